// Package block finds the blocks of a page: runs of text under one element that is not inline,
// which a reader sees as lines or paragraphs. It counts what is in them, and says what they lie
// in: elements, tag paths, sections, and branches off the main path.
//
//	l := block.Find(p)
//	l.LeaveOut(overlays)
//	l.SumUp()
//	sums := l.SubtreeSums(n)
package block

import "galley/page"

// List is the blocks of a page in document order, and sums over them.
type List struct {
	Page    *page.Page
	Visible []bool // by node: a reader sees its text
	Blocks  []Block
	Paths   TagPaths

	All Sums  // sums over all blocks
	H1  int32 // first block of the first h1; -1: none

	frames   []bool           // by node: a table that lays out, or one of its rows and cells
	places   []place          // by node: what it lies in
	first    []int32          // by node: the first block that begins at it or later
	before   []Sums           // [i]: sums over blocks[:i]
	pathSums []Sums           // by tag path: sums over its blocks
	copies   map[uint64]int32 // by hash of the text: blocks with that text
	texts    []string         // by block
	media    []int32          // [i]: pictures, videos and the like among Nodes[:i]
}

// Find finds the blocks of the body of a page.
func Find(p *page.Page) *List {
	s := &List{Page: p, Visible: page.Readable(p, false), Paths: newTagPaths(p), H1: -1, frames: frames(p)}
	s.findBlocks()
	return s
}

// LeaveOut takes subtrees for not visible, and finds the blocks again where there are some.
func (s *List) LeaveOut(nodes []page.NodeID) {
	if len(nodes) == 0 {
		return
	}
	for _, n := range nodes {
		for i := n; i < s.Page.Nodes[n].End; i++ {
			s.Visible[i] = false
		}
	}
	s.Blocks = nil
	s.findBlocks()
}

// SumUp makes the sums and the texts, when no more is left out.
func (s *List) SumUp() {
	s.readTexts()
	s.markBoxHeadings()
	s.sumBlocks()
	s.countMedia()
}

// Within returns the blocks of the subtree of n: its first, and one past its last.
func (s *List) Within(n page.NodeID) (from, to int) {
	return int(s.first[n]), int(s.first[s.Page.Nodes[n].End])
}

// FirstAt is the first block that begins at a node or later.
func (s *List) FirstAt(n page.NodeID) int { return int(s.first[n]) }

// Enclosing says what the first text of a block is in.
func (s *List) Enclosing(i int) Enclosing {
	return s.places[s.Page.Nodes[s.Blocks[i].From].Parent].enclosing
}

// EnclosingAt says what an element is or lies in.
func (s *List) EnclosingAt(n page.NodeID) Enclosing { return s.places[n].enclosing }

// TagAt is the tag of an element; "div" of the parts of a table that lays the page out.
func (s *List) TagAt(n page.NodeID) string {
	if s.frames[n] {
		return "div"
	}
	return s.Page.Nodes[n].Tag
}

// Ancestor returns the element k block elements above n, or the topmost there is.
func (s *List) Ancestor(n page.NodeID, k int) page.NodeID {
	for ; k > 0 && n > 0; k-- {
		parent := s.Page.Nodes[n].Parent
		if parent == page.None || s.places[parent].elem == 0 && parent != 0 {
			break
		}
		n = s.places[parent].elem
	}
	return n
}

// ProseParent returns the parent of a block's element.
func (s *List) ProseParent(b *Block) page.NodeID { return max(s.Page.Nodes[b.Elem].Parent, 0) }
