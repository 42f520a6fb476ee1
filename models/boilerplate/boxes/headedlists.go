package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/page"
)

// isHeadedList reports whether a list stands right behind a heading that is kept, beside it, and neither
// leads anywhere: the heading is of the list. Names of who wrote posts are links mostly.
func (a *Among) isHeadedList(list page.NodeID) bool {
	from, to := a.Span(list)
	before := from - 1
	if !a.Has(before, to) || !a.Kept(before) || a.BlockLinkShare(before) > 0 || a.LinkShare(list) > 0 {
		return false
	}
	h := a.BlockElement(before)
	return markup.IsHeading(a.Page.Nodes[h].Tag) && a.Page.Nodes[a.AloneIn(h)].Parent == a.Page.Nodes[list].Parent
}
