package boxes

import (
	"slices"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Among tells what stands between paragraphs that surely belong to the article, as a
// sibling of theirs.
type Among struct {
	*view.View
	extents map[page.NodeID]span.Blocks // by the parent of sure paragraphs: from the first to the last
	alike   map[markup.Line]alikeBoxes  // likewise of boxes that are marked up alike and hold some
	chunked map[page.NodeID]chunked     // by the parent of chunks with some
}

// NewAmong is among for blocks with posteriors post, which are those from block first on. The
// last paragraphs of a text need only be kept: what ends it is less like text.
func NewAmong(v *view.View, post []float64, first int, keep float64) *Among {
	a := &Among{View: v, extents: map[page.NodeID]span.Blocks{}, alike: map[markup.Line]alikeBoxes{}}
	chunks := newChunks(v)
	for i, p := range post {
		if p < keep || !v.IsProse(first+i) {
			continue
		}
		a.count(first+i, p)
		chunks.add(first+i, p)
		parent := v.ProseParent(first + i)
		e, ok := a.extents[parent]
		switch {
		case !ok && p < view.Surely:
			continue
		case !ok:
			e.From = first + i
		}
		e.To = first + i + 1
		a.extents[parent] = e
	}
	a.chunked = chunks.extents()
	return a
}

// Is reports whether a subtree, with the boxes that hold nothing else, stands between sure
// paragraphs of its parent.
func (a *Among) Is(n page.NodeID) bool {
	from, to := a.Span(n)
	parent := a.Page.Nodes[n].Parent
	for parent != page.None {
		if f, t := a.Span(parent); f != from || t != to {
			break
		}
		n, parent = parent, a.Page.Nodes[parent].Parent
	}
	e, ok := a.extents[parent]
	return ok && from < to && e.From < from && to < e.To || a.isBetweenChunks(n)
}

// Flows reports whether a block stands beside sure paragraphs: a heading of theirs does.
func (a *Among) Flows(block int) bool {
	_, ok := a.extents[a.Page.Nodes[a.BlockElement(block)].Parent]
	return ok
}

// boxBlocks is how many blocks a box of the text has at most.
const boxBlocks = 12

// keepBox keeps the whole of a box between sure paragraphs where some of its prose is kept and
// none of it is surely something else. It has neither links nor fields, which what a page offers
// has, nor pictures, which captions stand with.
func (a *Among) keepBox(n page.NodeID, post []float64, first int, keep float64) {
	from, to := a.Span(n)
	if to == from+1 && from >= first && to <= first+len(post) {
		a.keepAside(n, from, &post[from-first], keep)
	}
	if to-from < 2 || to-from > boxBlocks || from < first || to > first+len(post) || !a.Is(n) && !a.isBeforeLast(n) || a.Media(n) > 0 {
		return
	}
	prose, low := false, false
	for i := from; i < to; i++ {
		low = low || post[i-first] < keep/2
		prose = prose || a.IsProse(i) && post[i-first] >= keep
	}
	if (low || !prose) && (a.Listing || !a.isCallout(from, to, post[from-first:])) || slices.ContainsFunc([]string{"a", "input", "button", "iframe"}, func(tag string) bool { return a.Page.First(n, tag) != page.None }) {
		return
	}
	span.Raise(post[from-first:to-first], keep)
}

// Bounds of a box that says something of its own about what the text is about: words of the
// label that it begins with, of the prose behind it, and its least posterior.
const (
	calloutLabel = 4
	calloutWords = 8
	calloutLeast = 0.04
)

// isCallout reports whether blocks are a label and a sentence or more, none of them surely
// something else.
func (a *Among) isCallout(from, to int, post []float64) bool {
	if a.BlockWords(from) > calloutLabel {
		return false
	}
	prose := false
	for i := from; i < to; i++ {
		if post[i-from] < calloutLeast {
			return false
		}
		prose = prose || a.IsProse(i) && a.BlockWords(i) >= calloutWords
	}
	return prose
}

// linkListShare is the share of links from which a list or a heading leads elsewhere: what an item
// is called may be a link, with as much said of it.
const linkListShare = 0.55

// Keep keeps lists, quotations, code, formulas and headings between paragraphs that surely belong to
// the article: a line of a word or two in them looks like none of it. Links are none, and
// neither are headings of what is cut.
func (a *Among) Keep(body page.NodeID, post []float64, first int, keep float64) {
	for n := body + 1; n < a.Page.Nodes[body].End; n++ {
		switch a.Page.Nodes[n].Tag {
		case "div", "section", "aside", "article", "li":
			if a.keepAlikeBox(n, post, first, keep); a.Page.Nodes[n].Tag == "li" {
				continue
			}
			a.keepBox(n, post, first, keep)
			a.keepFacts(n, post, first, keep)
			a.keepRows(n, post, first, keep)
			a.keepQuiet(n, post, first, keep)
			a.keepCode(n, post, first, keep)
		case "table":
			a.keepCode(n, post, first, keep)
		case "dl":
			a.keepTerms(n, post, first, keep)
			a.keepRows(n, post, first, keep)
		case "details":
			a.keepDetails(n, post, first, keep)
		case "pre":
			if from, to := a.Span(n); from < to && a.HasWords(from) && a.Is(a.BoxOf(n, body)) && a.LinkShare(n) < linkListShare {
				span.Raise(post[from-first:to-first], keep)
			}
		case "math":
			if from, to := a.Span(n); from < to && from >= first && to <= first+len(post) && a.Is(a.BoxOf(n, body)) {
				span.Raise(post[from-first:to-first], keep)
			}
		case "ul", "ol", "blockquote":
			if from, to := a.Span(n); (a.Is(n) || from < to && (a.isInAlike(n) || a.isAnnounced(n, post, first, keep) || a.isHeadedList(n, post, first, keep))) && a.LinkShare(n) < linkListShare {
				span.Raise(post[from-first:to-first], keep)
			}
		}
	}
	for i := len(post) - 2; i >= 0; i-- {
		n := a.BlockElement(first + i)
		if post[i] < keep && post[i+1] >= keep && markup.IsHeading(a.Page.Nodes[n].Tag) && a.LinkShare(n) < linkListShare && a.Is(n) {
			post[i] = keep
		}
	}
}

// isBeforeLast reports whether a subtree stands right behind the last sure paragraph of its parent, and
// other lines of that behind it: what ends a text may be what a page says of itself.
func (a *Among) isBeforeLast(n page.NodeID) bool {
	_, to := a.Span(n)
	_, end := a.Span(a.Page.Nodes[n].Parent)
	return to < end && a.isBehind(n)
}
