package features

import (
	"galley/features/number"
	"galley/features/text"
	"galley/page"
)

// block is a run of text under one element that is not inline: what a reader sees as a
// line or a paragraph. Its texts are the visible ones of Nodes[from:to].
type block struct {
	from, to  page.NodeID
	elem      page.NodeID // the element whose line or paragraph it is
	path      int32       // tag path of elem, see tagPaths
	linkChars int32       // characters in links
	strong    int32       // characters in <b>, <strong>
	time      bool        // has a <time>
	gaps      int32       // empty lines in it
	text.Counts
}

// linkShare is the share of the characters that are in links.
func (b *block) linkShare() float64 { return number.Ratio(float64(b.linkChars), float64(b.Chars)) }

// prose reports whether the block reads like a sentence or more of running text.
func (b *block) prose() bool {
	return b.Words >= proseWords && b.Stops > 0 && b.linkShare() < proseLinks
}

// Bounds of prose.
const (
	proseWords = 10   // words, at least
	proseLinks = 0.35 // share of the characters in links, below
)

// place says what a node lies in.
type place struct {
	elem      page.NodeID // nearest block element; the node itself where it is one
	enclosing Enclosing
}

// findBlocks finds the blocks of the body, and the place of every node. A block ends
// where a block element begins or ends. Of a page without paragraphs, which has most of its
// text in one element and parts it by empty lines, that text ends a block at those too: it
// holds the title and what else stands above and below the article.
func (s *blockList) findBlocks() {
	s.readBlocks(page.None)
	chars, longest := int32(0), 0
	for i := range s.blocks {
		chars += s.blocks[i].Chars
		if s.blocks[i].Chars > s.blocks[longest].Chars {
			longest = i
		}
	}
	if chars > 0 && s.blocks[longest].gaps >= leastGaps && 2*s.blocks[longest].Chars > chars {
		elem := s.blocks[longest].elem
		s.blocks = s.blocks[:0]
		s.readBlocks(elem)
	}
}

// leastGaps is how many empty lines a text has at least that is parted by them.
const leastGaps = 2

// readBlocks is findBlocks with one element whose text ends a block at empty lines.
func (s *blockList) readBlocks(parted page.NodeID) {
	body := s.page.Body()
	s.places = make([]place, len(s.page.Nodes))
	s.first = make([]int32, len(s.page.Nodes)+1)
	var ends []page.NodeID // of the open block elements
	fresh := true          // the next text begins a block
	breaks := 0            // line breaks since the last text
	for i := range s.page.Nodes {
		n := page.NodeID(i)
		for len(ends) > 0 && ends[len(ends)-1] <= n {
			ends, fresh = ends[:len(ends)-1], true
		}
		s.first[i] = int32(len(s.blocks))
		if !s.page.Contains(body, n) || !s.visible[i] {
			continue
		}
		node := &s.page.Nodes[i]
		at := place{elem: n}
		if n != body {
			at = s.places[node.Parent]
		}
		switch {
		case node.Kind == page.Text:
			gap := breaks >= page.EmptyLine && !fresh
			if s.addText(n, at, fresh || gap && at.elem == parted) {
				if gap && at.elem != parted {
					s.blocks[len(s.blocks)-1].gaps++
				}
				fresh, breaks = false, 0
			}
			continue
		case node.Tag == "br":
			breaks++
		case s.page.IsBlock(n) || n == body:
			at.elem = n
			ends = append(ends, node.End)
			fresh = true
		case node.Tag == "time" && !fresh && len(s.blocks) > 0:
			s.blocks[len(s.blocks)-1].time = true
		}
		kinds := enclosingOf(node)
		if kinds&InControl != 0 && s.page.IsHeadingButton(n) {
			kinds &^= InControl
		}
		if kinds&InForm != 0 && s.page.IsPageForm(n) {
			kinds &^= InForm
		}
		at.enclosing |= kinds
		s.places[i] = at
	}
	s.first[len(s.page.Nodes)] = int32(len(s.blocks))
}

// addText adds a text to the open block, or begins one where fresh is true. It reports
// whether there was anything to add.
func (s *blockList) addText(n page.NodeID, at place, fresh bool) bool {
	counts := text.Count(s.page.Nodes[n].Text)
	if counts.Chars == 0 {
		return false
	}
	if fresh {
		s.blocks = append(s.blocks, block{from: n, elem: at.elem, path: s.paths.of[at.elem]})
		s.blocks[len(s.blocks)-1].time = at.enclosing&InTime != 0
	}
	b := &s.blocks[len(s.blocks)-1]
	b.to = n + 1
	b.Add(counts)
	if at.enclosing&InLink != 0 {
		b.linkChars += counts.Chars
	}
	if at.enclosing&InStrong != 0 {
		b.strong += counts.Chars
	}
	return true
}
