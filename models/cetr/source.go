package cetr

import (
	"unicode/utf8"

	"galley/page"
)

// writer takes a page as HTML source, piece by piece.
type writer interface {
	tag(length int) // of a tag, in characters
	text(n page.NodeID, s string)
}

// void are the elements without an end tag.
var void = map[string]bool{
	"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true,
	"input": true, "link": true, "meta": true, "param": true, "source": true, "track": true, "wbr": true,
}

// write gives the body to w as it would stand in a source file. Only lengths of
// tags are needed: no line of text is ever made.
func write(p *page.Page, read []bool, w writer) {
	var open []page.NodeID // elements whose end tags are due
	body := p.Body()
	closeUntil := func(i page.NodeID) {
		for len(open) > 0 && p.Nodes[open[len(open)-1]].End <= i {
			w.tag(len("</>") + utf8.RuneCountInString(p.Nodes[open[len(open)-1]].Tag))
			open = open[:len(open)-1]
		}
	}
	for i := body; i < p.Nodes[body].End; i++ {
		closeUntil(i)
		n := &p.Nodes[i]
		switch {
		case !read[i]:
			i = n.End - 1
		case n.Kind == page.Text:
			w.text(i, n.Text)
		default:
			w.tag(startTag(n))
			if !void[n.Tag] {
				open = append(open, i)
			}
		}
	}
	closeUntil(p.Nodes[body].End)
}

// startTag is the length of <tag name="value">, in characters.
func startTag(n *page.Node) int {
	length := len("<>") + utf8.RuneCountInString(n.Tag)
	for _, a := range n.Attrs {
		length += len(` =""`) + utf8.RuneCountInString(a.Name) + utf8.RuneCountInString(a.Value)
	}
	return length
}
