package figures

import (
	"regexp"
	"unicode/utf8"

	"galley/features/block"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of the lines below a picture in a box: characters of both, at least and at most.
const (
	boxedLeast = 12
	boxedMost  = 400
)

// duration is how long a film takes, which the name of one follows.
var duration = regexp.MustCompile(`^\d{1,2}:\d\d`)

// KeepBoxed keeps the line or two that stand with a picture in a box of their own between paragraphs that
// are kept: a caption that nothing marks up as one. Neither leads anywhere, as what a page offers does.
func KeepBoxed(b *view.Body) {
	extents := map[page.NodeID]span.Blocks{} // by the parent of paragraphs that are kept
	for i := b.From; i < b.To; i++ {
		if b.Kept(i) && b.IsProse(i) {
			parent := b.ProseParent(i)
			if n := b.BlockElement(i); holdsMore(b, n) {
				parent = n // a text that stands bare beside others
			}
			e, known := extents[parent]
			if !known {
				e.From = i
			}
			e.To = i
			extents[parent] = e
		}
	}
	for parent, e := range extents {
		if e.From == e.To {
			continue
		}
		for n := range b.Page.Children(parent) {
			if from, to := b.Span(n); from > e.From && to <= e.To && isBoxedCaption(b, n, from, to) {
				b.RaiseAll(from, to)
			}
		}
	}
}

// holdsMore reports whether an element has more than one block.
func holdsMore(b *view.Body, n page.NodeID) bool {
	from, to := b.Span(n)
	return to-from > 1
}

// isBoxedCaption reports whether an element has a picture and a line or two that say what it shows.
func isBoxedCaption(b *view.Body, n page.NodeID, from, to int) bool {
	if from == to || b.Media(n) != 1 || !IsCaptioned(b.View, n) || leadsAway(b.View, n) {
		return false
	}
	letters := 0
	for i := from; i < to; i++ {
		if b.Post[i] >= b.Least && i == from || b.BlockEnclosing(i)&(block.InLink|block.InAside) != 0 {
			return false
		}
		letters += utf8.RuneCountInString(b.BlockLine(i))
	}
	for i := n; i < b.Page.Nodes[n].End; i++ {
		switch b.Page.Nodes[i].Tag {
		case "button", "input", "form", "h1", "h2", "h3", "h4", "h5", "h6":
			return false
		}
	}
	if duration.MatchString(b.BlockLine(from)) {
		return false // a film
	}
	first, _ := b.BlockNodes(from)
	return letters >= boxedLeast && letters <= boxedMost && pictureBefore(b.Page, n, first)
}

// leadsAway reports whether a link is in an element, or around it, that does not lead to the picture in it.
func leadsAway(v *view.View, n page.NodeID) bool {
	if v.Enclosing(n)&block.InLink != 0 {
		return true
	}
	for i := n; i < v.Page.Nodes[n].End; i++ {
		if v.Page.Nodes[i].Tag == "a" && !ShowsPicture(v, i) {
			return true
		}
	}
	return false
}

// pictureBefore reports whether the picture of an element stands before a node of it: what stands above a
// picture introduces it.
func pictureBefore(p *page.Page, n, text page.NodeID) bool {
	for i := n; i < text; i++ {
		switch p.Nodes[i].Tag {
		case "img", "picture", "video":
			return true
		}
	}
	return false
}
