package wang

import "galley/page"

// titleRules say which tests a title candidate must pass.
type titleRules struct{ screen, anchors, category bool }

// Titles are the elements that may be the title of the article with the
// given body, in document order (Wang et al. 2009, section 4): those with text that lie
// whole within the first screens, hold no anchor text, and do not have the text of a
// link above the body, as the name of a category has. The paper does not say whether
// an element that fails hides its children. Here only one that begins below those
// screens does: a wide parent may fail while its heading passes.
//
// Where no element passes, relaxed is true and the rules are dropped one after the
// other: screens, then anchors, then category names. Without a body (None) there are no
// candidates.
func (x *Index) Titles(body page.NodeID) (nodes []page.NodeID, relaxed bool) {
	if body == page.None {
		return nil, false
	}
	steps := []titleRules{{true, true, true}, {false, true, true}, {false, false, true}, {}}
	for step, rules := range steps {
		if nodes = x.titles(x.Box(body).Y, rules); len(nodes) > 0 {
			return nodes, step > 0
		}
	}
	return nil, true
}

func (x *Index) titles(bodyTop float64, rules titleRules) []page.NodeID {
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

// mayBeTitle applies the rules, the cheap ones first.
func (x *Index) mayBeTitle(n page.NodeID, bodyTop float64, rules titleRules) bool {
	return x.Chars(n) > 0 &&
		(!rules.screen || x.wholeInScreens(x.Box(n))) &&
		(!rules.anchors || !x.hasAnchorText(n)) &&
		(!rules.category || !x.isCategoryName(n, bodyTop))
}

// wholeInScreens reports whether a box lies within the first screens, to one CSS px (Wang
// et al. 2009, section 4, Observation 1).
func (x *Index) wholeInScreens(b page.Rect) bool {
	const tolerance = 1
	return !b.Empty() && b.X >= -tolerance && b.Y >= -tolerance &&
		b.Right() <= x.Limits.ScreenWidth+tolerance && b.Bottom() <= x.Limits.depth()+tolerance
}
