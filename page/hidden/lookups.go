package hidden

import (
	"regexp"
	"strings"

	"galley/page"
)

// Bounds of a list of references: entries that have a link alike, bytes of what such a link says, nodes of an entry, and places
// of a page that links lead to.
const (
	lookupEntries = 3
	lookupBytes   = 40
	lookupNodes   = 200
	lookupPlaces  = 5000
	citeNodes     = 12 // of a link that leads to an entry
)

// workYear is the year of a work.
var workYear = regexp.MustCompile(`\b(?:1[5-9]|20)\d\d\b`)

// hideLookups hides the links behind references that several of them have alike, with the brackets around them: they look
// a work up in an index or a catalogue, and are a tool of the site. References are entries of one list, of which links
// of the page lead to some, and most of them have the year of a work.
func hideLookups(p *page.Page) {
	lists := ledTo(p)
	for list, entries := range lists {
		if len(entries) < lookupEntries {
			continue
		}
		entries = entriesLike(p, list, entries[0])
		count, dated := map[string]int{}, 0 // of entries, by what a link says
		for _, entry := range entries {
			if workYear.MatchString(p.Text(entry)) {
				dated++
			}
			said := map[string]bool{}
			tail(p, entry, func(link page.NodeID, text string) bool {
				said[text] = true
				return true
			})
			for text := range said {
				count[text]++
			}
		}
		if 2*dated <= len(entries) {
			continue
		}
		for _, entry := range entries {
			hideTail(p, entry, count)
		}
	}
}

// entriesLike are the elements of a list that have the tag of one: the text leads to some of several works by their first one.
func entriesLike(p *page.Page, list, entry page.NodeID) (entries []page.NodeID) {
	for n := list + 1; n < p.Nodes[list].End; n = p.Nodes[n].End {
		if p.Nodes[n].Tag == p.Nodes[entry].Tag && p.Nodes[n].End-n <= lookupNodes {
			entries = append(entries, n)
		}
	}
	return entries
}

// hideTail hides the nodes at the end of an entry that are links which enough entries have, and the signs around them.
func hideTail(p *page.Page, entry page.NodeID, count map[string]int) {
	hide, last := tail(p, entry, func(_ page.NodeID, text string) bool { return count[text] >= lookupEntries })
	if len(hide) == 0 || last == page.None {
		return
	}
	for _, n := range hide {
		p.Nodes[n].Hidden = true
	}
	p.Nodes[last].Text = strings.TrimRight(p.Nodes[last].Text, " \t\r\n\u00a0[(（［|·•")
}

// tail are the texts at the end of an entry that are signs or links that lead away and that ask is true of, and the text before
// them. None of them is before the first link.
func tail(p *page.Page, entry page.NodeID, ask func(link page.NodeID, text string) bool) (texts []page.NodeID, last page.NodeID) {
	links := 0
	for n := p.Nodes[entry].End - 1; n > entry; n-- {
		if !p.Nodes[n].ShowsText() {
			continue
		}
		link := linkOf(p, n, entry)
		if link == page.None && page.HasLetters(p.Nodes[n].Text) {
			last = n
			break
		}
		if link != page.None {
			text := page.Norm(p.Text(link))
			if len(text) > lookupBytes || strings.HasPrefix(p.Nodes[link].Attr("href"), "#") || !ask(link, text) {
				last = n
				break
			}
			links++
		}
		texts = append(texts, n)
	}
	if links == 0 || last <= entry {
		return nil, page.None
	}
	return texts, last
}

// linkOf is the link around a text in an element, None without.
func linkOf(p *page.Page, text, within page.NodeID) page.NodeID {
	for n := p.Nodes[text].Parent; n != page.None && n != within; n = p.Nodes[n].Parent {
		if p.Nodes[n].Tag == "a" && p.Nodes[n].Attr("href") != "" {
			return n
		}
	}
	return page.None
}

// ledTo are the elements that links before them lead to which have a figure in their words, as citations have, with the largest
// box around each that has no other one, by what they are in.
func ledTo(p *page.Page) map[page.NodeID][]page.NodeID {
	names := map[string]bool{}
	var named []page.NodeID
	for i := range page.NodeID(len(p.Nodes)) {
		n := &p.Nodes[i]
		if n.Kind != page.Element || n.Hidden {
			continue
		}
		if len(names) > 0 && len(named) < lookupPlaces && (names[n.Attr("id")] || n.Tag == "a" && names[n.Attr("name")]) {
			named = append(named, i)
		}
		if n.Tag != "a" {
			continue
		}
		address, name, ok := strings.Cut(n.Attr("href"), "#")
		if ok && name != "" && n.End-i <= citeNodes && strings.ContainsAny(p.Text(i), "0123456789") && (address == "" || p.SameURL(address)) {
			names[name] = true
		}
	}
	if len(named) < lookupEntries {
		return nil
	}
	return entriesOf(p, named)
}

// entriesOf are the largest elements around some that have no other one of them, by what they are in; without long ones.
func entriesOf(p *page.Page, named []page.NodeID) map[page.NodeID][]page.NodeID {
	holds := map[page.NodeID]int{}
	for _, n := range named {
		for up := n; up != page.None; up = p.Nodes[up].Parent {
			holds[up]++
		}
	}
	lists := map[page.NodeID][]page.NodeID{}
	for _, n := range named {
		for up := p.Nodes[n].Parent; up != page.None; n, up = up, p.Nodes[up].Parent {
			if holds[up] == 1 {
				continue
			}
			if holds[n] == 1 && p.Nodes[n].End-n <= lookupNodes {
				lists[up] = append(lists[up], n)
			}
			break
		}
	}
	return lists
}
