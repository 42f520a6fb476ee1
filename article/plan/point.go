package plan

import (
	"slices"

	"galley/article/allowlist"
	"galley/page"
)

// Bounds of an element for screen readers: nodes, and CSS px of what is in it both ways.
const (
	pointNodes = 64
	pointSide  = 1.0
)

// isForScreenReaders reports whether an element is laid over one point of the page and holds
// nothing but texts that nobody sees. Written, it would break the line that it stands in.
func (pl *Plan) isForScreenReaders(n page.NodeID) bool {
	p := pl.Page
	node := &p.Nodes[n]
	if node.End-n > pointNodes || !p.OnOnePoint(n) {
		return false
	}
	for i := n; i < node.End; i++ {
		child := &p.Nodes[i]
		switch {
		case child.Kind == page.Text:
			if !child.Hidden && !page.IsBlank(child.Text) && !slices.Contains(pl.unseen, i) {
				return false
			}
		case child.Attr("id") != "" || child.Attr("name") != "" || child.Box.W > pointSide || allowlist.VoidTags[child.Tag] || allowlist.IsPlayer(child.Tag):
			return false
		}
	}
	return true
}
