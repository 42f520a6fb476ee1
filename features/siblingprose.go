package features

import "galley/page"

// siblingProse is the blocks of prose whose elements are children of one element. The
// paragraphs of an article mostly are siblings; those of comments mostly have a parent
// each. It is FormattedContentLen of Wang et al. 2009, section 3.1.1, with prose in the
// place of formatting elements.
type siblingProse struct {
	words, count float64 // words of the blocks, and the blocks
}

// findSiblingProse adds the blocks of prose up by parent.
func (s *blockIndex) findSiblingProse() {
	s.siblings = make([]siblingProse, len(s.page.Nodes))
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

// proseParent returns the parent of a block's element.
func (s *blockIndex) proseParent(b *block) page.NodeID { return max(s.page.Nodes[b.elem].Parent, 0) }

// mainParentWords is the words of the largest sibling prose; 0 without prose.
func (s *blockIndex) mainParentWords() float64 {
	if s.mainParent == page.None {
		return 0
	}
	return s.siblings[s.mainParent].words
}

var siblingProseFeatures = []feature[*blockView, int]{
	{"sibling_prose", Share, "the page's prose that is in blocks with the same parent", func(s *blockView, i int) float64 {
		return ratio(s.siblings[s.proseParent(&s.blocks[i])].words, s.all.prose)
	}},
	{"sibling_prose_count", LogCount, "blocks of prose with the same parent", func(s *blockView, i int) float64 { return ln(s.siblings[s.proseParent(&s.blocks[i])].count) }},
	{"sibling_prose_rank", Share, "words of those blocks, of the words under the parent with the most", func(s *blockView, i int) float64 {
		return ratio(s.siblings[s.proseParent(&s.blocks[i])].words, s.mainParentWords())
	}},
	{"in_main_parent", Flag, "under the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return flag(s.mainParent != page.None && s.page.Contains(s.mainParent, s.blocks[i].from))
	}},
	{"after_main_parent", Flag, "after the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return flag(s.mainParent != page.None && s.blocks[i].from >= s.page.Nodes[s.mainParent].End)
	}},
}
