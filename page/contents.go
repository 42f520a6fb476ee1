package page

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
)

// Bounds of a table of contents.
const (
	leastEntries = 3    // links to headings in it
	entryShare   = 0.75 // of its letters and digits that are in these
	belowTarget  = 16   // nodes behind the place of a link that its heading may begin at
	aboveTarget  = 3    // elements around the place that may be the heading
	maxEntry     = 300  // bytes of the text of a link, or of a heading
	maxWords     = 30   // words of both that are compared
)

// Contents are the tables of contents of the page, in document order: the largest subtrees
// that hold little else than links to headings of the same page, with the words of these
// headings. No text of the page is lost with them.
func (p *Page) Contents() []NodeID {
	links := p.fragmentLinks()
	if len(links) < leastEntries {
		return nil
	}
	entries := p.entries(links)
	if len(entries) < leastEntries {
		return nil
	}
	all, own := p.letterCounts(entries)
	within := func(n NodeID, counts []int32) int32 { return counts[p.Nodes[n].End] - counts[n] }
	var list []NodeID
	for i := 0; i < len(entries); i++ {
		n := entries[i]
		for up := p.Nodes[n].Parent; up > p.Body() && float64(within(up, own)) >= entryShare*float64(within(up, all)); up = p.Nodes[up].Parent {
			n = up
		}
		end, first := p.Nodes[n].End, i
		for i+1 < len(entries) && entries[i+1] < end {
			i++
		}
		if i-first+1 >= leastEntries {
			list = append(list, n)
		}
	}
	return list
}

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
	if p.Nodes[n].End-n > maxInMark {
		return ""
	}
	if text := p.Text(n); len(text) <= maxEntry {
		return text
	}
	return ""
}

// maxInMark is how many nodes an entry has at most.
const maxInMark = 40

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

// letterCounts are, before each node, the letters and digits that a reader sees, and those of
// them that are in entries.
func (p *Page) letterCounts(entries []NodeID) (all, own []int32) {
	all, own = make([]int32, len(p.Nodes)+1), make([]int32, len(p.Nodes)+1)
	end := NodeID(0) // of the entry that is open
	for i := range p.Nodes {
		all[i+1], own[i+1] = all[i], own[i]
		n := &p.Nodes[i]
		if len(entries) > 0 && NodeID(i) == entries[0] {
			end, entries = max(end, n.End), entries[1:]
		}
		if n.Kind != Text || n.Hidden {
			continue
		}
		for _, c := range n.Text {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				all[i+1]++
				if NodeID(i) < end {
					own[i+1]++
				}
			}
		}
	}
	return all, own
}
