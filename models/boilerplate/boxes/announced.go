package boxes

import (
	"galley/page"
)

// isAnnounced reports whether the text that is kept right before a list ends with a colon: what it
// says there is the list.
func (a *Among) isAnnounced(list page.NodeID) bool {
	before, _ := a.Span(list)
	before--
	if before < a.From || !a.Kept(before) || a.Page.Nodes[a.BlockElement(before)].Parent != a.Page.Nodes[list].Parent {
		return false
	}
	return page.EndsInColon(a.BlockText(before))
}
