package boxes

import (
	"slices"
	"unicode"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Among tells what stands between paragraphs that surely belong to the article, as a
// sibling of theirs.
type Among struct {
	*view.Body
	extents map[page.NodeID]span.Blocks // by the parent of sure paragraphs: from the first to the last
	alike   map[markup.Line]alikeBoxes  // likewise of boxes that are marked up alike and hold some
	chunked map[page.NodeID]chunked     // by the parent of chunks with some
}

// NewAmong is among for a body. The last paragraphs of a text need only be kept: what ends it is less like text, and
// may be a short sentence.
func NewAmong(b *view.Body) *Among {
	a := &Among{Body: b, extents: map[page.NodeID]span.Blocks{}, alike: map[markup.Line]alikeBoxes{}}
	chunks := newChunks(b.View)
	for i := b.From; i < b.To; i++ {
		p := b.Post[i]
		if p < b.Least || !b.IsProse(i) {
			if p >= b.Least && isShortSentence(b.View, i) {
				a.goOn(b.ProseParent(i), i)
			}
			continue
		}
		a.count(i, p)
		chunks.add(i, p)
		a.extend(b.ProseParent(i), i, p)
		if n := b.BlockElement(i); a.isBare(n) {
			a.extend(n, i, p)
		}
	}
	a.chunked = chunks.extents()
	return a
}

// extend lets the paragraphs in an element go on to block i, of posterior p.
func (a *Among) extend(parent page.NodeID, i int, p float64) {
	e, ok := a.extents[parent]
	switch {
	case !ok && p < view.Surely:
		return
	case !ok:
		e.From = i
	}
	e.To = i + 1
	a.extents[parent] = e
}

// goOn lets the sure paragraphs in an element go on to block i, where there are some before it.
func (a *Among) goOn(parent page.NodeID, i int) {
	if e, ok := a.extents[parent]; ok {
		e.To = i + 1
		a.extents[parent] = e
	}
}

// isShortSentence reports whether a block is a paragraph of a few words: a sentence without links.
func isShortSentence(v *view.View, i int) bool {
	return v.Page.Nodes[v.BlockElement(i)].Tag == "p" && v.IsSentence(i) && v.BlockWords(i) >= shortWords && v.IsPlain(i) && v.BlockLinkShare(i) == 0
}

// shortWords is how many words a sentence has at least that paragraphs go on to.
const shortWords = 3

// isBare reports whether the element of a block holds others as well: the words stand bare among them, as
// where line breaks part paragraphs.
func (a *Among) isBare(n page.NodeID) bool {
	from, to := a.Span(n)
	return to-from > 1
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
func (a *Among) keepBox(n page.NodeID) {
	from, to := a.Span(n)
	if to == from+1 && a.Has(from, to) {
		a.keepAside(n, from)
	}
	if to-from < 2 || to-from > boxBlocks || !a.Has(from, to) || !a.Is(n) && !a.isBeforeLast(n) && !a.closes(n, from, to) || a.Media(n) > 0 {
		return
	}
	prose, low := false, false
	for i := from; i < to; i++ {
		low = low || a.Post[i] < a.Least/2
		prose = prose || a.IsProse(i) && a.Kept(i)
	}
	if (low || !prose) && (a.Listing || !a.isCallout(from, to)) || slices.ContainsFunc([]string{"a", "input", "button", "iframe"}, func(tag string) bool { return a.Page.First(n, tag) != page.None }) {
		return
	}
	a.RaiseAll(from, to)
}

// closingLeast is the posterior that what stands in a box behind the last paragraph has at least.
const closingLeast = 0.12

// closes reports whether a box stands right behind the last paragraph of an article, and may tell more of what that is
// about, as boxes of facts do: a heading that is a name, without a sign behind it, and prose, none of it surely something
// else. A heading with a colon is above what readers are to know of all such pages.
func (a *Among) closes(n page.NodeID, from, to int) bool {
	if a.Listing || !a.isBehind(n) || a.BlockEnclosing(from)&block.InHeading == 0 || endsInSign(a.BlockText(from)) || a.HasControl(n) {
		return false
	}
	for i := from; i < to; i++ {
		if a.Post[i] < closingLeast {
			return false
		}
	}
	return true
}

// endsInSign reports whether no letter and no number ends a line.
func endsInSign(line string) bool {
	last := page.LastSign(line)
	return !unicode.IsLetter(last) && !unicode.IsMark(last) && !unicode.IsNumber(last)
}

// Bounds of a box that says something of its own about what the text is about: words of the
// label that it begins with, of the prose behind it, and its least posterior.
const (
	calloutLabel = 4
	calloutWords = 8
	calloutLeast = 0.04
	calloutSign  = 4 // words of a sentence behind a sign instead of a label
)

// isCallout reports whether blocks are a label and prose, or a sign and a sentence, none of them surely
// something else.
func (a *Among) isCallout(from, to int) bool {
	if a.BlockWords(from) > calloutLabel {
		return false
	}
	prose := false
	for i := from; i < to; i++ {
		if a.Post[i] < calloutLeast {
			return false
		}
		prose = prose || a.IsProse(i) && a.BlockWords(i) >= calloutWords
		prose = prose || i > from && !a.HasWords(from) && a.IsSentence(i) && a.BlockWords(i) >= calloutSign
	}
	return prose
}

// linkListShare is the share of links from which a list or a heading leads elsewhere: what an item
// is called may be a link, with as much said of it.
const linkListShare = 0.55

// Keep keeps lists, quotations, code, formulas and headings between paragraphs that surely belong to
// the article: a line of a word or two in them looks like none of it. Links are none, and
// neither are headings of what is cut.
func (a *Among) Keep() {
	for n := a.Root + 1; n < a.Page.Nodes[a.Root].End; n++ {
		tag := a.Page.Nodes[n].Tag
		if a.Page.MathOf(n) != page.None {
			tag = "math"
		}
		if a.IsPartTag(n) && a.Page.IsBlock(n) {
			tag = "div" // what a page has tags of its own for are its parts
		}
		switch tag {
		case "div", "section", "aside", "article", "li":
			if a.keepAlikeBox(n); a.Page.Nodes[n].Tag == "li" {
				continue
			}
			a.keepBox(n)
			a.keepFacts(n)
			a.keepToggle(n)
			a.keepRows(n)
			a.keepQuiet(n)
			a.keepHeadRows(n)
			a.keepChecklist(n)
			a.keepCode(n)
		case "table":
			a.keepCode(n)
		case "dl":
			a.keepTerms(n)
			a.keepRows(n)
			a.keepHeadRows(n)
		case "details":
			a.keepDetails(n)
		case "pre":
			if from, to := a.Span(n); from < to && a.HasWords(from) && a.Is(a.BoxOf(n, a.Root)) && a.LinkShare(n) < linkListShare {
				a.RaiseAll(from, to)
			}
		case "math":
			if from, to := a.Span(n); from < to && a.Has(from, to) && a.Is(a.BoxOf(n, a.Root)) {
				a.RaiseAll(from, to)
			}
		case "ul", "ol", "blockquote":
			a.keepChecklist(n)
			if from, to := a.Span(n); (a.Is(n) || from < to && (a.isInAlike(n) || a.isAnnounced(n) || a.isHeadedList(n) || a.isClosingList(n))) && a.LinkShare(n) < linkListShare || a.isSources(n) {
				a.RaiseAll(from, to)
			}
		}
	}
	if !a.Listing {
		a.keepHeads()
	}
	for i := a.To - 2; i >= a.From; i-- {
		n := a.BlockElement(i)
		if !a.Kept(i) && a.Kept(i+1) && markup.IsHeading(a.Page.Nodes[n].Tag) && a.LinkShare(n) < linkListShare && a.Is(n) {
			a.Raise(i)
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
