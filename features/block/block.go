package block

import (
	"galley/features/number"
	"galley/features/text"
	"galley/page"
	"galley/page/control"
)

// Block is a run of text under one element that is not inline: what a reader sees as a
// line or a paragraph. Its texts are the visible ones of Nodes[from:to].
type Block struct {
	From, To  page.NodeID
	Elem      page.NodeID // the element whose line or paragraph it is
	Path      int32       // tag path of Elem, see TagPaths
	LinkChars int32       // characters in links
	Strong    int32       // characters in <b>, <strong>
	Time      bool        // has a <time>
	gaps      int32       // empty lines in it
	text.Counts
}

// LinkShare is the share of the characters that are in links.
func (b *Block) LinkShare() float64 { return number.Ratio(float64(b.LinkChars), float64(b.Chars)) }

// Prose reports whether the block reads like a sentence or more of running text.
func (b *Block) Prose() bool {
	return b.Words >= proseWords && b.Stops > 0 && b.LinkShare() < ProseLinks
}

// Bounds of prose.
const (
	proseWords = 10   // words, at least
	ProseLinks = 0.35 // share of the characters in links, below
)

// place says what a node lies in.
type place struct {
	elem      page.NodeID // nearest block element; the node itself where it is one
	enclosing Enclosing
	size      int8 // of letters, as <font size> says: 1 to 7, 3 without
}

// findBlocks finds the blocks of the body, and the place of every node. A block ends
// where a block element begins or ends, and at a line break between letters whose size <font> sets
// apart: such a line is the headline, or who wrote it, in a cell with the whole text. Of a page without paragraphs, which has most of its
// text in one element and parts it by empty lines, that text ends a block at those too: it
// holds the title and what else stands above and below the article.
func (s *List) findBlocks() {
	s.readBlocks(page.None)
	chars, longest, parted := int32(0), page.None, map[page.NodeID]int32{}
	for i := range s.Blocks {
		b := &s.Blocks[i]
		chars += b.Chars
		if b.gaps < leastGaps {
			continue
		}
		box := s.boxOf(b.Elem)
		parted[box] += b.Chars
		if longest == page.None || parted[box] > parted[longest] {
			longest = box
		}
	}
	if longest != page.None && 2*parted[longest] > chars {
		s.Blocks = s.Blocks[:0]
		s.readBlocks(longest)
	}
}

// boxOf is the element whose text is parted alike: that around a paragraph, which ends where a box stands in it, so that the
// rest of its text is outside.
func (s *List) boxOf(elem page.NodeID) page.NodeID {
	if node := &s.Page.Nodes[elem]; node.Tag == "p" && node.Parent != page.None {
		return node.Parent
	}
	return elem
}

// leastGaps is how many empty lines a text has at least that is parted by them.
const leastGaps = 2

// readBlocks is findBlocks with one box, see boxOf, whose text ends a block at empty lines.
func (s *List) readBlocks(parted page.NodeID) {
	body := s.Page.Body()
	s.places = make([]place, len(s.Page.Nodes))
	s.first = make([]int32, len(s.Page.Nodes)+1)
	var ends []page.NodeID // of the open block elements
	fresh := true          // the next text begins a block
	breaks := 0            // line breaks since the last text
	size := int8(0)        // of the last text
	for i := range s.Page.Nodes {
		n := page.NodeID(i)
		for len(ends) > 0 && ends[len(ends)-1] <= n {
			ends, fresh = ends[:len(ends)-1], true
		}
		s.first[i] = int32(len(s.Blocks))
		if !s.Page.Contains(body, n) || !s.Visible[i] {
			continue
		}
		node := &s.Page.Nodes[i]
		at := place{elem: n, size: plainSize}
		if n != body {
			at = s.places[node.Parent]
		}
		switch {
		case node.Kind == page.Text:
			gap, isParted := breaks >= page.EmptyLine && !fresh, s.boxOf(at.elem) == parted
			apart := breaks > 0 && !fresh && at.size != size
			if s.addText(n, at, fresh || apart || gap && isParted) {
				size = at.size
				if gap && !apart && !isParted {
					s.Blocks[len(s.Blocks)-1].gaps++
				}
				fresh, breaks = false, 0
			}
			continue
		case node.Tag == "br":
			breaks++
		case s.Page.IsBlock(n) || n == body:
			if !s.frames[i] || node.Tag == "td" || node.Tag == "figure" {
				at.elem = n
			}
			ends = append(ends, node.End)
			fresh = true
		case node.Tag == "time" && !fresh && len(s.Blocks) > 0:
			s.Blocks[len(s.Blocks)-1].Time = true
		}
		at.enclosing |= s.kindsOf(n)
		at.size = sizeIn(node, at.size)
		s.places[i] = at
	}
	s.first[len(s.Page.Nodes)] = int32(len(s.Blocks))
}

// kindsOf are the kinds of an element, without those that it is by its tag alone: a table that lays
// out, a figure of text, a button that is a heading, a form around the whole page.
func (s *List) kindsOf(n page.NodeID) Enclosing {
	kinds := EnclosingOf(&s.Page.Nodes[n])
	if s.frames[n] {
		kinds &^= InTable | InFigure
	}
	if kinds&InControl != 0 && control.IsHeadingButton(s.Page, n) {
		kinds &^= InControl
	}
	if kinds&InForm != 0 && control.IsPageForm(s.Page, n) {
		kinds &^= InForm
	}
	return kinds
}

// addText adds a text to the open block, or begins one where fresh is true. It reports
// whether there was anything to add.
func (s *List) addText(n page.NodeID, at place, fresh bool) bool {
	counts := text.Count(s.Page.Nodes[n].Text)
	if counts.Chars == 0 {
		return false
	}
	if fresh {
		s.Blocks = append(s.Blocks, Block{From: n, Elem: at.elem, Path: s.Paths.Of[at.elem]})
		s.Blocks[len(s.Blocks)-1].Time = at.enclosing&InTime != 0
	}
	b := &s.Blocks[len(s.Blocks)-1]
	b.To = n + 1
	b.Add(counts)
	if at.enclosing&InLink != 0 {
		b.LinkChars += counts.Chars
	}
	if at.enclosing&InStrong != 0 {
		b.Strong += counts.Chars
	}
	return true
}
