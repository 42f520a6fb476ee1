package plan

import (
	"galley/page"
	"galley/page/control"
)

// emptiedNodes bounds the nodes of an item that has only buttons.
const emptiedNodes = 64

// isEmptied reports whether an item of a list has nothing but buttons, as the tabs of a box have: they stay
// behind, and the sign of the item would stand before nothing.
func (pl *Plan) isEmptied(n page.NodeID) bool {
	p := pl.Page
	node := &p.Nodes[n]
	if node.Tag != "li" || node.End-n > emptiedNodes {
		return false
	}
	buttons := 0
	for i := n + 1; i < node.End; {
		child := &p.Nodes[i]
		switch {
		case child.Kind == page.Text && !page.IsBlank(child.Text), child.Attr("id") != "" && pl.Named(i):
			return false
		case child.Kind != page.Element:
		case child.Tag == "button" && !control.IsHeadingButton(p, i) && p.First(i, "img") == page.None:
			buttons++
			i = child.End
			continue
		case child.Tag != "div" && child.Tag != "span":
			return false
		}
		i++
	}
	return buttons > 0
}
