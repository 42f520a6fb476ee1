package arrangement

import (
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// leastMark is the room, in CSS px, that the sign of a style sheet has beside the children of a grid.
const leastMark = 8

// besideMark decides how the children of a grid are written that stand in areas with names, and beside them a sign that
// a style sheet put in front of them: the areas do not come along. The sign has the first column, as wide as it
// was. It is nil where all else lays them out.
func (c *Source) besideMark(n page.NodeID, items []page.NodeID) *Arrangement {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if !strings.HasSuffix(look[sheet.Display], "grid") || len(items) > maxGridItems || !c.inAreas(items) {
		return nil
	}
	left, right := layout.Content(c.Page, n)
	room := right - left
	for _, item := range items {
		room = min(room, c.Page.Nodes[item].Box.X-left)
	}
	ar := &Arrangement{Columns: tooWide(c.Page, n, items)}
	ar.Tracks, ar.Cells = c.cells(n, items, left, right)
	if first := "minmax(0, " + sheet.Short(room) + "fr)"; room >= leastMark && strings.HasPrefix(ar.Tracks, first) {
		ar.Tracks = sheet.Short(room) + "px" + ar.Tracks[len(first):]
	}
	return ar
}
