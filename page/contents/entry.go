package contents

import (
	"net/url"
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// fragmentLinks are the visible links to places of the page itself, by the names of the places.
func fragmentLinks(p *page.Page) map[page.NodeID]string {
	links := map[page.NodeID]string{}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag != "a" || n.Hidden {
			continue
		}
		address, fragment, found := strings.Cut(n.Attr("href"), "#")
		if found && fragment != "" && (address == "" || p.SameURL(address)) {
			links[page.NodeID(i)] = fragment
		}
	}
	return links
}

// entriesOf are those of the links that lead to a heading with their words and are in no
// heading themselves, in document order.
func entriesOf(p *page.Page, links map[page.NodeID]string) (list []page.NodeID) {
	wanted := map[string][]page.NodeID{}
	for link, fragment := range links {
		wanted[fragment] = append(wanted[fragment], link)
		if plain, err := url.PathUnescape(fragment); err == nil && plain != fragment {
			wanted[plain] = append(wanted[plain], link)
		}
	}
	headings := map[page.NodeID][]string{}
	for i := range p.Nodes {
		for _, name := range [2]string{p.Nodes[i].Attr("id"), p.Nodes[i].Attr("name")} {
			from := wanted[name]
			if name == "" || len(from) == 0 {
				continue
			}
			delete(wanted, name) // the first of a name counts
			heading := headingAt(p, page.NodeID(i))
			if heading == page.None {
				continue
			}
			if _, known := headings[heading]; !known {
				headings[heading] = entryWords(p.TextWithin(heading, shortNodes, maxEntry))
			}
			for _, link := range from {
				if headingAround(p, link) == page.None && saysSame(entryWords(p.TextWithin(link, shortNodes, maxEntry)), headings[heading]) {
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
	s = strings.TrimLeftFunc(page.Fold(s), func(c rune) bool { return !unicode.IsLetter(c) })
	words := strings.FieldsFunc(s, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) && !unicode.IsMark(c) })
	return words[:min(len(words), maxWords)]
}

// headingAt is the heading that a place of the page is: the element itself or one around it,
// or the one that begins right behind it. None without.
func headingAt(p *page.Page, n page.NodeID) page.NodeID {
	if h := headingAround(p, n); h != page.None {
		return h
	}
	for i := n + 1; i < min(page.NodeID(len(p.Nodes)), n+belowTarget); i++ {
		switch node := &p.Nodes[i]; {
		case node.Kind == page.Element && node.IsHeading():
			return i
		case node.ShowsText():
			return page.None
		}
	}
	return page.None
}

// headingAround is the heading that an element is or lies in, None without.
func headingAround(p *page.Page, n page.NodeID) page.NodeID {
	for k := 0; k <= aboveTarget && n != page.None; k, n = k+1, p.Nodes[n].Parent {
		if p.Nodes[n].IsHeading() {
			return n
		}
	}
	return page.None
}
