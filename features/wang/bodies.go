package wang

import "galley/page"

// bodyRules say which tests a body candidate must pass.
type bodyRules struct{ top, area bool }

// Bodies are the elements that may be the body of the article, in document
// order (Wang et al. 2009, section 3.2.2): those that begin within the first screens
// and are at least Limits.MinBodyArea large. What lies in an element that fails is left
// out too, as in the paper, except where that element has no box of its own: then
// today's CSS lays its children out elsewhere.
//
// Where no element passes, relaxed is true and the rules are dropped one after the
// other: first where the element begins, then its size. With none left, every element
// with visible text is a candidate.
func (x *Index) Bodies() (nodes []page.NodeID, relaxed bool) {
	for step, rules := range []bodyRules{{top: true, area: true}, {area: true}, {}} {
		if nodes = x.bodies(rules); len(nodes) > 0 {
			return nodes, step > 0
		}
	}
	return nil, true
}

func (x *Index) bodies(rules bodyRules) []page.NodeID {
	var nodes []page.NodeID
	x.walk(func(n page.NodeID) (descend bool) {
		if x.mayBeBody(n, rules) {
			nodes = append(nodes, n)
			return true
		}
		return rules == (bodyRules{}) || x.Page.Nodes[n].Box.Empty()
	})
	return nodes
}

func (x *Index) mayBeBody(n page.NodeID, rules bodyRules) bool {
	box := x.Box(n)
	if rules == (bodyRules{}) {
		return x.Chars(n) > 0
	}
	return !box.Empty() &&
		(!rules.area || box.Area() >= x.Limits.MinBodyArea()) &&
		(!rules.top || x.beginsInScreens(box))
}

// beginsInScreens reports whether a box begins within the first screens (Wang et al.
// 2009, section 3.2.2, Observation 1). A top above the page counts as inside where the
// bottom is not above the page.
func (x *Index) beginsInScreens(b page.Rect) bool {
	return b.Y < x.Limits.depth() && (b.Y >= 0 || b.Bottom() > 0)
}

// walk calls enter for the elements of the page, from <body> on, in document order.
// Hidden subtrees are left out, and so is what lies below an element for which enter
// returns false.
func (x *Index) walk(enter func(page.NodeID) (descend bool)) {
	body := x.Page.Body()
	for id := body; id < x.Page.Nodes[body].End; id++ {
		n := &x.Page.Nodes[id]
		if n.Kind == page.Element && (n.Hidden || !enter(id)) {
			id = n.End - 1
		}
	}
}
