package fused

import "galley/page"

// kin are the blocks of prose whose elements are children of one element: the
// paragraphs of an article mostly are, those of comments are each in one of their own
// (the FormattedContentLen of Wang et al., KDD 2009, section 3.1.1, with prose in the
// place of formatting elements).
type kin struct {
	words, count float64
}

// findKin adds them up by parent.
func (s *sheet) findKin() {
	s.kin = make([]kin, len(s.page.Nodes))
	s.mostKin = page.None
	for i := range s.blocks {
		b := &s.blocks[i]
		if !b.prose() {
			continue
		}
		up := s.kinOf(b)
		s.kin[up].words += float64(b.words)
		s.kin[up].count++
		if s.mostKin == page.None || s.kin[up].words > s.kin[s.mostKin].words {
			s.mostKin = up
		}
	}
}

// kinOf is the parent of a block's element.
func (s *sheet) kinOf(b *block) page.NodeID { return max(s.page.Nodes[b.elem].Parent, 0) }

// mostKinWords are those of the largest family; 0 without prose.
func (s *sheet) mostKinWords() float64 {
	if s.mostKin == page.None {
		return 0
	}
	return s.kin[s.mostKin].words
}

var kinColumns = []column{
	{"kin", "share of the page's prose in blocks with the same parent", func(s *sheet, i int) float64 {
		return ratio(s.kin[s.kinOf(&s.blocks[i])].words, s.all.prose)
	}},
	{"kin_count", "ln(1+such blocks)", func(s *sheet, i int) float64 { return ln(s.kin[s.kinOf(&s.blocks[i])].count) }},
	{"kin_rank", "their words over those of the largest such family", func(s *sheet, i int) float64 {
		return ratio(s.kin[s.kinOf(&s.blocks[i])].words, s.mostKinWords())
	}},
	{"in_most_kin", "0 or 1: under the parent of the largest such family", func(s *sheet, i int) float64 {
		return flag(s.mostKin != page.None && s.page.Contains(s.mostKin, s.blocks[i].from))
	}},
	{"after_most_kin", "0 or 1: after it", func(s *sheet, i int) float64 {
		return flag(s.mostKin != page.None && s.blocks[i].from >= s.page.Nodes[s.mostKin].End)
	}},
}
