package fit

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// A box with room to spare is at most so large, and has so few nodes: the circle around a
// number, a label, a bar with one line in it.
const (
	mostSpareNodes = 32
	mostSpare      = 200.0 // CSS px of height, too
)

// SpareSize keeps the size of a small box that is larger than the words in it: something
// else made it so. As a least size it still grows with its words where another font has
// wider ones.
func (c *Column) SpareSize(n page.NodeID, tag string, k *sheet.Key, parent *Element) string {
	node := &c.Page.Nodes[n]
	pinned := strings.TrimPrefix(k.Pin.Size, ";") // its width is said there
	if strings.Contains(pinned, "height:") || strings.Contains(pinned, "aspect-ratio:") || k.Pin.Size == "" && k.Width == "100%" || !c.maySpare(n, tag) {
		return ""
	}
	look := c.Page.Styles[node.Style].Look
	shrinks := c.shrinks(look, parent)
	if !shrinks && !layout.Paints(look) {
		return ""
	}
	words, height, ok := c.extent(n)
	if !ok {
		return ""
	}
	var out string
	inner := layout.ContentOf(c.Page, n)
	grows := look[sheet.LookAt["flex-grow"]] != "0"
	if w := sheet.Pixels(look[sheet.Width]); k.Width == "" && k.Pin.Size == "" && (shrinks && !grows || c.squareInGrid(n, parent)) && node.Box.W < sheet.Wide && w > 0 && inner.W > words.W+Same {
		out += "min-width:" + sheet.Short(w) + "px;"
	}
	stretched, short := c.stretched(n, parent)
	if h := sheet.Pixels(look[sheet.Height]); h > 0 && inner.H > height+2 && !(stretched && c.besideFull(n, parent)) {
		if strings.HasPrefix(pinned, "box-sizing:border-box;") {
			h = node.Box.H
		}
		least := "min-height:" + sheet.Short(h) + "px;"
		if ratio := look[sheet.Aspect]; ratio != "" && !strings.HasPrefix(ratio, "auto") && k.Width == "" && k.Pin.Size == "" && sheet.Pixels(look[sheet.Width]) > 0 {
			least = "width:min(100%, " + sheet.Short(sheet.Pixels(look[sheet.Width])) + "px);" // or it would be as wide in a narrow column, too
		}
		out += least
	}
	if short || !stretched && c.squareInGrid(n, parent) && stretchedBy(look, c.Page.Styles[parent.Style].Look) {
		out += "align-self:flex-start;"
	}
	if out != "" && look[sheet.BoxSizing] == "border-box" {
		out = "box-sizing:border-box;" + out
	}
	return out
}

// squareInGrid reports whether n is a small square or circle in a row of a grid that is as wide as its column:
// on a narrow screen the column would be as narrow as the number in it.
func (c *Column) squareInGrid(n page.NodeID, parent *Element) bool {
	box := c.Page.Nodes[n].Box
	return box.W <= smallInRow && math.Abs(box.W-box.H) <= 1 && c.inGridRow(n, parent)
}

// maySpare reports whether an element is such a small box with something in it.
func (c *Column) maySpare(n page.NodeID, tag string) bool {
	node := &c.Page.Nodes[n]
	return c.Sheet.Known(node.Style) && node.End > n+1 && node.End-n <= mostSpareNodes && node.Box.H <= mostSpare &&
		!allowlist.IsPlayer(tag) && allowlist.TableParents[tag] == nil && !strings.HasPrefix(c.Page.Styles[node.Style].Look[sheet.Display], "table") && !layout.Turned(c.Page, n)
}

// extent is the box of all words and pictures in n, and how much height lines and boxes in it
// need at least; ok is false where something in it does not come along.
func (c *Column) extent(n page.NodeID) (words page.Rect, height float64, ok bool) {
	const letters = 1.1 // font sizes: of most fonts at least
	var all page.Rect
	leading := 0.0
	for i := n + 1; i < c.Page.Nodes[n].End; i++ {
		node := &c.Page.Nodes[i]
		if node.Hidden || node.Box.Empty() || node.Kind == page.Text && page.IsBlank(node.Text) {
			continue
		}
		if c.Nodes[i].Do == plan.Drop {
			return words, 0, false
		}
		all = all.Union(node.Box)
		if node.End == i+1 {
			words = words.Union(node.Box)
		}
		if style := c.Page.Nodes[node.Parent].Style; node.Kind == page.Text && c.Sheet.Known(style) {
			line, size := sheet.Pixels(c.Page.Styles[style].Look[sheet.LookAt["line-height"]]), c.Page.Styles[style].FontSize
			leading = max(leading, line-letters*size)
		}
	}
	return words, max(all.H, words.H+leading), !words.Empty()
}

