package features

import (
	"strings"

	"galley/page"
)

// blockList is the blocks of a page in document order, and sums over them.
type blockList struct {
	page    *page.Page
	visible []bool // by node: a reader sees its text
	blocks  []block
	paths   tagPaths

	all      sums             // sums over all blocks
	pathSums []sums           // by tag path: sums over its blocks
	copies   map[uint64]int32 // by hash of the text: blocks with that text
	h1       int32            // first block of the first h1; -1: none

	places []place // by node: what it lies in
	first  []int32 // by node: the first block that begins at it or later
	before []sums  // [i]: sums over blocks[:i]
	media  []int32 // [i]: pictures, videos and the like among Nodes[:i]
}

// newBlockList finds the blocks of the body of a page.
func newBlockList(p *page.Page) *blockList {
	s := &blockList{page: p, visible: page.Readable(p, false), paths: newTagPaths(p), h1: -1}
	s.findBlocks()
	return s
}

// leaveOut takes subtrees for not visible, and finds the blocks again where there are some.
func (s *blockList) leaveOut(nodes []page.NodeID) {
	if len(nodes) == 0 {
		return
	}
	for _, n := range nodes {
		for i := n; i < s.page.Nodes[n].End; i++ {
			s.visible[i] = false
		}
	}
	s.blocks = nil
	s.findBlocks()
}

// sumUp makes the sums, when no more is left out.
func (s *blockList) sumUp() {
	s.sumBlocks()
	s.countMedia()
}

// within returns the blocks of the subtree of n: its first, and one past its last.
func (s *blockList) within(n page.NodeID) (from, to int) {
	return int(s.first[n]), int(s.first[s.page.Nodes[n].End])
}

// firstAt is the first block that begins at a node or later.
func (s *blockList) firstAt(n page.NodeID) int { return int(s.first[n]) }

// text is the text of a block.
func (s *blockList) text(b *block) string {
	if b.to == b.from+1 {
		return s.page.Nodes[b.from].Text
	}
	var t strings.Builder
	for i := b.from; i < b.to; i++ {
		if s.visible[i] && s.page.Nodes[i].Kind == page.Text {
			t.WriteString(s.page.Nodes[i].Text)
		}
	}
	return t.String()
}

// enclosing says what the first text of a block is in.
func (s *blockList) enclosing(i int) Enclosing {
	return s.places[s.page.Nodes[s.blocks[i].from].Parent].enclosing
}

// enclosingAt says what an element is or lies in.
func (s *blockList) enclosingAt(n page.NodeID) Enclosing { return s.places[n].enclosing }

// ancestor returns the element k block elements above n, or the topmost there is.
func (s *blockList) ancestor(n page.NodeID, k int) page.NodeID {
	for ; k > 0 && n > 0; k-- {
		parent := s.page.Nodes[n].Parent
		if parent == page.None || s.places[parent].elem == 0 && parent != 0 {
			break
		}
		n = s.places[parent].elem
	}
	return n
}

// proseParent returns the parent of a block's element.
func (s *blockList) proseParent(b *block) page.NodeID { return max(s.page.Nodes[b.elem].Parent, 0) }
