package pager

import (
	"slices"
	"strings"

	"galley/page"
)

// The greatest numbers that are looked for: of a page, and of an entry that a page begins with, as
// forums count.
const (
	maxPages   = 200
	maxEntries = 100_000
)

// Next is the address of the page that goes on where p ends; "" where p names none, or has no
// address itself. The address is of the same host. It has the address of p, or the one that p
// calls canonical, with the number of the next page put in or in the place of its own number:
//
//   - a number is put in where a link says "2", or is of the relation next and its number is a
//     part of the path or of the query by itself, or whatever a link says where the path goes on
//     with "/2" alone. Links of the relation next to other articles, as blogs have them,
//     differ by more than a number;
//   - a number is one more than that of p where a link says it, or is of the relation next, and
//     another link says the number of a page before, if there is any. Numbers of articles (/17,
//     /18) have no such links.
//
// Pages of comments are none of the text, by their names or by where their pager stands: links far
// behind the last of the roots, the subtrees that hold the text, are not looked at.
func Next(p *page.Page, roots []page.NodeID) string {
	own := ownAddresses(p)
	if len(own) == 0 {
		return ""
	}
	end := page.NodeID(len(p.Nodes))
	if len(roots) > 0 {
		end = p.Nodes[roots[len(roots)-1]].End
	}
	links := linksOf(p, own, end, false)
	for _, from := range own {
		if next := from.next(links); next != "" {
			return next
		}
	}
	return ""
}

// Links are the links of the page to other pages of the same text that say their numbers, in
// document order.
func Links(p *page.Page) (list []page.NodeID) {
	own := ownAddresses(p)
	if len(own) == 0 {
		return nil
	}
	for _, l := range linksOf(p, own, page.NodeID(len(p.Nodes)), true) {
		if slices.ContainsFunc(own, func(a address) bool { return a.sameText(l) }) {
			list = append(list, l.node)
		}
	}
	return list
}

// sameText reports whether a link says the number of another page of the text at a, and leads there.
func (a address) sameText(l link) bool {
	if s, ok := a.stepTo(l.address); ok && !s.ofComments() && l.number > 0 {
		return l.number == s.to && (!l.worded || s.alone || s.from > 0) || s.query && !l.worded
	}
	s, ok := l.address.stepTo(a)
	return ok && s.from == 0 && l.number == 1
}

// ownAddresses are where p was loaded from, and what it calls its address.
func ownAddresses(p *page.Page) (list []address) {
	canonical := ""
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag == "link" && strings.EqualFold(strings.TrimSpace(n.Attr("rel")), "canonical") {
			canonical = p.Resolve(n.Attr("href"))
		}
		if n.Tag == "body" {
			break
		}
	}
	loaded, ok := parseAddress(p.Resolve(p.URL))
	if !ok {
		return nil
	}
	list = append(list, loaded)
	if said, ok := parseAddress(canonical); ok && said.text != "" {
		list = append(list, said)
	}
	return list
}

// next is the address of the page after that at a.
func (a address) next(links []link) string {
	before := a.before(links)
	for _, l := range links {
		s, ok := a.stepTo(l.address)
		if !ok || s.ofComments() {
			continue
		}
		if s.from == 0 && s.isSecond(l) || s.from > 0 && s.isNext(l, before) {
			return l.href
		}
	}
	return ""
}

// before is the highest number that a link says of a page before that at a, and leads to; 0 where
// none does.
func (a address) before(links []link) (number int) {
	for _, l := range links {
		if l.number == 0 {
			continue
		}
		s, ok := a.stepTo(l.address)
		first, isFirst := l.address.stepTo(a) // the first page often has no number
		switch {
		case ok && s.from > 0 && s.to < s.from && (l.number == s.to || s.query),
			isFirst && first.from == 0 && l.number == 1:
			number = max(number, l.number)
		}
	}
	return number
}

// isSecond reports whether a link leads from a page without a number to page 2: it says so, is of
// the relation next, or its address leaves no doubt. A number among other words ("Part 2") counts
// less. The query may count pages from 0, or the entries on them.
func (s step) isSecond(l link) bool {
	says := l.number == 2 && (!l.worded || s.alone)
	return s.to == 2 && (says || l.next && s.alone || s.folder) || s.query && s.to > 0 && l.number == 2 && !l.worded
}

// isNext reports the same of a link from a page with a number to the one after it. before is the
// highest number that links say of pages before; before page 1 there is none.
func (s step) isNext(l link, before int) bool {
	switch {
	case before == 0:
		return s.from == 1 && s.to == 2 && l.number == 2 && !l.worded
	case s.to == s.from+1:
		return l.next || l.number == s.to || s.query && l.number == s.to+1
	}
	return s.query && s.to > s.from && l.number == before+2
}
