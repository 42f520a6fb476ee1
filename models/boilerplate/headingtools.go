package boilerplate

import (
	"strings"

	"galley/models/boilerplate/markup"
	"galley/page"
)

// alikeTools is how many headings have the same links behind their words, from which on these are tools.
const alikeTools = 2

// CutHeadingTools cuts out of the headings of a selection the links behind their words that several have
// alike, in brackets: to edit a section, as in wikis.
func CutHeadingTools(p *page.Page, found *page.Selection) {
	tools := map[string][]page.NodeID{} // by what they say
	for _, root := range found.Roots {
		for i := root + 1; i < p.Nodes[root].End; i++ {
			if n := &p.Nodes[i]; n.Kind == page.Element && markup.IsHeading(n.Tag) {
				if t := headingTools(p, i); t != page.None {
					said := page.Norm(p.Text(t))
					tools[said] = append(tools[said], t)
				}
				i = n.End - 1
			}
		}
	}
	for _, list := range tools {
		if len(list) >= alikeTools {
			found.Cut = append(found.Cut, list...)
		}
	}
	found.Cut = p.Outermost(found.Cut)
}

// headingTools is the element behind the words of a heading that has links between brackets and no other
// words, page.None without.
func headingTools(p *page.Page, heading page.NodeID) page.NodeID {
	last, words := page.None, false
	for c := range p.Children(heading) {
		n := &p.Nodes[c]
		if n.Hidden || n.Kind == page.Text && page.IsBlank(n.Text) {
			continue
		}
		words = words || last != page.None && page.HasLetters(p.Text(last))
		last = c
	}
	if last == page.None || !words || p.Nodes[last].Kind != page.Element || p.Nodes[last].Tag == "a" {
		return page.None
	}
	said := page.Norm(p.Text(last))
	if !strings.HasPrefix(said, "[") && !strings.HasPrefix(said, "(") && !strings.HasPrefix(said, "［") || !linksOnly(p, last) {
		return page.None
	}
	return last
}

// linksOnly reports whether all letters of an element are in links, and there are some.
func linksOnly(p *page.Page, n page.NodeID) bool {
	linked := false
	for i := n + 1; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; {
		case node.Tag == "a":
			linked = true
			i = node.End - 1
		case node.ShowsLetters():
			return false
		}
	}
	return linked
}
