package view

import (
	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of the parts of a text that are marked up alike: elements around the first that may be
// the part, blocks of a part, words of its longest block, and the share of links in it.
const (
	PartLevels = 3
	PartBlocks = 60
	partProse  = 10
	PartLinked = 0.3
)

// HasName reports whether an element has a class, an id or a tag for parts of its kind, by which others may be like it.
func (v *View) HasName(n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	return v.IsPartTag(n) || node.Attr("class") != "" || node.Attr("id") != ""
}

// IsAlike reports whether two elements with one parent are marked up alike, but for numbers.
func (v *View) IsAlike(a, b page.NodeID) bool {
	if markup.Of(v.Page, a) != markup.Of(v.Page, b) {
		return false
	}
	return v.Page.Nodes[b].Attr("class") != "" || page.WithoutDigits(v.Page.Nodes[a].Attr("id")) == page.WithoutDigits(v.Page.Nodes[b].Attr("id"))
}

// HeadingOf is the tag of the first heading in an element, empty without.
func (v *View) HeadingOf(n page.NodeID) string {
	for i, to := v.Span(n); i < to; i++ {
		if h := v.Heading(v.BlockElement(i)); h != page.None && v.Page.Contains(n, h) && markup.IsHeading(v.Page.Nodes[h].Tag) {
			return v.Page.Nodes[h].Tag
		}
	}
	return ""
}

// IsPart reports whether an element may be a part of a text: it has prose, few links, and
// nothing that a story of its own has.
func (v *View) IsPart(n page.NodeID) bool {
	from, to := v.Span(n)
	if to-from > PartBlocks || v.LinkShare(n) > PartLinked {
		return false
	}
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch tag := v.Page.Nodes[i].Tag; tag {
		case "time", "h1", "input", "textarea":
			return false
		case "article":
			if i == n {
				return false
			}
		}
	}
	for i := from; i < to; i++ {
		if v.IsProse(i) && v.BlockWords(i) >= partProse {
			return true
		}
	}
	return false
}

// IsPartTag reports whether an element has a tag that the page has for parts of its kind.
func (v *View) IsPartTag(n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	return node.IsCustom() && v.partTags()[node.Tag]
}
