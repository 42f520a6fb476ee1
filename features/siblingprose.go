package features

import "galley/page"

// kin are the blocks of prose whose elements are children of one element: the
// paragraphs of an article mostly are, those of comments are each in one of their own
// (the FormattedContentLen of Wang et al., KDD 2009, section 3.1.1, with prose in the
// place of formatting elements).
type siblings struct {
	words, count float64
}

// findKin adds them up by parent.
func (s *blockIndex) findSiblingProse() {
	s.siblings = make([]siblings, len(s.page.Nodes))
	s.mainParent = page.None
	for i := range s.blocks {
		b := &s.blocks[i]
		if !b.prose() {
			continue
		}
		up := s.proseParent(b)
		s.siblings[up].words += float64(b.words)
		s.siblings[up].count++
		if s.mainParent == page.None || s.siblings[up].words > s.siblings[s.mainParent].words {
			s.mainParent = up
		}
	}
}

// kinOf is the parent of a block's element.
func (s *blockIndex) proseParent(b *block) page.NodeID { return max(s.page.Nodes[b.elem].Parent, 0) }

// mostKinWords are those of the largest family; 0 without prose.
func (s *blockIndex) mainParentWords() float64 {
	if s.mainParent == page.None {
		return 0
	}
	return s.siblings[s.mainParent].words
}

var siblingProseFeatures = []feature[*blockView, int]{
	{"sibling_prose", Share, "share of the page's prose in blocks with the same parent", func(s *blockView, i int) float64 {
		return ratio(s.siblings[s.proseParent(&s.blocks[i])].words, s.all.prose)
	}},
	{"sibling_prose_count", LogCount, "ln(1+such blocks)", func(s *blockView, i int) float64 { return ln(s.siblings[s.proseParent(&s.blocks[i])].count) }},
	{"sibling_prose_rank", Share, "their words over those of the largest such group", func(s *blockView, i int) float64 {
		return ratio(s.siblings[s.proseParent(&s.blocks[i])].words, s.mainParentWords())
	}},
	{"in_main_parent", Flag, "under the parent of the largest such group", func(s *blockView, i int) float64 {
		return flag(s.mainParent != page.None && s.page.Contains(s.mainParent, s.blocks[i].from))
	}},
	{"after_main_parent", Flag, "after it", func(s *blockView, i int) float64 {
		return flag(s.mainParent != page.None && s.blocks[i].from >= s.page.Nodes[s.mainParent].End)
	}},
}
