package block

import "galley/page"

// markTextFigures marks the figures that hold paragraphs, headings or lists, and nothing to look at. Some editors put
// each block of a text into one, not only pictures. They say no more than a div does. What has a caption, a table, code
// or a quotation stays a figure. So does what has an element that a script may draw in, or a heading that leads
// elsewhere, as cards have.
func markTextFigures(p *page.Page, list []bool) {
	var open []textFigure // each in the one before
	closeLast := func() {
		last := len(open) - 1
		f := open[last]
		open = open[:last]
		list[f.node] = f.text && !f.shown
		if f.shown && last > 0 {
			open[last-1].shown = true
		}
	}
	for i := range p.Nodes {
		n := page.NodeID(i)
		for len(open) > 0 && p.Nodes[open[len(open)-1].node].End <= n {
			closeLast()
		}
		if p.Nodes[i].Kind != page.Element {
			continue
		}
		if len(open) > 0 {
			open[len(open)-1].see(p, n)
		}
		if p.Nodes[i].Tag == "figure" {
			open = append(open, textFigure{node: n})
		}
	}
	for len(open) > 0 {
		closeLast()
	}
}

// textFigure is what was seen of a figure.
type textFigure struct {
	node  page.NodeID
	text  bool // it holds a paragraph, a heading or an item of a list
	shown bool // it holds something else, or an empty element
}

// see notes an element of the figure.
func (f *textFigure) see(p *page.Page, n page.NodeID) {
	switch node := &p.Nodes[n]; node.Tag {
	case "p", "li":
		f.text = true
	case "div", "span", "section", "ul", "ol":
		f.shown = f.shown || node.End == n+1
	case "a":
		f.shown = f.shown || isHeadingTag(p.Nodes[node.Parent].Tag) // a card that leads to another page
	case "figure", "b", "strong", "i", "em", "u", "s", "br", "code", "mark", "sub", "sup", "font", "small":
	default:
		f.text, f.shown = f.text || isHeadingTag(node.Tag), f.shown || !isHeadingTag(node.Tag)
	}
}

// isHeadingTag reports whether a tag is one of h1 to h6.
func isHeadingTag(tag string) bool { return tagKinds[tag]&InHeading != 0 }
