package fit

import (
	"math"
	"strconv"
	"strings"

	"galley/article/layout"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/page"
)

// floatRow is the width of a picture that floats in a row of such, as a share of what is around: so
// the row holds on narrow screens, too, where a float beside words does not. "" for any other
// element.
func (c *Column) floatRow(n page.NodeID, look []string, parent *Element) string {
	side := look[sheet.Float]
	if side != "left" && side != "right" || parent.Node == page.None || parent.Items != nil {
		return ""
	}
	left, right := layout.Room(c.Page, n)
	room, taken, row, asked := right-left, 0.0, 0, 0
	if room <= sheet.Telephone {
		return ""
	}
	for item := range c.Page.Children(parent.Node) {
		if asked++; asked > layout.MaxSiblings {
			return ""
		}
		style := c.Page.Nodes[item].Style
		if c.Page.Nodes[item].Kind != page.Element || !c.Sheet.Known(style) || c.Page.Styles[style].Look[sheet.Float] != side ||
			math.Abs(c.Page.Nodes[item].Box.Y-c.Page.Nodes[n].Box.Y) > 2 {
			continue
		}
		if !c.isPictured(item) {
			return ""
		}
		row++
		taken += c.Page.Nodes[item].Box.W + Besides(c.Page.Styles[style].Look)
	}
	box := c.Page.Nodes[n].Box
	if row < 2 || taken > room+1 || box.W < sheet.Wide/2 {
		return ""
	}
	beside := Besides(look)
	share := math.Floor(1e6*(box.W+beside)/room) / 1e4
	if look[sheet.BoxSizing] != "border-box" {
		beside += box.W - sheet.Pixels(look[sheet.Width])
	}
	return "calc(" + strconv.FormatFloat(share, 'f', -1, 64) + "% - " + sheet.Short(beside) + "px)"
}

// Besides is how wide the margins of a look are on both sides, in CSS px.
func Besides(look []string) float64 {
	return sheet.Pixels(look[sheet.MarginL]) + sheet.Pixels(look[sheet.MarginR])
}

// fewWords is how many characters the caption of a picture has in such a row at most.
const fewWords = 60

// isPictured reports whether n is little more than a picture.
func (c *Column) isPictured(n page.NodeID) bool {
	const most = 24 // nodes
	if c.Page.Nodes[n].End-n > most || page.Chars(strings.TrimSpace(page.Norm(c.Page.Text(n)))) > fewWords {
		return false
	}
	for i := n; i < c.Page.Nodes[n].End; i++ {
		if picture.Is(c.Page, i) && c.Page.Nodes[i].Box.W >= 0.8*c.Page.Nodes[n].Box.W {
			return true
		}
	}
	return false
}
