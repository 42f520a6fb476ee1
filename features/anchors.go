package features

import (
	"unicode/utf8"

	"galley/page"
)

// maxAnchor is the longest link text that may be the name of a category, in
// characters. It bounds what a comparison costs.
const maxAnchor = 400

// collectAnchors notes where each link text first occurs. A link to the page
// itself names no category, where such links are allowed.
func (x *subtreeIndex) collectAnchors() {
	x.anchors = make(map[string]float64)
	for i := range x.Page.Nodes {
		n, id := &x.Page.Nodes[i], page.NodeID(i)
		if n.Kind != page.Element || n.Tag != "a" || n.Hidden || x.lineage[i]&underOutboundLink == 0 || x.Box(id).Empty() {
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

// hasAnchorText reports whether n is, lies in or contains a link with text. For
// a subtree with text these are one question: has it text that is in a link?
func (x *subtreeIndex) hasAnchorText(n page.NodeID) bool { return x.within(n).awayChars > 0 }

// isCategoryName reports whether a link above the given height of the page, in
// CSS px, has the same text as n (OPEN-W18).
func (x *subtreeIndex) isCategoryName(n page.NodeID, bodyTop float64) bool {
	// Folding and the blanks between runs only make a text longer.
	if x.Chars(n) > x.longestAnchor {
		return false
	}
	top, ok := x.anchors[x.folded(n)]
	return ok && top < bodyTop
}
