package features

// section is a run of blocks that begins at a heading, or at the first block of the
// page, and ends before the next heading: blocks[from:to].
type section struct{ from, to int32 }

// findSections finds the section of every block.
func (s *blockIndex) findSections() {
	n := len(s.blocks)
	s.sections = make([]section, n)
	s.headings = make([]int32, n+1)
	start := int32(0)
	for i := range s.blocks {
		s.headings[i+1] = s.headings[i]
		if s.places[s.blocks[i].elem].enclosing&InHeading != 0 {
			start = int32(i)
			s.headings[i+1]++
		}
		s.sections[i].from = start
	}
	end := int32(n)
	for i := n - 1; i >= 0; i-- {
		s.sections[i].to = end
		if s.sections[i].from == int32(i) {
			end = int32(i)
		}
	}
}

// maxGap is the longest distance in blocks that columns tell apart.
const maxGap = 60

// proseGap is how many blocks a block is away from the nearest block of prose before
// it and after it; 0 for prose, maxGap at most.
type proseGap struct{ before, after int32 }

// findProseGaps finds the proseGap of every block.
func (s *blockIndex) findProseGaps() {
	n := len(s.blocks)
	s.proseGaps = make([]proseGap, n)
	step := func(i int, gap int32) int32 {
		if s.blocks[i].prose() {
			return 0
		}
		return min(gap+1, maxGap)
	}
	gap := int32(maxGap)
	for i := range s.blocks {
		gap = step(i, gap)
		s.proseGaps[i].before = gap
	}
	gap = maxGap
	for i := n - 1; i >= 0; i-- {
		gap = step(i, gap)
		s.proseGaps[i].after = gap
	}
}

// findTextFields finds for every block how many blocks follow until the next
// <textarea>, maxGap at most. Comments mostly stand near the field for one more.
func (s *blockIndex) findTextFields() {
	s.textFields = make([]int32, len(s.blocks))
	gap, block := int32(maxGap), len(s.blocks)-1
	for i := len(s.page.Nodes) - 1; i >= 0; i-- {
		for block >= 0 && int(s.blocks[block].from) >= i {
			gap = min(gap+1, maxGap)
			s.textFields[block] = gap
			block--
		}
		if s.page.Nodes[i].Tag == "textarea" {
			gap = 0
		}
	}
}
