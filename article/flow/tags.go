package flow

import (
	"strconv"

	"galley/article/allowlist"
	"galley/page"
)

// belongs reports whether a block may stand where it would.
func (b *builder) belongs(tag string) bool {
	parents := parentTags[tag]
	return parents == nil || parents[b.top().piece.Tag]
}

// meaning is what an element is by its tag or, where that says nothing, by its role. One that stands
// in a line is a part of it: a heading among words, an item in a row of labels.
func (b *builder) meaning(n page.NodeID, tag string) string {
	node := &b.Page.Nodes[n]
	if means := node.Meaning(); tag == node.Tag && means != tag && (b.Page.IsBlock(n) || b.Page.IsBlock(node.Parent) && b.isAlone(n)) {
		return means
	}
	return tag
}

// maxBeside bounds how many nodes beside an element are looked at.
const maxBeside = 16

// isAlone reports whether an element is all that its parent shows.
func (b *builder) isAlone(n page.NodeID) bool {
	beside := 0
	for c := range b.Page.Children(b.Page.Nodes[n].Parent) {
		if beside++; beside > maxBeside {
			return false
		}
		if k := &b.Page.Nodes[c]; c != n && !k.Hidden && (k.Kind == page.Element || !page.IsBlank(k.Text)) {
			return false
		}
	}
	return true
}

// flowTag is what an element counts as: the title in the body is the h1, headings
// below it keep their distance, and tables of one column are none.
func (b *builder) flowTag(n page.NodeID, tag string) string {
	inTitle := !b.isBody || b.src.Title != page.None && b.Page.Contains(b.src.Title, n)
	switch {
	case inTitle && b.isBody && n == b.src.Title:
		return "h1"
	case inTitle && blockTags[tag]:
		return "div"
	case allowlist.Headings[tag]:
		return "h" + strconv.Itoa(min(6, int(tag[1]-'0')+b.shift))
	case b.isOneColumn(n, tag):
		return "div"
	}
	return tag
}
