package features

import (
	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

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
		s.siblings[up].words += float64(b.Words)
		s.siblings[up].count++
		if s.mainParent == page.None || s.siblings[up].words > s.siblings[s.mainParent].words {
			s.mainParent = up
		}
	}
}

// sectionShare is the share of the prose in an element that stands around it, at least,
// where the element is one of several sections of an article.
const sectionShare = 0.3

// findSectionParent finds the element with all sections of the article whose largest is
// mainParent: articles of recipes, lists and long stories have a box for each section. It
// climbs to where enough prose is around, and stops where most of that is in items of a
// group, as comments are, but for groups whose items have headings.
func (s *blockIndex) findSectionParent() {
	s.sectionParent = s.mainParent
	if s.mainParent == page.None {
		return
	}
	loose, all := make([]int32, len(s.blocks)+1), make([]int32, len(s.blocks)+1) // words of prose in blocks[:i]
	for i := range s.blocks {
		b := &s.blocks[i]
		loose[i+1], all[i+1] = loose[i], all[i]
		if !b.prose() || s.enclosing(i)&marginal != 0 {
			continue
		}
		all[i+1] += int32(b.Words)
		if g := s.groups[i]; g == nil || 2*g.headed > g.items {
			loose[i+1] += int32(b.Words)
		}
	}
	within := func(n page.NodeID, words []int32) float64 {
		from, to := s.within(n)
		return float64(words[to] - words[from])
	}
	for n, body := s.mainParent, s.page.Body(); n != body && n > 0; {
		n = s.page.Nodes[n].Parent
		more, around := within(n, loose)-within(s.sectionParent, loose), within(n, all)-within(s.sectionParent, all)
		if 2*more < around {
			break
		}
		if more >= sectionShare*within(s.sectionParent, all) {
			s.sectionParent = n
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
	{"sibling_prose", column.Share, "the page's prose that is in blocks with the same parent", func(s *blockView, i int) float64 {
		return number.Ratio(s.siblings[s.proseParent(&s.blocks[i])].words, s.all.prose)
	}},
	{"sibling_prose_count", column.LogCount, "blocks of prose with the same parent", func(s *blockView, i int) float64 { return number.Ln(s.siblings[s.proseParent(&s.blocks[i])].count) }},
	{"sibling_prose_rank", column.Share, "words of those blocks, of the words under the parent with the most", func(s *blockView, i int) float64 {
		return number.Ratio(s.siblings[s.proseParent(&s.blocks[i])].words, s.mainParentWords())
	}},
	{"in_main_parent", column.Flag, "under the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return number.Flag(s.mainParent != page.None && s.page.Contains(s.mainParent, s.blocks[i].from))
	}},
	{"after_main_parent", column.Flag, "after the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return number.Flag(s.mainParent != page.None && s.blocks[i].from >= s.page.Nodes[s.mainParent].End)
	}},
}
