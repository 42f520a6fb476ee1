package features

// ofGroup is a column of the largest sibling group that has the block; 0 without one.
func ofGroup(of func(s *blockView, g *siblingGroup) float64) func(s *blockView, i int) float64 {
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
	for k := max(i-3, 0); k <= min(i+3, len(s.blocks)-1); k++ {
		if k != i {
			all++
			n += flag(s.isShort(k) && s.blocks[k].linkShare() < 0.5)
		}
	}
	return ratio(n, all)
}

// groupFeatures tell comments, teasers and the like from the text of an article.
var groupFeatures = []feature[*blockView, int]{
	{"items", LogCount, "items of the largest group of similar siblings that has the block, 0 without", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return ln(g.items) })},
	{"items_short_first", Share, "items of that group that begin with a short block", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.firstShort / g.items })},
	{"items_short_last", Share, "items of that group that end with a short block", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.lastShort / g.items })},
	{"items_pictured", Share, "items of that group with a picture", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.pictured / g.items })},
	{"items_dated", Share, "items of that group with a date, or with a short block that has a digit", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.dated / g.items })},
	{"items_words", LogCount, "words per item of that group", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return ln(g.sums.words / g.items) })},
	{"items_prose", Share, "words of that group that are prose", ofGroup(func(_ *blockView, g *siblingGroup) float64 { return g.sums.proseShare() })},
	{"items_share", Share, "the page's prose that is in that group", ofGroup(func(s *blockView, g *siblingGroup) float64 { return ratio(g.sums.prose, s.all.prose) })},
	{"to_field", LogCount, "blocks until the next text field, 60 at most", func(s *blockView, i int) float64 { return ln(float64(s.textFields[i])) }},
	{"short_around", Share, "short blocks, neither headings nor links, among 3 before and 3 after", shortAround},
}
