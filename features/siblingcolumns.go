package features

import (
	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// siblingProseFeatures tell the paragraphs of an article, which mostly are siblings.
var siblingProseFeatures = []feature[*blockView, int]{
	{"sibling_prose", column.Share, "the page's prose that is in blocks with the same parent", func(s *blockView, i int) float64 {
		return number.Ratio(s.siblings.Of[s.ProseParent(&s.Blocks[i])].Words, s.All.Prose)
	}},
	{"sibling_prose_count", column.LogCount, "blocks of prose with the same parent", func(s *blockView, i int) float64 { return number.Ln(s.siblings.Of[s.ProseParent(&s.Blocks[i])].Count) }},
	{"sibling_prose_rank", column.Share, "words of those blocks, of the words under the parent with the most", func(s *blockView, i int) float64 {
		return number.Ratio(s.siblings.Of[s.ProseParent(&s.Blocks[i])].Words, s.siblings.MainParentWords())
	}},
	{"in_main_parent", column.Flag, "under the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return number.Flag(s.siblings.MainParent != page.None && s.Page.Contains(s.siblings.MainParent, s.Blocks[i].From))
	}},
	{"after_main_parent", column.Flag, "after the parent with the most sibling prose", func(s *blockView, i int) float64 {
		return number.Flag(s.siblings.MainParent != page.None && s.Blocks[i].From >= s.Page.Nodes[s.siblings.MainParent].End)
	}},
}
