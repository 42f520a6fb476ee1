package wang

import (
	"unicode/utf8"

	"galley/page"
)

// maxAnchor is the longest link text that may be the name of a category, in
// characters. It bounds the cost of a comparison.
const maxAnchor = 400

// collectAnchors notes the smallest top of each link text.
func (x *Index) collectAnchors() {
	x.anchors = make(map[string]float64)
	for i := range x.Page.Nodes {
		n, id := &x.Page.Nodes[i], page.NodeID(i)
		if n.Kind != page.Element || n.Tag != "a" || n.Hidden || x.ancestry[i]&inAnchor == 0 || x.Box(id).Empty() {
			continue
		}
		if chars := x.Chars(id); chars == 0 || chars > maxAnchor {
			continue
		}
		text, top := x.folded(id), x.Box(id).Y
		if before, ok := x.anchors[text]; !ok || top < before {
			x.anchors[text] = top
		}
		x.longestAnchor = max(x.longestAnchor, utf8.RuneCountInString(text))
	}
}

// hasAnchorText reports whether n is, lies in or contains a link with text. For a
// subtree with text that is one question: is any of its text in a link?
func (x *Index) hasAnchorText(n page.NodeID) bool { return x.within(n).anchorChars > 0 }

// isCategoryName reports whether a link whose top is above bodyTop, in CSS px, has the
// same text as n (Wang et al. 2009, section 4, Observation 3). Texts are the same when
// they are equal with white space collapsed and case folded.
func (x *Index) isCategoryName(n page.NodeID, bodyTop float64) bool {
	// Folding and the blanks between runs only make a text longer.
	if x.Chars(n) > x.longestAnchor {
		return false
	}
	top, ok := x.anchors[x.folded(n)]
	return ok && top < bodyTop
}
