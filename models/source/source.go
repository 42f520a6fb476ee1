// Package source walks a page as the HTML that it would be written as. A page no
// longer has its own source; methods that read lines, tags or characters of the
// source read this one: a start tag with its attributes and an end tag an element,
// texts as they are, no comments, and nothing of what a method does not read. Line
// breaks of texts are those of the original source; line breaks inside tags are lost.
package source

import "galley/page"

// Visitor takes the pieces of a source in order.
type Visitor interface {
	Tag(n page.NodeID, end bool) // the start tag of an element, or its end tag
	Text(n page.NodeID)          // a text node, blank or not
}

// void are the elements without an end tag.
var void = map[string]bool{
	"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true,
	"input": true, "link": true, "meta": true, "param": true, "source": true, "track": true, "wbr": true,
}

// Walk gives the subtree of top to v, without the subtrees of nodes that are not
// read.
func Walk(p *page.Page, top page.NodeID, read []bool, v Visitor) {
	var open []page.NodeID // elements whose end tags are due
	closeUntil := func(i page.NodeID) {
		for last := len(open) - 1; last >= 0 && p.Nodes[open[last]].End <= i; last-- {
			v.Tag(open[last], true)
			open = open[:last]
		}
	}
	for i := top; i < p.Nodes[top].End; i++ {
		closeUntil(i)
		n := &p.Nodes[i]
		switch {
		case !read[i]:
			i = n.End - 1
		case n.Kind == page.Text:
			v.Text(i)
		default:
			v.Tag(i, false)
			if !void[n.Tag] {
				open = append(open, i)
			}
		}
	}
	closeUntil(p.Nodes[top].End)
}

// TagLength is the length of <tag name="value">, or of </tag>, in the unit that
// length counts a string in.
func TagLength(n *page.Node, end bool, length func(string) int) int {
	if end {
		return len("</>") + length(n.Tag)
	}
	sum := len("<>") + length(n.Tag)
	for _, a := range n.Attrs {
		sum += len(` =""`) + length(a.Name) + length(a.Value)
	}
	return sum
}
