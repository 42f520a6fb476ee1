package fit

import (
	"strings"

	"galley/article/arrangement"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// SharedRows is how children of n are laid out that stand in rows of the grid around n, one in each,
// as parts of cards do that begin at the same height in all cards of a row (CSS Grid 2, section 9,
// subgrids): as they are. Where the grid around got tracks of its own, or n holds another number of
// rows than it has children, ar stays.
func (c *Column) SharedRows(n page.NodeID, parent *Element, ar *arrangement.Arrangement) *arrangement.Arrangement {
	if ar == nil || !ar.Stacked || parent.Items == nil || parent.Items.Stacked || parent.Items.Tracks != "" || parent.Node != c.Page.Nodes[n].Parent {
		return ar
	}
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if !strings.HasPrefix(look[sheet.LookAt["grid-template-rows"]], "subgrid") || !strings.HasSuffix(c.Page.Styles[parent.Style].Look[sheet.Display], "grid") {
		return ar
	}
	span, ok := strings.CutPrefix(look[sheet.LookAt["grid-row-start"]], "span ")
	asked := 0
	for child := range c.Page.Children(n) {
		if asked++; asked > layout.MaxSiblings || !ok || c.Page.Nodes[child].Kind == page.Element && c.Page.Nodes[child].Hidden {
			return ar
		}
	}
	if int(sheet.Pixels(span)) != len(ar.Above) {
		return ar
	}
	return &arrangement.Arrangement{SharesRows: true}
}
