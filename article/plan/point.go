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

// isForScreenReaders reports whether an element is laid over one point of the page, a line or a place
// outside of it, and holds nothing but texts that nobody sees. Written, it would break the line that it
// stands in, or leave a gap.
func (pl *Plan) isForScreenReaders(n page.NodeID) bool {
	p := pl.Page
	node := &p.Nodes[n]
	point := p.OnOnePoint(n)
	if node.End-n > pointNodes || !point && !laidNowhere(p, n) {
		return false
	}
	says, shut := point, !point && (isOutside(node.Box) || clips(p, n))
	for i := n; i < node.End; i++ {
		child := &p.Nodes[i]
		switch {
		case child.Kind == page.Text:
			if child.Hidden || page.IsBlank(child.Text) {
				continue
			}
			if says = slices.Contains(pl.unseen, i); !says {
				return false
			}
		case child.Attr("id") != "" || child.Attr("name") != "" || !shut && child.Box.W > pointSide || allowlist.VoidTags[child.Tag] || allowlist.IsPlayer(child.Tag):
			return false
		}
	}
	return says
}

// laidNowhere reports whether an element is laid over a line of the page, or over a place outside of it.
func laidNowhere(p *page.Page, n page.NodeID) bool {
	box := p.Nodes[n].Box
	return p.Laid && p.Nodes[n].Style != page.NoStyle && p.IsOut(n) && (min(box.W, box.H) <= pointSide || isOutside(box))
}

// isOutside reports whether a box lies left of the page or above it, where nobody can scroll to.
func isOutside(box page.Rect) bool { return !box.Empty() && (box.Right() <= 0 || box.Bottom() <= 0) }

// clips reports whether an element cuts off all that reaches out of it.
func clips(p *page.Page, n page.NodeID) bool {
	style := p.StyleOf(n)
	if style == nil || len(style.Look) == 0 {
		return false
	}
	x, y := style.LookValue("overflow-x"), style.LookValue("overflow-y")
	return (x == "hidden" || x == "clip") && (y == "hidden" || y == "clip")
}
