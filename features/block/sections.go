package block

// Section is a run of blocks that begins at a heading, or at the first block of the
// page, and ends before the next heading: blocks[from:to].
type Section struct{ From, To int32 }

// Sections finds the section of every block, and counts headings: headings[i] is the blocks
// in headings among blocks[:i].
func (s *List) Sections() (sections []Section, headings []int32) {
	n := len(s.Blocks)
	sections, headings = make([]Section, n), make([]int32, n+1)
	start := int32(0)
	for i := range s.Blocks {
		headings[i+1] = headings[i]
		if s.EnclosingAt(s.Blocks[i].Elem)&InHeading != 0 {
			start = int32(i)
			headings[i+1]++
		}
		sections[i].From = start
	}
	end := int32(n)
	for i := n - 1; i >= 0; i-- {
		sections[i].To = end
		if sections[i].From == int32(i) {
			end = int32(i)
		}
	}
	return sections, headings
}

// maxGap is the longest distance in blocks that columns tell apart.
const maxGap = 60

// Gap is how many blocks a block is away from the nearest block of prose before
// it and after it; 0 for prose, maxGap at most.
type Gap struct{ Before, After int32 }

// ProseGaps finds the Gap of every block.
func (s *List) ProseGaps() []Gap {
	n := len(s.Blocks)
	gaps := make([]Gap, n)
	step := func(i int, gap int32) int32 {
		if s.Blocks[i].Prose() {
			return 0
		}
		return min(gap+1, maxGap)
	}
	gap := int32(maxGap)
	for i := range s.Blocks {
		gap = step(i, gap)
		gaps[i].Before = gap
	}
	gap = maxGap
	for i := n - 1; i >= 0; i-- {
		gap = step(i, gap)
		gaps[i].After = gap
	}
	return gaps
}

// TextFields finds for every block how many blocks follow until the next
// <textarea>, maxGap at most. Comments mostly stand near the field for one more.
func (s *List) TextFields() []int32 {
	fields := make([]int32, len(s.Blocks))
	gap, block := int32(maxGap), len(s.Blocks)-1
	for i := len(s.Page.Nodes) - 1; i >= 0; i-- {
		for block >= 0 && int(s.Blocks[block].From) >= i {
			gap = min(gap+1, maxGap)
			fields[block] = gap
			block--
		}
		if s.Page.Nodes[i].Tag == "textarea" {
			gap = 0
		}
	}
	return fields
}
