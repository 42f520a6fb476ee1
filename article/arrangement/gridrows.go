package arrangement

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// span is from where to where the children of a grid reach in it with their margins, in CSS px from the top of
// the page.
type span struct{ top, bottom float64 }

// rowSpans are those of the items of a grid n. Rows begin above the margins of their items; one that
// stands in the middle or at the end of its row, or on the base line of another one, is as high as the item that
// made the row so high.
func (c *Source) rowSpans(n page.NodeID, items []page.NodeID) map[page.NodeID]span {
	spans, lower := map[page.NodeID]span{}, []page.NodeID(nil)
	for _, item := range items {
		box, look := c.Page.Nodes[item].Box, c.Page.Styles[c.Page.Nodes[item].Style].Look
		spans[item] = span{box.Y - sheet.Pixels(look[sheet.MarginT]), box.Bottom() + max(0, sheet.Pixels(look[sheet.MarginB]))}
		if c.mayBeLower(n, look) {
			lower = append(lower, item)
		}
	}
	for _, item := range lower {
		if high, ok := c.highest(item, items, spans); ok {
			spans[item] = high
		}
	}
	return spans
}

// highest is the span of the item beside another one that is the highest and begins above it.
func (c *Source) highest(item page.NodeID, items []page.NodeID, spans map[page.NodeID]span) (high span, ok bool) {
	own, box := spans[item], c.cell(item)
	high = own
	for _, other := range items {
		b, s := c.cell(other), spans[other]
		beside := b.X >= box.Right()-sameEdge || b.Right() <= box.X+sameEdge
		shared := min(s.bottom, own.bottom) - max(s.top, own.top)
		if beside && s.top < high.top-sameEdge && 2*shared >= own.bottom-own.top {
			high, ok = s, true
		}
	}
	return high, ok
}

// cell is where an item of a grid begins and ends in its row: not where margins draw it over what stands
// beside it, as a sign between two cards.
func (c *Source) cell(item page.NodeID) page.Rect {
	box, look := c.Page.Nodes[item].Box, c.Page.Styles[c.Page.Nodes[item].Style].Look
	left, right := max(0, -sheet.Pixels(look[sheet.MarginL])), max(0, -sheet.Pixels(look[sheet.MarginR]))
	if left+right > box.W+sameEdge {
		return box
	}
	return page.Rect{X: box.X + left, Y: box.Y, W: box.W - left - right, H: box.H}
}

// mayBeLower reports whether an item with a look need not begin at the top of its row.
func (c *Source) mayBeLower(n page.NodeID, look []string) bool {
	align := look[sheet.LookAt["align-self"]]
	if align == "auto" && sheet.Known(c.Page, c.Page.Nodes[n].Style) {
		align = c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.LookAt["align-items"]]
	}
	return strings.Contains(align, "center") || strings.Contains(align, "end") || strings.Contains(align, "baseline")
}
