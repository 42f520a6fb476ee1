package features

import "galley/page"

// block is a run of text under one element that is not inline: what a reader sees as a
// line or a paragraph. Its texts are the visible ones of Nodes[from:to].
type block struct {
	from, to  page.NodeID
	elem      page.NodeID // the element whose line or paragraph it is
	path      int32       // tag path of elem, see tagPaths
	linkChars int32       // characters in links
	strong    int32       // characters in <b>, <strong>
	time      bool        // has a <time>
	textCounts
}

// linkShare is the share of the characters that are in links.
func (b *block) linkShare() float64 { return ratio(float64(b.linkChars), float64(b.chars)) }

// prose reports whether the block reads like a sentence or more of running text.
func (b *block) prose() bool {
	return b.words >= proseWords && b.stops > 0 && b.linkShare() < proseLinks
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
// where a block element begins or ends.
func (s *blockIndex) findBlocks() {
	body := s.page.Body()
	s.places = make([]place, len(s.page.Nodes))
	s.first = make([]int32, len(s.page.Nodes)+1)
	var ends []page.NodeID // of the open block elements
	fresh := true          // the next text begins a block
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
			fresh = s.addText(n, at, fresh)
			continue
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
// whether the next text begins one.
func (s *blockIndex) addText(n page.NodeID, at place, fresh bool) bool {
	counts := countText(s.page.Nodes[n].Text)
	if counts.chars == 0 {
		return fresh
	}
	if fresh {
		s.blocks = append(s.blocks, block{from: n, elem: at.elem, path: s.paths.of[at.elem]})
		s.blocks[len(s.blocks)-1].time = at.enclosing&InTime != 0
	}
	b := &s.blocks[len(s.blocks)-1]
	b.to = n + 1
	b.add(counts)
	if at.enclosing&InLink != 0 {
		b.linkChars += counts.chars
	}
	if at.enclosing&InStrong != 0 {
		b.strong += counts.chars
	}
	return false
}
