package features

import "galley/page"

// titleRules are the tests of a title that are on.
type titleRules struct{ screen, anchors, category bool }

// TitleCandidates are the elements that may be the title of the article with the
// given body, in document order ([Wang09] §4, algorithms 2.7): those with text
// that lie whole within the first screens, hold no anchor text, and do not say
// what a link above the body says, as the name of a category does. Only what
// begins below those screens is not descended into (OPEN-W16).
//
// Where none is left the rules are dropped one after the other, screens first,
// then anchors, then category names, until there is one, and relaxed is true.
// Without a body (None) there are none (OPEN-W19). The error is ErrNoLayout.
func TitleCandidates(x *Index, body page.NodeID) (nodes []page.NodeID, relaxed bool, err error) {
	if !x.Page.Laid {
		return nil, false, ErrNoLayout
	}
	if body == page.None {
		return nil, false, nil
	}
	steps := []titleRules{{true, true, true}, {false, true, true}, {false, false, true}, {}}
	for step, rules := range steps {
		if nodes = x.subtrees().titles(x.Box(body).Y, rules); len(nodes) > 0 {
			return nodes, step > 0, nil
		}
	}
	return nil, true, nil
}

func (x *subtreeIndex) titles(bodyTop float64, rules titleRules) []page.NodeID {
	var nodes []page.NodeID
	x.walk(func(n page.NodeID) (descend bool) {
		if rules.screen && x.Box(n).Y >= x.Limits.depth() {
			return false
		}
		if x.mayBeTitle(n, bodyTop, rules) {
			nodes = append(nodes, n)
		}
		return true
	})
	return nodes
}

// mayBeTitle asks what costs most last.
func (x *subtreeIndex) mayBeTitle(n page.NodeID, bodyTop float64, rules titleRules) bool {
	return x.Chars(n) > 0 &&
		(!rules.screen || x.wholeInScreens(x.Box(n))) &&
		(!rules.anchors || !x.hasAnchorText(n)) &&
		(!rules.category || !x.isCategoryName(n, bodyTop))
}

// wholeInScreens is Observation 1 of titles, with a tolerance of one px.
func (x *subtreeIndex) wholeInScreens(b page.Rect) bool {
	const tolerance = 1
	return !b.Empty() && b.X >= -tolerance && b.Y >= -tolerance &&
		b.Right() <= x.Limits.ScreenWidth+tolerance && b.Bottom() <= x.Limits.depth()+tolerance
}
