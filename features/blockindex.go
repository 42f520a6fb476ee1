package features

import (
	"galley/features/metadata"
	"galley/page"
)

// blockIndex holds what the columns of blocks, bodies, titles and documents are read
// from. It takes one pass over the nodes and a few over the blocks.
type blockIndex struct {
	*blockList
	head     *metadata.Head
	overlays []page.NodeID // elements that are left out, see package overlay

	sections   []section  // by block: the section that it lies in
	headings   []int32    // [i]: blocks in headings among blocks[:i]
	proseGaps  []proseGap // by block
	textFields []int32    // by block: blocks until the next text field
	mainPath   mainPath
	groups     []*siblingGroup // by block: the largest group that it is in; nil: none
	siblings   siblingProse
	layout     layout
}

func newBlockIndex(p *page.Page) *blockIndex {
	l, head := newBlockList(p), metadata.Read(p)
	s := &blockIndex{blockList: l, head: head, overlays: findOverlays(l, head)}
	l.leaveOut(s.overlays)
	l.sumUp()
	s.sections, s.headings = l.findSections()
	s.proseGaps, s.textFields = l.findProseGaps(), l.findTextFields()
	s.mainPath = l.findMainPath()
	s.groups = findGroups(l)
	s.siblings = findSiblingProse(l, s.groups)
	s.readLayout()
	return s
}
