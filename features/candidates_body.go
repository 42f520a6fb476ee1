package features

import "galley/page"

// ErrNoLayout says that a page has no boxes, because no browser laid it out:
// candidates cannot be found on it.
var ErrNoLayout error = noLayout{}

type noLayout struct{}

func (noLayout) Error() string { return "features: the page is not laid out" }

// Hint says what to do about it.
func (noLayout) Hint() string { return "render it in a browser, or use a method that needs no layout" }

// bodyRules are the tests of a body that are on.
type bodyRules struct{ top, area bool }

// BodyCandidates are the elements that may be the body of the article, in
// document order ([Wang09] §3.2.2, algorithms 2.4): those that begin within the
// first screens and are not tiny. An element that fails is not descended into
// either, unless it has no box of its own (OPEN-W7).
//
// Where none is left, the first of these that has any, and relaxed is true: the
// elements that are not tiny, wherever they begin; all elements with visible
// text. The error is ErrNoLayout.
func BodyCandidates(x *Index) (nodes []page.NodeID, relaxed bool, err error) {
	if !x.Page.Laid {
		return nil, false, ErrNoLayout
	}
	for step, rules := range []bodyRules{{top: true, area: true}, {area: true}, {}} {
		if nodes = x.subtrees().bodies(rules); len(nodes) > 0 {
			return nodes, step > 0, nil
		}
	}
	return nil, true, nil
}

func (x *subtreeIndex) bodies(rules bodyRules) []page.NodeID {
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

func (x *subtreeIndex) mayBeBody(n page.NodeID, rules bodyRules) bool {
	box := x.Box(n)
	if rules == (bodyRules{}) {
		return x.Chars(n) > 0
	}
	return !box.Empty() &&
		(!rules.area || box.Area() >= x.Limits.MinBodyArea()) &&
		(!rules.top || x.beginsInScreens(box))
}

// beginsInScreens is Observation 1 of bodies. A top above the page counts where
// some of the box does not lie above it (OPEN-W7).
func (x *subtreeIndex) beginsInScreens(b page.Rect) bool {
	return b.Y < x.Limits.depth() && (b.Y >= 0 || b.Bottom() > 0)
}

// walk enters the elements of the page's <body>, itself first, in document
// order. What is hidden is left out, and so is what lies in an element for which
// enter says not to descend.
func (x *subtreeIndex) walk(enter func(page.NodeID) (descend bool)) {
	body := x.Page.Body()
	for id := body; id < x.Page.Nodes[body].End; id++ {
		n := &x.Page.Nodes[id]
		if n.Kind == page.Element && (n.Hidden || !enter(id)) {
			id = n.End - 1
		}
	}
}
