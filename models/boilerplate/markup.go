package boilerplate

import (
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// lineMarkup is how an element and its parent are marked up. Numbers in class names, which
// may count entries, do not count.
type lineMarkup struct{ tag, class, parentTag, parentClass string }

// markupOf is how an element is marked up.
func markupOf(p *page.Page, n page.NodeID) (m lineMarkup) {
	class := func(n page.NodeID) string { return strings.Map(withoutDigits, p.Nodes[n].Attr("class")) }
	m.tag, m.class = p.Nodes[n].Tag, class(n)
	if up := p.Nodes[n].Parent; up != page.None {
		m.parentTag, m.parentClass = p.Nodes[up].Tag, class(up)
	}
	return m
}

// withoutDigits drops digits, for [strings.Map].
func withoutDigits(r rune) rune {
	if unicode.IsDigit(r) {
		return -1
	}
	return r
}

// levels is how many levels of headings there are below the title.
const levels = 5

// headings are the tags of headings below the title, from the upper level down.
var headings = [levels]string{"h2", "h3", "h4", "h5", "h6"}

// headingLevel is the level of headings that a tag is of, in [0, levels), -1 of other tags.
func headingLevel(tag string) int { return slices.Index(headings[:], tag) }

// isHeading reports whether a tag is that of a heading below the title.
func isHeading(tag string) bool { return headingLevel(tag) >= 0 }
