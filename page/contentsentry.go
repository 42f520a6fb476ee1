package page

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
)

// fragmentLinks are the visible links to places of the page itself, by the names of the places.
func (p *Page) fragmentLinks() map[NodeID]string {
	links := map[NodeID]string{}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag != "a" || n.Hidden {
			continue
		}
		address, fragment, found := strings.Cut(n.Attr("href"), "#")
		if found && fragment != "" && (address == "" || p.SameURL(address)) {
			links[NodeID(i)] = fragment
		}
	}
	return links
}

// entries are those of the links that lead to a heading with their words and are in no
// heading themselves, in document order.
func (p *Page) entries(links map[NodeID]string) (list []NodeID) {
	wanted := map[string][]NodeID{}
	for link, fragment := range links {
		wanted[fragment] = append(wanted[fragment], link)
		if plain, err := url.PathUnescape(fragment); err == nil && plain != fragment {
			wanted[plain] = append(wanted[plain], link)
		}
	}
	headings := map[NodeID][]string{}
	for i := range p.Nodes {
		for _, name := range [2]string{p.Nodes[i].Attr("id"), p.Nodes[i].Attr("name")} {
			from := wanted[name]
			if name == "" || len(from) == 0 {
				continue
			}
			delete(wanted, name) // the first of a name counts
			heading := p.headingAt(NodeID(i))
			if heading == None {
				continue
			}
			if _, known := headings[heading]; !known {
				headings[heading] = entryWords(p.shortText(heading))
			}
			for _, link := range from {
				if p.headingAround(link) == None && saysSame(entryWords(p.shortText(link)), headings[heading]) {
					list = append(list, link)
				}
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// saysSame reports whether an entry is its heading or a part of it, the heading is a part of
// the entry, or most words of the entry are in the heading.
func saysSame(entry, heading []string) bool {
	if len(entry) == 0 || len(heading) == 0 {
		return false
	}
	a, b := strings.Join(entry, " "), strings.Join(heading, " ")
	if strings.Contains(a, b) || strings.Contains(b, a) {
		return true
	}
	same := 0
	for _, word := range entry {
		if slices.Contains(heading, word) {
			same++
		}
	}
	return 2*same > len(entry)
}

// entryWords are the words of an entry or a heading without its number and without signs,
// folded, as many as are compared.
func entryWords(s string) []string {
	s = strings.TrimLeftFunc(Fold(s), func(c rune) bool { return !unicode.IsLetter(c) })
	words := strings.FieldsFunc(s, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) && !unicode.IsMark(c) })
	return words[:min(len(words), maxWords)]
}

// shortText is the text of a subtree, "" of a large one.
func (p *Page) shortText(n NodeID) string {
	if p.Nodes[n].End-n > shortNodes {
		return ""
	}
	if text := p.Text(n); len(text) <= maxEntry {
		return text
	}
	return ""
}

// headingAt is the heading that a place of the page is: the element itself or one around it,
// or the one that begins right behind it. None without.
func (p *Page) headingAt(n NodeID) NodeID {
	if h := p.headingAround(n); h != None {
		return h
	}
	for i := n + 1; i < min(NodeID(len(p.Nodes)), n+belowTarget); i++ {
		switch node := &p.Nodes[i]; {
		case node.Kind == Element && isHeading(node):
			return i
		case node.Kind == Text && !node.Hidden && strings.TrimSpace(node.Text) != "":
			return None
		}
	}
	return None
}

// headingAround is the heading that an element is or lies in, None without.
func (p *Page) headingAround(n NodeID) NodeID {
	for k := 0; k <= aboveTarget && n != None; k, n = k+1, p.Nodes[n].Parent {
		if isHeading(&p.Nodes[n]) {
			return n
		}
	}
	return None
}

// isHeading reports whether an element is a heading, by its tag or its role.
func isHeading(n *Node) bool {
	return IsHeading(n.Tag) || n.Tag != "" && n.Attr("role") == "heading"
}
