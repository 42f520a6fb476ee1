package markup

import (
	"slices"

	"galley/page"
)

// Line is how an element and its parent are marked up. Numbers in class names, which
// may count entries, do not count.
type Line struct{ Tag, Class, ParentTag, ParentClass string }

// Of is how an element is marked up.
func Of(p *page.Page, n page.NodeID) (m Line) {
	class := func(n page.NodeID) string { return page.WithoutDigits(p.Nodes[n].Attr("class")) }
	m.Tag, m.Class = p.Nodes[n].Tag, class(n)
	if up := p.Nodes[n].Parent; up != page.None {
		m.ParentTag, m.ParentClass = p.Nodes[up].Tag, class(up)
	}
	return m
}

// Levels is how many levels of headings there are below the title.
const Levels = 5

// headings are the tags of headings below the title, from the upper level down.
var headings = [Levels]string{"h2", "h3", "h4", "h5", "h6"}

// Level is the level of headings that a tag is of, in [0, levels), -1 of other tags.
func Level(tag string) int { return slices.Index(headings[:], tag) }

// IsHeading reports whether a tag is that of a heading below the title.
func IsHeading(tag string) bool { return Level(tag) >= 0 }
