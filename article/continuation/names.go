package continuation

import (
	"fmt"
	"slices"
	"strings"

	"galley/page"
)

// names are new names for elements of a page whose own are taken on the pages before: each page
// counts its notes from 1.
type names map[string]string

// newNames finds them for subtrees of page number k, and takes all names in them.
func newNames(p *page.Page, roots []page.NodeID, taken map[string]bool, k int) names {
	list := names{}
	for _, root := range roots {
		for n := root; n < p.Nodes[root].End; n++ {
			id := p.Nodes[n].Attr("id")
			if id == "" {
				continue
			}
			name := id
			for i := k; taken[name]; i++ {
				name = fmt.Sprintf("%s-%d", id, i)
			}
			taken[name] = true
			if name != id {
				list[id] = name
			}
		}
	}
	return list
}

// naming are the attributes that have one or more names of elements.
var naming = []string{"id", "for", "headers", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"}

// of is the value of an attribute with the new names.
func (n names) of(a page.Attr) string {
	if len(n) == 0 {
		return a.Value
	}
	if a.Name == "href" || a.Name == "xlink:href" {
		id, ok := strings.CutPrefix(a.Value, "#")
		if name := n[id]; ok && name != "" {
			return "#" + name
		}
		return a.Value
	}
	if !slices.Contains(naming, a.Name) {
		return a.Value
	}
	words := strings.Fields(a.Value)
	for i, w := range words {
		if name := n[w]; name != "" {
			words[i] = name
		}
	}
	return strings.Join(words, " ")
}
