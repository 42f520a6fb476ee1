package page

import (
	"regexp"
	"strings"
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
func (p *Page) hideLookups() {
	lists := p.ledTo()
	for list, entries := range lists {
		if len(entries) < lookupEntries {
			continue
		}
		entries = p.entriesLike(list, entries[0])
		count, dated := map[string]int{}, 0 // of entries, by what a link says
		for _, entry := range entries {
			if workYear.MatchString(p.Text(entry)) {
				dated++
			}
			said := map[string]bool{}
			p.tail(entry, func(link NodeID, text string) bool {
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
			p.hideTail(entry, count)
		}
	}
}

// entriesLike are the elements of a list that have the tag of one: the text leads to some of several works by their first one.
func (p *Page) entriesLike(list, entry NodeID) (entries []NodeID) {
	for n := list + 1; n < p.Nodes[list].End; n = p.Nodes[n].End {
		if p.Nodes[n].Tag == p.Nodes[entry].Tag && p.Nodes[n].End-n <= lookupNodes {
			entries = append(entries, n)
		}
	}
	return entries
}

// hideTail hides the nodes at the end of an entry that are links which enough entries have, and the signs around them.
func (p *Page) hideTail(entry NodeID, count map[string]int) {
	hide, last := p.tail(entry, func(_ NodeID, text string) bool { return count[text] >= lookupEntries })
	if len(hide) == 0 || last == None {
		return
	}
	for _, n := range hide {
		p.Nodes[n].Hidden = true
	}
	p.Nodes[last].Text = strings.TrimRight(p.Nodes[last].Text, " \t\r\n\u00a0[(（［|·•")
}

// tail are the texts at the end of an entry that are signs or links that lead away and that ask is true of, and the text before
// them. None of them is before the first link.
func (p *Page) tail(entry NodeID, ask func(link NodeID, text string) bool) (texts []NodeID, last NodeID) {
	links := 0
	for n := p.Nodes[entry].End - 1; n > entry; n-- {
		if !p.Nodes[n].ShowsText() {
			continue
		}
		link := p.linkOf(n, entry)
		if link == None && HasLetters(p.Nodes[n].Text) {
			last = n
			break
		}
		if link != None {
			text := Norm(p.Text(link))
			if len(text) > lookupBytes || strings.HasPrefix(p.Nodes[link].Attr("href"), "#") || !ask(link, text) {
				last = n
				break
			}
			links++
		}
		texts = append(texts, n)
	}
	if links == 0 || last <= entry {
		return nil, None
	}
	return texts, last
}

// linkOf is the link around a text in an element, None without.
func (p *Page) linkOf(text, within NodeID) NodeID {
	for n := p.Nodes[text].Parent; n != None && n != within; n = p.Nodes[n].Parent {
		if p.Nodes[n].Tag == "a" && p.Nodes[n].Attr("href") != "" {
			return n
		}
	}
	return None
}

// ledTo are the elements that links before them lead to which have a figure in their words, as citations have, with the largest
// box around each that has no other one, by what they are in.
func (p *Page) ledTo() map[NodeID][]NodeID {
	names := map[string]bool{}
	var named []NodeID
	for i := range NodeID(len(p.Nodes)) {
		n := &p.Nodes[i]
		if n.Kind != Element || n.Hidden {
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
	return p.entriesOf(named)
}

// entriesOf are the largest elements around some that have no other one of them, by what they are in; without long ones.
func (p *Page) entriesOf(named []NodeID) map[NodeID][]NodeID {
	holds := map[NodeID]int{}
	for _, n := range named {
		for up := n; up != None; up = p.Nodes[up].Parent {
			holds[up]++
		}
	}
	lists := map[NodeID][]NodeID{}
	for _, n := range named {
		for up := p.Nodes[n].Parent; up != None; n, up = up, p.Nodes[up].Parent {
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
