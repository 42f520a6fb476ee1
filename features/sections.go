package features

// section is a run of blocks that begins at a heading, or at the first block of the
// page, and ends before the next heading: blocks[from:to].
type section struct{ from, to int32 }

// findSections finds the section of every block, and counts headings: headings[i] is the blocks
// in headings among blocks[:i].
func (s *blockList) findSections() (sections []section, headings []int32) {
	n := len(s.blocks)
	sections, headings = make([]section, n), make([]int32, n+1)
	start := int32(0)
	for i := range s.blocks {
		headings[i+1] = headings[i]
		if s.enclosingAt(s.blocks[i].elem)&InHeading != 0 {
			start = int32(i)
			headings[i+1]++
		}
		sections[i].from = start
	}
	end := int32(n)
	for i := n - 1; i >= 0; i-- {
		sections[i].to = end
		if sections[i].from == int32(i) {
			end = int32(i)
		}
	}
	return sections, headings
}

// maxGap is the longest distance in blocks that columns tell apart.
const maxGap = 60

// proseGap is how many blocks a block is away from the nearest block of prose before
// it and after it; 0 for prose, maxGap at most.
type proseGap struct{ before, after int32 }

// findProseGaps finds the proseGap of every block.
func (s *blockList) findProseGaps() []proseGap {
	n := len(s.blocks)
	gaps := make([]proseGap, n)
	step := func(i int, gap int32) int32 {
		if s.blocks[i].prose() {
			return 0
		}
		return min(gap+1, maxGap)
	}
	gap := int32(maxGap)
	for i := range s.blocks {
		gap = step(i, gap)
		gaps[i].before = gap
	}
	gap = maxGap
	for i := n - 1; i >= 0; i-- {
		gap = step(i, gap)
		gaps[i].after = gap
	}
	return gaps
}

// findTextFields finds for every block how many blocks follow until the next
// <textarea>, maxGap at most. Comments mostly stand near the field for one more.
func (s *blockList) findTextFields() []int32 {
	fields := make([]int32, len(s.blocks))
	gap, block := int32(maxGap), len(s.blocks)-1
	for i := len(s.page.Nodes) - 1; i >= 0; i-- {
		for block >= 0 && int(s.blocks[block].from) >= i {
			gap = min(gap+1, maxGap)
			fields[block] = gap
			block--
		}
		if s.page.Nodes[i].Tag == "textarea" {
			gap = 0
		}
	}
	return fields
}
