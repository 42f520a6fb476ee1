package fit

import (
	"math"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// InCell places an item of a grid that is narrower than its column in the middle or at the end of it,
// where margins did so: browsers compute auto as 0 there. At the beginning it is the bar of a chart or a label. It
// is "" for all others, and for an item that the grid itself places or that reaches through several columns.
func (c *Column) InCell(n page.NodeID, parent *Element, k *sheet.Key) string {
	if parent.Items != nil && (parent.Items.Stacked || parent.Items.Tracks != "") || parent.Node != c.Page.Nodes[n].Parent || !c.Sheet.Known(parent.Style) || k.Pin.Over != "" {
		return ""
	}
	look, around := c.Page.Styles[c.Page.Nodes[n].Style].Look, c.Page.Styles[parent.Style].Look
	self, all := look[sheet.LookAt["justify-self"]], around[sheet.LookAt["justify-items"]]
	w := sheet.Pixels(look[sheet.Width])
	if !strings.HasSuffix(around[sheet.Display], "grid") || w <= 0 || sheet.Pixels(look[sheet.MarginL]) != 0 || sheet.Pixels(look[sheet.MarginR]) != 0 {
		return ""
	}
	if self != "auto" && self != "normal" || all != "normal" && all != "stretch" && all != "legacy" {
		if c.isEmpty(n) && !strings.Contains(k.Room, "width:") { // it would have no width of its own
			return "width:min(100%, " + sheet.Short(w) + "px);"
		}
		return ""
	}
	box, outer := c.Page.Nodes[n].Box, c.Page.Nodes[parent.Node].Box
	bar := layout.Paints(look) && box.H <= layout.MaxLabel && c.Page.Nodes[n].End-n <= mostSpareNodes && !strings.Contains(k.Room+k.Width, "width:")
	if !bar && box.W < sheet.Wide && layout.Says(c.Page, n) {
		return "" // its width is that of its words
	}
	from := sheet.Pixels(around[sheet.BorderLW]) + sheet.Pixels(around[sheet.PaddingL])
	left, right := box.X-outer.X, box.Right()-outer.X
	if around[sheet.LookAt["direction"]] == "rtl" { // columns begin on the right
		from = sheet.Pixels(around[sheet.BorderRW]) + sheet.Pixels(around[sheet.PaddingR])
		left, right = outer.Right()-box.Right(), outer.Right()-box.X
	}
	for track := range strings.FieldsSeq(around[sheet.Tracks]) {
		to := from + sheet.Pixels(track)
		before, after := left-from, to-right
		if bar && math.Abs(before) <= 1 && after > 1 {
			return c.barInCell(n, box.W/(to-from))
		}
		if before >= 1 && after >= -1 {
			place := "end"
			if math.Abs(before-after) <= 1 {
				place = "center"
			} else if after > 1 {
				return ""
			}
			return "justify-self:" + place + ";width:min(100%, " + sheet.Short(w) + "px);"
		}
		from = to + sheet.Pixels(around[sheet.LookAt["column-gap"]])
	}
	return ""
}

// barInCell is the width of a box of one line with a ground, which takes a share of its column: the bar of a chart. A
// label is as wide as its words.
func (c *Column) barInCell(n page.NodeID, share float64) string {
	if words, _, ok := c.extent(n); ok && words.W >= layout.ContentOf(c.Page, n).W-Same {
		return "justify-self:start;"
	}
	return "box-sizing:border-box;width:" + sheet.Short(100*share) + "%;"
}
