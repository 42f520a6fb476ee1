package features

import (
	"galley/features/metadata"
	"galley/page"
)

// blockIndex holds what the columns of blocks, bodies, titles and documents are read
// from. It takes one pass over the nodes and a few over the blocks.
type blockIndex struct {
	page    *page.Page
	visible []bool // by node: a reader sees its text
	paths   tagPaths
	places  []place // by node: what it lies in
	first   []int32 // by node: the first block that begins at it or later
	blocks  []block // in document order

	overlays []page.NodeID // elements that are left out, see overlays.go

	before     []sums           // [i]: sums over blocks[:i]
	all        sums             // sums over all blocks
	pathSums   []sums           // by tag path: sums over its blocks
	copies     map[uint64]int32 // by hash of the text: blocks with that text
	h1         int32            // first block of the first h1; -1: none
	headings   []int32          // [i]: blocks in headings among blocks[:i]
	media      []int32          // [i]: pictures, videos and the like among Nodes[:i]
	sections   []section        // by block: the section that it lies in
	proseGaps  []proseGap       // by block
	textFields []int32          // by block: blocks until the next text field, see findTextFields

	mainPath       []branchPoint // by node: where it leaves the main path
	mainPathLength int32         // elements of the main path

	groups        []*siblingGroup // by block: the largest group that it is in; nil: none
	siblings      []siblingProse  // by node: sibling prose among its children
	mainParent    page.NodeID     // the node with the most sibling prose; None: the page has no prose
	sectionParent page.NodeID     // see findSectionParent

	head   *metadata.Head
	layout layout
}

func newBlockIndex(p *page.Page) *blockIndex {
	s := &blockIndex{page: p, visible: page.Readable(p, false), paths: newTagPaths(p), head: metadata.Read(p), h1: -1}
	s.findBlocks()
	s.leaveOutOverlays()
	s.sumBlocks()
	s.findMainPath()
	s.findSections()
	s.findProseGaps()
	s.readLayout()
	s.countMedia()
	s.findGroups()
	s.findTextFields()
	s.findSiblingProse()
	s.findSectionParent()
	return s
}

// countMedia counts pictures, videos and the like.
func (s *blockIndex) countMedia() {
	s.media = make([]int32, len(s.page.Nodes)+1)
	for i := range s.page.Nodes {
		s.media[i+1] = s.media[i]
		switch s.page.Nodes[i].Tag {
		case "img", "video", "audio", "iframe", "canvas", "picture", "object", "embed":
			if s.visible[i] {
				s.media[i+1]++
			}
		}
	}
}

// ancestor returns the element k block elements above n, or the topmost there is.
func (s *blockIndex) ancestor(n page.NodeID, k int) page.NodeID {
	for ; k > 0 && n > 0; k-- {
		parent := s.page.Nodes[n].Parent
		if parent == page.None || s.places[parent].elem == 0 && parent != 0 {
			break
		}
		n = s.places[parent].elem
	}
	return n
}

// sameContent reports whether two subtrees, one in the other, hold the same blocks and
// as many pictures.
func (s *blockIndex) sameContent(a, b page.NodeID) bool {
	endA, endB := s.page.Nodes[a].End, s.page.Nodes[b].End
	return s.first[a] == s.first[b] && s.first[endA] == s.first[endB] && s.media[endA]-s.media[a] == s.media[endB]-s.media[b]
}
