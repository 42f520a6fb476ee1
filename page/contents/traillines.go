package contents

import (
	"strings"
	"unicode"

	"galley/page"
)

// lineNodes is how many nodes a trail in a line has at most.
const lineNodes = 64

// firstHeading is what the first heading of the highest level says, "" without one or where it has no letters.
func firstHeading(p *page.Page) string {
	h := p.First(p.Body(), "h1")
	if h == page.None {
		return ""
	}
	return bare(p.Text(h))
}

// isTrailLine reports whether an element is a trail in a line: links with nothing but signs between them, and at
// the end what the heading says. The heading is no part of it, and neither are lists and tables.
func isTrailLine(p *page.Page, n page.NodeID, heading string) bool {
	if node := &p.Nodes[n]; node.Kind != page.Element || node.End-n > lineNodes {
		return false
	}
	links, last := 0, page.None // links before the last words
	for i := n + 1; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; {
		case node.Hidden:
			i = node.End - 1
		case node.Kind == page.Element:
			switch node.Tag {
			case "h1", "h2", "h3", "ul", "ol", "dl", "table", "p", "img", "input", "button":
				return false
			}
		case strings.ContainsFunc(node.Text, unicode.IsLetter):
			if last != page.None {
				if links++; links > trailMost || !inLink(p, last, n) {
					return false
				}
			}
			last = i
		}
	}
	return links > 0 && bare(p.Nodes[last].Text) == heading
}

// bare is what a text says behind the signs that it begins with.
func bare(text string) string {
	return page.Fold(page.Norm(strings.TrimLeftFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) })))
}

// inLink reports whether a text stands in a link that leads somewhere, in an element.
func inLink(p *page.Page, text, around page.NodeID) bool {
	for n := p.Nodes[text].Parent; n >= around; n = p.Nodes[n].Parent {
		if node := &p.Nodes[n]; node.Tag == "a" && node.Attr("href") != "" {
			return true
		}
	}
	return false
}
