package features

import (
	"galley/features/column"
	"galley/features/number"
	"galley/features/sibling"
)

// ofGroup is a column of the largest sibling group that has the block; 0 without one.
func ofGroup(of func(s *blockView, g *sibling.Group) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		if g := s.groups[i]; g != nil {
			return of(s, g)
		}
		return 0
	}
}

// shortAround is the share of short blocks, that are no links, among the three blocks
// before and the three after.
func shortAround(s *blockView, i int) float64 {
	n, all := 0.0, 0.0
	for k := max(i-3, 0); k <= min(i+3, len(s.Blocks)-1); k++ {
		if k != i {
			all++
			n += number.Flag(sibling.IsShort(s.List, k) && s.Blocks[k].LinkShare() < 0.5)
		}
	}
	return number.Ratio(n, all)
}

// groupFeatures tell comments, teasers and the like from the text of an article.
var groupFeatures = []feature[*blockView, int]{
	{"items", column.LogCount, "items of the largest group of similar siblings that has the block, 0 without", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return number.Ln(g.Items) })},
	{"items_short_first", column.Share, "items of that group that begin with a short block", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return g.FirstShort / g.Items })},
	{"items_short_last", column.Share, "items of that group that end with a short block", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return g.LastShort / g.Items })},
	{"items_pictured", column.Share, "items of that group with a picture", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return g.Pictured / g.Items })},
	{"items_dated", column.Share, "items of that group with a date, or with a short block that has a digit", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return g.Dated / g.Items })},
	{"items_words", column.LogCount, "words per item of that group", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return number.Ln(g.Sums.Words / g.Items) })},
	{"items_prose", column.Share, "words of that group that are prose", ofGroup(func(_ *blockView, g *sibling.Group) float64 { return g.Sums.ProseShare() })},
	{"items_share", column.Share, "the page's prose that is in that group", ofGroup(func(s *blockView, g *sibling.Group) float64 { return number.Ratio(g.Sums.Prose, s.All.Prose) })},
	{"to_field", column.LogCount, "blocks until the next text field, 60 at most", func(s *blockView, i int) float64 { return number.Ln(float64(s.textFields[i])) }},
	{"short_around", column.Share, "short blocks, neither headings nor links, among 3 before and 3 after", shortAround},
}
