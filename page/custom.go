package page

import "strings"

// IsCustom reports whether an element is of a kind that the page made: its tag has a hyphen, as no other tag has. It is
// a name of a part of the page, as a class is.
func (n *Node) IsCustom() bool { return strings.Contains(n.Tag, "-") }

// Bounds of isBox: what is looked at of an element.
const (
	boxNodes    = 32 // nodes in it
	boxSiblings = 8  // nodes before it, and siblings after it
)

// isBox reports whether a custom element of a page without styles breaks the line. Browsers
// take it for inline, and nearly all sites that make one for a part of the page say in a style
// sheet that it is a block. It is one where it holds blocks, and where it does not stand in a
// line: beside a text, in an element that is inline, or in a paragraph or heading.
func (p *Page) isBox(n NodeID) bool {
	node := &p.Nodes[n]
	for i := n + 1; i < min(node.End, n+boxNodes); i++ {
		if IsBlockTag(p.Nodes[i].Tag) {
			return true
		}
	}
	if node.Parent == None {
		return true
	}
	parent := &p.Nodes[node.Parent]
	if parent.Tag == "p" || parent.IsHeading() || !IsBlockTag(parent.Tag) && !parent.IsCustom() {
		return false
	}
	return !p.besideText(n)
}

// besideText reports whether one of the siblings near an element is a text.
func (p *Page) besideText(n NodeID) bool {
	parent := p.Nodes[n].Parent
	isText := func(i NodeID) bool {
		return p.Nodes[i].Parent == parent && p.Nodes[i].Kind == Text && strings.TrimSpace(p.Nodes[i].Text) != ""
	}
	for i := n - 1; i > max(parent, n-1-boxSiblings); i-- {
		if isText(i) {
			return true
		}
	}
	next := p.Nodes[n].End
	for k := 0; k < boxSiblings && next < p.Nodes[parent].End; k++ {
		if isText(next) {
			return true
		}
		next = p.Nodes[next].End
	}
	return false
}