// stretched reports whether n may be as high as it is because another item of its row is,
// and short whether it is not although its row stretches what has no height.
func (c *Column) stretched(n page.NodeID, parent *Element) (stretched, short bool) {
	if parent.Node == page.None || !c.Sheet.Known(parent.Style) {
		return false, false
	}
	look, around := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Styles[parent.Style].Look
	d := around[sheet.Display]
	if !strings.HasSuffix(d, "flex") && !strings.HasSuffix(d, "grid") || strings.HasPrefix(around[sheet.FlexDir], "column") && strings.HasSuffix(d, "flex") {
		return false, false
	}
	stretch := stretchedBy(look, around)
	box := c.Page.Nodes[n].Box
	asked := 0
	for other := range c.Page.Children(parent.Node) {
		if asked++; asked > layout.MaxSiblings {
			break // a long row is a list of its own
		}
		b := c.Page.Nodes[other].Box
		if other == n || b.Empty() || b.Y >= box.Bottom() || b.Bottom() <= box.Y {
			continue
		}
		stretched = stretched || stretch && math.Abs(b.H-box.H) <= 1
		above, below := c.marginsOf(other)
		own, _ := c.marginsOf(n)
		short = short || stretch && above+b.H+below > box.H+1 && math.Abs(b.Y-above-box.Y+own) <= 1
	}
	return stretched, short
}

// marginsOf are the margins above and below an item, which its row is as high as, too, in CSS px.
func (c *Column) marginsOf(n page.NodeID) (above, below float64) {
	if style := c.Page.Nodes[n].Style; c.Sheet.Known(style) {
		look := c.Page.Styles[style].Look
		above, below = sheet.Pixels(look[sheet.MarginT]), sheet.Pixels(look[sheet.MarginB])
	}
	return above, below
}

// stretchedBy reports whether a row with the look around makes an item with a look as high as itself, if nothing
// says how high the item is.
func stretchedBy(look, around []string) bool {
	stretches := func(align string) bool { return align == "normal" || align == "stretch" }
	self := look[sheet.LookAt["align-self"]]
	return stretches(self) || self == "auto" && stretches(around[sheet.LookAt["align-items"]])
}

// ShortPicture keeps a picture lower than the row that it is an item of: its height follows from its width, so
// that the row would stretch it.
func (c *Column) ShortPicture(n page.NodeID, tag string, parent *Element) string {
	if tag != "img" && tag != "video" || parent.Node == page.None || parent.Node != c.Page.Nodes[n].Parent || !c.inFlexRow(parent) || parent.Items != nil && parent.Items.Stacked {
		return ""
	}
	look, around := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Styles[parent.Style].Look
	box, row := c.Page.Nodes[n].Box, layout.ContentBox(c.Page.Nodes[parent.Node].Box, around)
	if around[sheet.FlexWrap] != "nowrap" || !stretchedBy(look, around) || box.Y > row.Y+sheet.Pixels(look[sheet.MarginT])+1 || box.Bottom()+sheet.Pixels(look[sheet.MarginB]) >= row.Bottom()-1 {
		return ""
	}
	return "align-self:flex-start;"
}

// besideFull reports whether something beside n in its row is as high as it is, and has no room to spare: it may
// have made n so high. Keys of a keyboard, which all have room, are as high as their style sheet says.
func (c *Column) besideFull(n page.NodeID, parent *Element) bool {
	box, asked := c.Page.Nodes[n].Box, 0
	for other := range c.Page.Children(parent.Node) {
		if asked++; asked > layout.MaxSiblings {
			return true
		}
		node := &c.Page.Nodes[other]
		if other == n || node.Hidden || node.Box.Empty() || math.Abs(node.Box.H-box.H) > 1 || node.Box.Y >= box.Bottom() || node.Box.Bottom() <= box.Y {
			continue
		}
		if !c.maySpare(other, node.Tag) {
			return true
		}
		inner := layout.ContentBox(node.Box, c.Page.Styles[node.Style].Look)
		if _, height, ok := c.extent(other); !ok || inner.H <= height+2 {
			return true
		}
	}
	return false
}
