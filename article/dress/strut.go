package dress

import (
	"math"

	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// mostStrutNodes is how many nodes of a block are looked at for the texts on its lines.
const mostStrutNodes = 64

// strut is the font size of an element whose lines are only as high as the smaller words in
// elements inside of it. Old documents are laid out so (quirks mode: the line height
// calculation quirk of the Quirks Mode Standard, section 3.3), while in the article the own
// font size of a block, which no word has, would make each line higher. It is "" elsewhere.
func (c *Dress) strut(n page.NodeID) string {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	if style.Display != "inline" && !strutted[style.Display] {
		return ""
	}
	own := sheet.Pixels(style.Look[sheet.FontSize])
	first, largest := c.wordsInside(n)
	if first == page.None || largest > own-1 || !c.lacksStrut(n, first) {
		return ""
	}
	if style.Generated(page.Before) != nil || style.Generated(page.After) != nil {
		return "" // which is set in the own size
	}
	return "font-size:" + sheet.Short(largest) + "px;"
}

// strutted are the boxes whose lines are looked at. The sign of a list item holds its line.
var strutted = map[string]bool{"block": true, "table-cell": true, "table-caption": true, "flow-root": true, "inline-block": true}

// wordsInside is the first text in n and the largest font size of its texts; page.None where
// a text is n's own, or something else than words stands on its lines.
func (c *Dress) wordsInside(n page.NodeID) (first page.NodeID, largest float64) {
	first = page.None
	end := c.Page.Nodes[n].End
	if end-n > mostStrutNodes {
		return page.None, 0
	}
	for i := n + 1; i < end; i++ {
		node := &c.Page.Nodes[i]
		switch {
		case node.Kind == page.Text && page.IsBlank(node.Text):
		case node.Kind == page.Text:
			style := c.Page.Nodes[node.Parent].Style
			if node.Parent == n || !c.Sheet.Known(style) || c.Page.Styles[style].Look[sheet.LineHeight] != "normal" {
				return page.None, 0
			}
			if first == page.None {
				first = i
			}
			largest = max(largest, sheet.Pixels(c.Page.Styles[style].Look[sheet.FontSize]))
		case node.Kind != page.Element || !c.Sheet.Known(node.Style) || node.Tag == "img" || c.Page.Styles[node.Style].Display != "inline":
			return page.None, 0
		}
	}
	return first, largest
}

// lacksStrut reports whether the first text of a block begins at its upper edge, though the font
// of the block is larger: on the baseline of that font it would stand lower.
func (c *Dress) lacksStrut(n, first page.NodeID) bool {
	block := layout.BlockAround(c.Page, n)
	if !c.Sheet.Known(c.Page.Nodes[block].Style) {
		return false
	}
	look := c.Page.Styles[c.Page.Nodes[block].Style].Look
	if look[sheet.LineHeight] != "normal" {
		return false
	}
	edge := layout.ContentOf(c.Page, block).Y
	return math.Abs(c.Page.Nodes[first].Box.Y-edge) <= fit.Same
}
