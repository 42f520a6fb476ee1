package boilerplate

import (
	"strings"

	"galley/page"
)

// Bounds of the parts of a text that are marked up alike: elements around the first that may be
// the part, blocks of a part, words of its longest block, and the share of links in it.
const (
	partLevels = 3
	partBlocks = 60
	partProse  = 10
	partLinked = 0.3
)

// hasName reports whether an element has a class or an id, by which others may be like it.
func (t *View) hasName(n page.NodeID) bool {
	return t.Page.Nodes[n].Attr("class") != "" || t.Page.Nodes[n].Attr("id") != ""
}

// isAlike reports whether two elements with one parent are marked up alike, but for numbers.
func (t *View) isAlike(a, b page.NodeID) bool {
	if markupOf(t.Page, a) != markupOf(t.Page, b) {
		return false
	}
	return t.Page.Nodes[b].Attr("class") != "" || stemOf(t.Page.Nodes[a].Attr("id")) == stemOf(t.Page.Nodes[b].Attr("id"))
}

// headingOf is the tag of the first heading in an element, empty without.
func (t *View) headingOf(n page.NodeID) string {
	for i, to := t.Span(n); i < to; i++ {
		if h := t.Heading(t.BlockElement(i)); h != page.None && t.Page.Contains(n, h) && isHeading(t.Page.Nodes[h].Tag) {
			return t.Page.Nodes[h].Tag
		}
	}
	return ""
}

// isPart reports whether an element may be a part of a text: it has prose, few links, and
// nothing that a story of its own has.
func (t *View) isPart(n page.NodeID) bool {
	from, to := t.Span(n)
	if to-from > partBlocks || t.LinkShare(n) > partLinked {
		return false
	}
	for i := n; i < t.Page.Nodes[n].End; i++ {
		switch tag := t.Page.Nodes[i].Tag; tag {
		case "time", "h1", "input", "textarea":
			return false
		case "article":
			if i == n {
				return false
			}
		}
	}
	for i := from; i < to; i++ {
		if t.IsProse(i) && t.BlockWords(i) >= partProse {
			return true
		}
	}
	return false
}

// stemOf is a name without the numbers in it.
func stemOf(name string) string { return strings.Map(withoutDigits, name) }
