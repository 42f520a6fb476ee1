package features

import (
	"galley/features/block"
	"galley/features/metadata"
	"galley/features/overlay"
	"galley/features/sibling"
	"galley/page"
)

// blockIndex holds what the columns of blocks, bodies, titles and documents are read
// from. It takes one pass over the nodes and a few over the blocks.
type blockIndex struct {
	*block.List
	head     *metadata.Head
	overlays []page.NodeID // elements that are left out, see package overlay

	sections   []block.Section // by block: the section that it lies in
	headings   []int32         // [i]: blocks in headings among blocks[:i]
	proseGaps  []block.Gap     // by block
	textFields []int32         // by block: blocks until the next text field
	mainPath   block.MainPath
	groups     []*sibling.Group // by block: the largest group that it is in; nil: none
	siblings   sibling.Prose
	layout     layout
}

func newBlockIndex(p *page.Page) *blockIndex {
	l, head := block.Find(p), metadata.Read(p)
	s := &blockIndex{List: l, head: head, overlays: overlay.Find(l, head)}
	l.LeaveOut(s.overlays)
	l.SumUp()
	s.sections, s.headings = l.Sections()
	s.proseGaps, s.textFields = l.ProseGaps(), l.TextFields()
	s.mainPath = l.MainPath()
	s.groups = sibling.Groups(l)
	s.siblings = sibling.FindProse(l, s.groups)
	s.readLayout()
	return s
}
