package flow

import (
	"strings"

	"galley/page"
)

// centredSize is how long the line below a picture is at most that only its place in the middle tells from the
// text, in bytes.
const centredSize = 240

// centreClasses are the classes by which editors and frameworks set lines in the middle.
var centreClasses = map[string]bool{
	"aligncenter": true, "align-center": true, "text-center": true, "text-align-center": true, "has-text-align-center": true,
	"ql-align-center": true, "rtecenter": true,
}

// isCentredLine reports whether an element is the line below a picture that stands in the middle as the picture
// does, and is followed by text that does not: editors that know no captions have them written so.
// A line in bold is a heading; where all of the text stands in the middle, the line says nothing.
func (b *builder) isCentredLine(n page.NodeID) bool {
	if !b.Page.IsBlock(n) || !isCentred(&b.Page.Nodes[n]) || !b.isOneLine(n) || len(b.Page.Text(n)) > centredSize || b.isBold(n) {
		return false
	}
	over := b.blockBefore(n)
	return over != page.None && isCentred(&b.Page.Nodes[over]) && b.holdsPicture(over) && page.Norm(b.Page.Text(over)) == "" && b.goesOnUncentred(n)
}

// isCentred reports whether markup sets the lines of an element in the middle.
func isCentred(node *page.Node) bool {
	if style := strings.ToLower(strings.ReplaceAll(node.Attr("style"), " ", "")); strings.Contains(style, "text-align:") {
		return strings.Contains(style, "text-align:center")
	}
	if node.Tag == "center" || strings.EqualFold(node.Attr("align"), "center") {
		return true
	}
	for _, class := range strings.Fields(node.Attr("class")) {
		if centreClasses[class] {
			return true
		}
	}
	return false
}

// isBold reports whether all words of an element are in bold, as those of a heading.
func (b *builder) isBold(n page.NodeID) bool {
	for i := n + 1; i < b.Page.Nodes[n].End; i++ {
		switch node := &b.Page.Nodes[i]; {
		case node.Tag == "b" || node.Tag == "strong":
			i = node.End - 1
		case node.Kind == page.Text && page.HasLetters(node.Text):
			return false
		}
	}
	return true
}

// blockBefore is the element right before n among its siblings, None where it has none or words stand between.
func (b *builder) blockBefore(n page.NodeID) page.NodeID {
	up := b.Page.Nodes[n].Parent
	for i := n - 1; i > up; {
		node := &b.Page.Nodes[i]
		switch {
		case node.Parent != up:
			i = node.Parent
		case node.Kind == page.Element:
			return i
		case page.HasLetters(node.Text):
			return page.None
		default:
			i--
		}
	}
	return page.None
}

// holdsPicture reports whether a picture is in an element of a few nodes.
func (b *builder) holdsPicture(n page.NodeID) bool {
	for i := n; i < min(b.Page.Nodes[n].End, n+captionReach); i++ {
		if pictureTags[b.Page.Nodes[i].Tag] {
			return true
		}
	}
	return false
}

// goesOnUncentred reports whether the next element with words behind n, its sibling, is a paragraph that does
// not stand in the middle.
func (b *builder) goesOnUncentred(n page.NodeID) bool {
	for c := b.Page.Nodes[n].End; c < min(b.Page.Nodes[b.Page.Nodes[n].Parent].End, n+4*captionReach); c = b.Page.Nodes[c].End {
		if node := &b.Page.Nodes[c]; node.Kind == page.Element && b.hasWords(c) {
			return !isCentred(node) && b.Page.IsBlock(c)
		}
	}
	return false
}

// hasWords reports whether words are in an element, among its first nodes.
func (b *builder) hasWords(n page.NodeID) bool {
	for i := n; i < min(b.Page.Nodes[n].End, n+captionReach); i++ {
		if node := &b.Page.Nodes[i]; node.Kind == page.Text && page.HasLetters(node.Text) {
			return true
		}
	}
	return false
}
