package features

import "galley/page"

// blockFeatures describe a block: its text, the elements around it, the blocks before
// and after it, its tag path, its section and where it leaves the main path.
var blockFeatures = []feature[*blockView, int]{
	{"words", LogCount, "words", lnWords},
	{"link_share", Share, "characters in links", linkShare},
	{"all_link", Flag, "more than 0.95 of its characters are in links", func(s *blockView, i int) float64 { return flag(s.blocks[i].linkShare() > 0.95) }},
	{"prose", Flag, "is prose, see IsProse", isProse},
	{"stops", LogCount, "ends of sentences", func(s *blockView, i int) float64 { return ln(float64(s.blocks[i].stops)) }},
	{"stopped", Flag, "ends like a sentence", func(s *blockView, i int) float64 { return flag(s.blocks[i].stopped()) }},
	{"colon", Flag, "ends with a colon", func(s *blockView, i int) float64 { return flag(s.blocks[i].last == ':') }},
	{"commas", Ratio, "commas and the like per word (Wu et al. 2013)", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].commas), float64(s.blocks[i].words))
	}},
	{"digits", Share, "characters that are digits", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].digits), float64(s.blocks[i].chars))
	}},
	{"capitals", Share, "words that begin with a capital or a digit", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].capitals), float64(s.blocks[i].words))
	}},
	{"strong", Share, "characters in <b> and <strong>", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].strong), float64(s.blocks[i].chars))
	}},
	{"time", Flag, "has a <time>", func(s *blockView, i int) float64 { return flag(s.blocks[i].time) }},
	{"copies", LogCount, "other blocks of the same text", func(s *blockView, i int) float64 { return ln(float64(s.copies[s.blocks[i].hash] - 1)) }},
	{"in_title", Share, "words that are in <title>; 0 for blocks of more than 40 words", func(s *blockView, i int) float64 { return s.titleShare(&s.blocks[i]) }},
	{"article_body_overlap", ShareOrAbsent, "runs of 4 words that are in articleBody of the linked data", func(s *blockView, i int) float64 { return s.articleBodyOverlap(&s.blocks[i]) }},
	{"is_p", Flag, "its element is a p", tagIs("p")},
	{"is_li", Flag, "its element is a li", tagIs("li")},
	{"is_h1", Flag, "its element is an h1", tagIs("h1")},
	{"is_h2", Flag, "its element is an h2", tagIs("h2")},
	{"is_h3456", Flag, "its element is an h3, h4, h5 or h6", tagIs("h3", "h4", "h5", "h6")},
	{"is_cell", Flag, "its element is a td or th", tagIs("td", "th")},
	{"is_caption", Flag, "its element is a caption or figcaption", tagIs("figcaption", "caption")},
	{"is_term", Flag, "its element is a dt or dd", tagIs("dt", "dd")},
	{"in_quote", Flag, "is or lies in an element of the kind InQuote", inside(InQuote)},
	{"in_pre", Flag, "is or lies in an element of the kind InPre", inside(InPre)},
	{"in_nav", Flag, "is or lies in an element of the kind InNav", inside(InNav)},
	{"in_aside", Flag, "is or lies in an element of the kind InAside", inside(InAside)},
	{"in_footer", Flag, "is or lies in an element of the kind InFooter", inside(InFooter)},
	{"in_header", Flag, "is or lies in an element of the kind InHeader", inside(InHeader)},
	{"in_form", Flag, "is or lies in an element of the kind InForm", inside(InForm)},
	{"in_article", Flag, "is or lies in an element of the kind InArticle", inside(InArticle)},
	{"in_main", Flag, "is or lies in an element of the kind InMain", inside(InMain)},
	{"in_figure", Flag, "is or lies in an element of the kind InFigure", inside(InFigure)},
	{"in_table", Flag, "is or lies in an element of the kind InTable", inside(InTable)},
	{"in_list", Flag, "is or lies in an element of the kind InList", inside(InList)},
	{"in_control", Flag, "is or lies in an element of the kind InControl", inside(InControl)},
	{"in_heading", Flag, "is or lies in an element of the kind InHeading", inside(InHeading)},
	{"in_fold", Flag, "is or lies in an element of the kind InFold", inside(InFold)},
	{"in_dialog", Flag, "is or lies in an element of the kind InDialog", inside(InDialog)},
	{"in_article_body", Flag, "is or lies in an element of the kind InArticleBody", inside(InArticleBody)},
	{"article_prose", Share, "the page's prose in the nearest <article>, 0 outside", nearestArticle},
	{"path_length", LogCount, "mean words of the blocks with its tag path (Wu et al. 2013)", onPath(func(_ *blockView, t sums) float64 { return ln(ratio(t.words, t.blocks)) })},
	{"path_links", Share, "characters in links, of the blocks with its tag path", onPath(func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"path_count", LogCount, "blocks with its tag path", onPath(func(_ *blockView, t sums) float64 { return ln(t.blocks) })},
	{"path_prose", Share, "words that are prose, of the blocks with its tag path", onPath(func(_ *blockView, t sums) float64 { return t.proseShare() })},
	{"path_share", Share, "the page's prose that is in blocks with its tag path", onPath(func(s *blockView, t sums) float64 { return ratio(t.prose, s.all.prose) })},
	{"words_before2", LogCount, "words of the block 2 before", neighbour(-2, lnWords)},
	{"words_before", LogCount, "words of the block before", neighbour(-1, lnWords)},
	{"words_after", LogCount, "words of the block after", neighbour(1, lnWords)},
	{"words_after2", LogCount, "words of the block 2 after", neighbour(2, lnWords)},
	{"links_before2", Share, "characters in links of the block 2 before", neighbour(-2, linkShare)},
	{"links_before", Share, "characters in links of the block before", neighbour(-1, linkShare)},
	{"links_after", Share, "characters in links of the block after", neighbour(1, linkShare)},
	{"links_after2", Share, "characters in links of the block 2 after", neighbour(2, linkShare)},
	{"heading_before", Flag, "the block before is in a heading", neighbour(-1, inside(InHeading))},
	{"heading_after", Flag, "the block after is in a heading", neighbour(1, inside(InHeading))},
	{"prose_before5", LogCount, "words of prose of 5 blocks before", window(-5, 0, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"prose_after5", LogCount, "words of prose of 5 blocks after", window(1, 6, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"links_before5", Share, "characters in links of 5 blocks before", window(-5, 0, func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"links_after5", Share, "characters in links of 5 blocks after", window(1, 6, func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"prose_before20", LogCount, "words of prose of 20 blocks before", window(-20, 0, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"prose_after20", LogCount, "words of prose of 20 blocks after", window(1, 21, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"to_prose_before", LogCount, "blocks back to the nearest prose, 60 at most", func(s *blockView, i int) float64 { return ln(float64(s.proseGaps[i].before)) }},
	{"to_prose_after", LogCount, "blocks on to the nearest prose, 60 at most", func(s *blockView, i int) float64 { return ln(float64(s.proseGaps[i].after)) }},
	{"density0", LogCount, "characters outside links per node of its element (text density, Sun et al. 2011)", above(0, density)},
	{"links1", Share, "characters in links of the block element 1 above", above(1, links)},
	{"prose1", Share, "words that are prose of the block element 1 above", above(1, proseWithin)},
	{"share1", Share, "the page's prose of the block element 1 above", above(1, pageProse)},
	{"density1", LogCount, "characters outside links per node of the block element 1 above", above(1, density)},
	{"size1", LogCount, "words per block of the block element 1 above", above(1, wordsPerBlock)},
	{"words1", LogCount, "words of the block element 1 above", above(1, wordsWithin)},
	{"links2", Share, "characters in links of the block element 2 above", above(2, links)},
	{"prose2", Share, "words that are prose of the block element 2 above", above(2, proseWithin)},
	{"share2", Share, "the page's prose of the block element 2 above", above(2, pageProse)},
	{"density2", LogCount, "characters outside links per node of the block element 2 above", above(2, density)},
	{"words2", LogCount, "words of the block element 2 above", above(2, wordsWithin)},
	{"links3", Share, "characters in links of the block element 3 above", above(3, links)},
	{"prose3", Share, "words that are prose of the block element 3 above", above(3, proseWithin)},
	{"share3", Share, "the page's prose of the block element 3 above", above(3, pageProse)},
	{"words3", LogCount, "words of the block element 3 above", above(3, wordsWithin)},
	{"links5", Share, "characters in links of the block element 5 above", above(5, links)},
	{"share5", Share, "the page's prose of the block element 5 above", above(5, pageProse)},
	{"main_path_up", LogCount, "levels between where it leaves the main path and the end of that path", func(s *blockView, i int) float64 {
		return ln(float64(s.mainPathLength - s.mainPath[s.blocks[i].from].level))
	}},
	{"main_path_share", Share, "the page's prose in the element where it leaves the main path", func(s *blockView, i int) float64 {
		n := s.mainPath[s.blocks[i].from].at
		return ratio(s.subtreeSums(n).prose, s.all.prose)
	}},
	{"main_path_links", Share, "characters in links, of the element where it leaves the main path", func(s *blockView, i int) float64 { return s.subtreeSums(s.mainPath[s.blocks[i].from].at).linkShare() }},
	{"branch_links", Share, "characters in links of the branch off the main path", branch(links)},
	{"branch_prose", Share, "words that are prose of the branch off the main path", branch(proseWithin)},
	{"branch_share", Share, "the page's prose of the branch off the main path", branch(pageProse)},
	{"branch_words", LogCount, "words of the branch off the main path", branch(wordsWithin)},
	{"branch_blocks", LogCount, "blocks of the branch off the main path", branch(func(_ *blockView, _ page.NodeID, t sums) float64 { return ln(t.blocks) })},
	{"branch_density", LogCount, "characters outside links per node of the branch off the main path", branch(density)},
	{"position", Share, "the blocks before it", func(s *blockView, i int) float64 { return float64(i) / float64(len(s.blocks)) }},
	{"prose_done", Share, "the page's prose before it", func(s *blockView, i int) float64 { return ratio(s.before[i].prose, s.all.prose) }},
	{"started", Flag, "there is prose before it", func(s *blockView, i int) float64 { return flag(s.before[i].prose > 0) }},
	{"ended", Flag, "there is no prose after it", func(s *blockView, i int) float64 { return flag(s.before[i+1].prose >= s.all.prose) }},
	{"before_h1", Flag, "before the first h1", func(s *blockView, i int) float64 { return flag(int32(i) < s.h1) }},
	{"after_h1", LogCount, "blocks since the first h1; the logarithm is 5 at most, and 5 before it and without one", func(s *blockView, i int) float64 {
		if s.h1 < 0 || int32(i) < s.h1 {
			return 5
		}
		return min(5, ln(float64(int32(i)-s.h1)))
	}},
	{"h1_main_path", Flag, "leaves the main path higher up than the first h1", func(s *blockView, i int) float64 {
		if s.h1 < 0 {
			return 0
		}
		return flag(s.mainPath[s.blocks[s.h1].from].level > s.mainPath[s.blocks[i].from].level)
	}},
	{"section_links", Share, "characters in links of its section", ofSection(func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"section_prose", Share, "words that are prose of its section", ofSection(func(_ *blockView, t sums) float64 { return t.proseShare() })},
	{"section_words", LogCount, "words of its section", ofSection(func(_ *blockView, t sums) float64 { return ln(t.words) })},
	{"section_size", LogCount, "words per block of its section", ofSection(func(_ *blockView, t sums) float64 { return ln(ratio(t.words, t.blocks)) })},
	{"since_heading", LogCount, "blocks since its section began", func(s *blockView, i int) float64 { return ln(float64(int32(i) - s.sections[i].from)) }},
	{"page_prose", LogCount, "words of prose of the page", func(s *blockView, _ int) float64 { return ln(s.all.prose) }},
	{"page_links", Share, "the page's characters in links", func(s *blockView, _ int) float64 { return s.all.linkShare() }},
	{"page_blocks", LogCount, "blocks of the page", func(s *blockView, _ int) float64 { return ln(s.all.blocks) }},
	{"page_words", LogCount, "words of the page", func(s *blockView, _ int) float64 { return ln(s.all.words) }},
}
