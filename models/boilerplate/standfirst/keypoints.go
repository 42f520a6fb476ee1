package standfirst

import (
	"strings"
	"unicode"

	"galley/features/block"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a list that says in short what a text has: items, words of each, and the mean posterior of them, how many blocks lie between
// it and the text, and how many with those that say who wrote it and when, which were cut, and with captions.
const (
	pointsLeast    = 2
	pointsMost     = 8
	pointWords     = 4
	pointWordsMost = 40
	pointsMean     = 0.12
	pointsApart    = 1
	pointsFacts    = 5
)

// KeyPoints is the list between title and text that says in short what the text has: items of some words that
// lead nowhere. Lists of who wrote it, of tags and of contents have links, days or a word or two. None where there is none.
func KeyPoints(body *view.Body, title page.NodeID) page.NodeID {
	if title == page.None || body.Listing {
		return page.None
	}
	v := body.View
	_, from := v.Span(title)
	text := firstText(body, from)
	apart := 0
	for i := text - 1; i >= max(from, text-pointsMost-pointsFacts); i-- {
		if v.BlockEnclosing(i)&block.InList == 0 {
			if body.Post[i] != 0 && v.BlockEnclosing(i)&block.InFigure == 0 {
				apart++
			}
			if apart > pointsApart || text-i > pointsFacts {
				return page.None
			}
			continue
		}
		n := listAround(v, i)
		if n == page.None || !arePoints(body, n, from, text) {
			return page.None
		}
		return withLabel(v, n, from)
	}
	return page.None
}

// firstText is the first block of prose that is kept, of the body or outside of it before.
func firstText(body *view.Body, from int) int {
	for i := max(from, body.From); i < body.To; i++ {
		if body.Kept(i) && body.IsProse(i) {
			return i
		}
	}
	return from
}

// listAround is the list that an item lies in, None of one in another list.
func listAround(v *view.View, i int) page.NodeID {
	list := page.None
	for n := v.BlockElement(i); n > 0 && v.Enclosing(n)&block.InList != 0; n = v.Page.Nodes[n].Parent {
		if tag := v.Page.Nodes[n].Tag; tag == "ul" || tag == "ol" {
			if list != page.None {
				return page.None
			}
			list = n
		}
	}
	return list
}

// withLabel is a list, or the box that has it and a line that heads it, behind a block.
func withLabel(v *view.View, list page.NodeID, from int) page.NodeID {
	first, last := v.Span(list)
	up := v.Page.Nodes[list].Parent
	for ; up > 0; up = v.Page.Nodes[up].Parent {
		if a, b := v.Span(up); b != last || a < first {
			break
		}
	}
	if a, b := v.Span(up); up > 0 && a == first-1 && b == last && a >= from && v.BlockWords(a) <= labelWords && v.BlockLinkShare(a) == 0 {
		return up
	}
	return list
}

// labelWords is how many words the line has at most that heads key points.
const labelWords = 5

// arePoints reports whether the blocks of a list are key points, all of them between two blocks.
func arePoints(body *view.Body, list page.NodeID, from, to int) bool {
	first, last := body.Span(list)
	if first < from || last > to || last-first < pointsLeast || last-first > pointsMost || body.Media(list) > 0 || body.Enclosing(list)&(block.InAside|block.InFigure) != 0 {
		return false
	}
	sum := 0.0
	for i := first; i < last; i++ {
		n := body.BlockWords(i)
		if n < pointWords || n > pointWordsMost || body.BlockLinkShare(i) > 0 || signature.HasDay(body.Index, i) || !strings.ContainsFunc(body.BlockText(i), unicode.IsLetter) {
			return false
		}
		sum += body.Post[i]
	}
	return body.Page.First(list, "a") == page.None && body.Page.First(list, "button") == page.None && body.Page.First(list, "input") == page.None && sum >= pointsMean*float64(last-first)
}
