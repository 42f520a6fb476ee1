package features

import (
	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// siblingProseFeatures tell the paragraphs of an article, which mostly are siblings.
var siblingProseFeatures = []feature[*blockView, int]{
	{"sibling_prose", column.Share, "the page's prose that is in blocks with the same parent", func(s *blockView, i int) float64 {
		return number.Ratio(s.siblings.of[s.proseParent(&s.blocks[i])].words, s.all.prose)
	}},
	{"sibling_prose_count", column.LogCount, "blocks of prose with the same parent", func(s *blockView, i int) float64 { return number.Ln(s.siblings.of[s.proseParent(&s.blocks[i])].count) }},
	{"sibling_prose_rank", column.Share, "words of those blocks, of the words under the parent with the most", func(s *blockView, i int) float64 {
		return number.Ratio(s.siblings.of[s.proseParent(&s.blocks[i])].words, s.siblings.mainParentWords())
	}},
	{"in_main_parent", column.Flag, "under the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return number.Flag(s.siblings.mainParent != page.None && s.page.Contains(s.siblings.mainParent, s.blocks[i].from))
	}},
	{"after_main_parent", column.Flag, "after the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return number.Flag(s.siblings.mainParent != page.None && s.blocks[i].from >= s.page.Nodes[s.siblings.mainParent].End)
	}},
}
