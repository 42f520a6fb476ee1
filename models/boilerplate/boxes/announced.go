package boxes

import (
	"strings"

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
	text := strings.TrimSpace(a.BlockText(before))
	return strings.HasSuffix(text, ":") || strings.HasSuffix(text, "：")
}
