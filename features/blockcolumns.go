package features

import "galley/page"

// columns are the evidence, in the order of Weights. The spine are the elements, from
// the root down, with at least half of the page's prose; a branch is the child of one
// of them that has the block. A section begins at a heading and ends before the next.
var blockFeatures = []feature[*blockView, int]{
	{"words", LogCount, "ln(1+words)", lnWords},
	{"link_share", Share, "share of characters in links [Sun11]", linkShare},
	{"all_link", Flag, "nearly all is link", func(s *blockView, i int) float64 { return flag(s.blocks[i].linkShare() > 0.95) }},
	{"prose", Flag, "reads like running text", isProse},
	{"stops", LogCount, "ln(1+ends of sentences)", func(s *blockView, i int) float64 { return ln(float64(s.blocks[i].stops)) }},
	{"stopped", Flag, "ends like a sentence", func(s *blockView, i int) float64 { return flag(s.blocks[i].stopped()) }},
	{"colon", Flag, "ends with a colon", func(s *blockView, i int) float64 { return flag(s.blocks[i].last == ':') }},
	{"commas", Ratio, "commas and their like a word [Wu13]", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].commas), float64(s.blocks[i].words))
	}},
	{"digits", Share, "share of characters", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].digits), float64(s.blocks[i].chars))
	}},
	{"capitals", Share, "share of words that begin with a capital or a digit", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].capitals), float64(s.blocks[i].words))
	}},
	{"strong", Share, "share of characters in <b> and <strong>", func(s *blockView, i int) float64 {
		return ratio(float64(s.blocks[i].strong), float64(s.blocks[i].chars))
	}},
	{"time", Flag, "has a <time>", func(s *blockView, i int) float64 { return flag(s.blocks[i].time) }},
	{"copies", LogCount, "ln(1+other blocks of the same text)", func(s *blockView, i int) float64 { return ln(float64(s.copies[s.blocks[i].hash] - 1)) }},
	{"in_title", Share, "share of its words that are in <title>, of at most 40 words", func(s *blockView, i int) float64 { return s.inTitle(&s.blocks[i]) }},
	{"article_body_overlap", Share, "share of its word runs that linked data gives as the text of the article, less 0.3; 0 where it gives none", func(s *blockView, i int) float64 { return s.articleBodyOverlap(&s.blocks[i]) }},
	{"is_p", Flag, "the tag of its element", tagIs("p")},
	{"is_li", Flag, "the tag of its element", tagIs("li")},
	{"is_h1", Flag, "the tag of its element", tagIs("h1")},
	{"is_h2", Flag, "the tag of its element", tagIs("h2")},
	{"is_h3456", Flag, "the tag of its element", tagIs("h3", "h4", "h5", "h6")},
	{"is_cell", Flag, "the tag of its element", tagIs("td", "th")},
	{"is_caption", Flag, "the tag of its element", tagIs("figcaption", "caption")},
	{"is_term", Flag, "the tag of its element", tagIs("dt", "dd")},
	{"in_quote", Flag, "the elements around it, see Enclosing", marked(InQuote)},
	{"in_pre", Flag, "the elements around it, see Enclosing", marked(InPre)},
	{"in_nav", Flag, "the elements around it, see Enclosing", marked(InNav)},
	{"in_aside", Flag, "the elements around it, see Enclosing", marked(InAside)},
	{"in_footer", Flag, "the elements around it, see Enclosing", marked(InFooter)},
	{"in_header", Flag, "the elements around it, see Enclosing", marked(InHeader)},
	{"in_form", Flag, "the elements around it, see Enclosing", marked(InForm)},
	{"in_article", Flag, "the elements around it, see Enclosing", marked(InArticle)},
	{"in_main", Flag, "the elements around it, see Enclosing", marked(InMain)},
	{"in_figure", Flag, "the elements around it, see Enclosing", marked(InFigure)},
	{"in_table", Flag, "the elements around it, see Enclosing", marked(InTable)},
	{"in_list", Flag, "the elements around it, see Enclosing", marked(InList)},
	{"in_control", Flag, "the elements around it, see Enclosing", marked(InControl)},
	{"in_heading", Flag, "the elements around it, see Enclosing", marked(InHeading)},
	{"in_fold", Flag, "the elements around it, see Enclosing", marked(InFold)},
	{"in_dialog", Flag, "the elements around it, see Enclosing", marked(InDialog)},
	{"in_article_body", Flag, "the elements around it, see Enclosing", marked(InArticleBody)},
	{"article_prose", Share, "share of the page's prose in the nearest <article>, 0 outside", nearestArticle},
	{"path_length", LogCount, "ln(1+mean words) of the blocks of its tag path [Wu13]", path(func(_ *blockView, t sums) float64 { return ln(ratio(t.words, t.blocks)) })},
	{"path_links", Share, "their share of characters in links", path(func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"path_count", LogCount, "ln(1+their number)", path(func(_ *blockView, t sums) float64 { return ln(t.blocks) })},
	{"path_prose", Share, "their share of words that are prose", path(func(_ *blockView, t sums) float64 { return t.proseShare() })},
	{"path_share", Share, "their share of the page's prose", path(func(s *blockView, t sums) float64 { return ratio(t.prose, s.all.prose) })},
	{"words_before2", LogCount, "ln(1+words) of the block 2 before", near(-2, lnWords)},
	{"words_before", LogCount, "ln(1+words) of the block before", near(-1, lnWords)},
	{"words_after", LogCount, "ln(1+words) of the block after", near(1, lnWords)},
	{"words_after2", LogCount, "ln(1+words) of the block 2 after", near(2, lnWords)},
	{"links_before2", Share, "share of characters in links of the block 2 before", near(-2, linkShare)},
	{"links_before", Share, "share of characters in links of the block before", near(-1, linkShare)},
	{"links_after", Share, "share of characters in links of the block after", near(1, linkShare)},
	{"links_after2", Share, "share of characters in links of the block 2 after", near(2, linkShare)},
	{"heading_before", Flag, "the block before is in a heading", near(-1, marked(InHeading))},
	{"heading_after", Flag, "the block after is in a heading", near(1, marked(InHeading))},
	{"prose_before5", LogCount, "ln(1+words of prose) of 5 blocks before", window(-5, 0, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"prose_after5", LogCount, "ln(1+words of prose) of 5 blocks after", window(1, 6, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"links_before5", Share, "share of characters in links of 5 blocks before", window(-5, 0, func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"links_after5", Share, "share of characters in links of 5 blocks after", window(1, 6, func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"prose_before20", LogCount, "ln(1+words of prose) of 20 blocks before", window(-20, 0, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"prose_after20", LogCount, "ln(1+words of prose) of 20 blocks after", window(1, 21, func(_ *blockView, t sums) float64 { return ln(t.prose) })},
	{"to_prose_before", LogCount, "ln(1+blocks back to prose), at most 60", func(s *blockView, i int) float64 { return ln(float64(s.proseTo[i][0])) }},
	{"to_prose_after", LogCount, "ln(1+blocks on to prose), at most 60", func(s *blockView, i int) float64 { return ln(float64(s.proseTo[i][1])) }},
	{"density0", LogCount, "ln(1+characters outside links a node) [Sun11] of its element", level(0, density)},
	{"links1", Share, "share of characters in links of the block element 1 above", level(1, links)},
	{"prose1", Share, "share of words that are prose of the block element 1 above", level(1, proseIn)},
	{"share1", Share, "share of the page's prose of the block element 1 above", level(1, shareOf)},
	{"density1", LogCount, "ln(1+characters outside links a node) [Sun11] of the block element 1 above", level(1, density)},
	{"size1", LogCount, "ln(1+words a block) of the block element 1 above", level(1, perBlock)},
	{"words1", LogCount, "ln(1+words) of the block element 1 above", level(1, wordsIn)},
	{"links2", Share, "share of characters in links of the block element 2 above", level(2, links)},
	{"prose2", Share, "share of words that are prose of the block element 2 above", level(2, proseIn)},
	{"share2", Share, "share of the page's prose of the block element 2 above", level(2, shareOf)},
	{"density2", LogCount, "ln(1+characters outside links a node) [Sun11] of the block element 2 above", level(2, density)},
	{"words2", LogCount, "ln(1+words) of the block element 2 above", level(2, wordsIn)},
	{"links3", Share, "share of characters in links of the block element 3 above", level(3, links)},
	{"prose3", Share, "share of words that are prose of the block element 3 above", level(3, proseIn)},
	{"share3", Share, "share of the page's prose of the block element 3 above", level(3, shareOf)},
	{"words3", LogCount, "ln(1+words) of the block element 3 above", level(3, wordsIn)},
	{"links5", Share, "share of characters in links of the block element 5 above", level(5, links)},
	{"share5", Share, "share of the page's prose of the block element 5 above", level(5, shareOf)},
	{"main_path_up", LogCount, "ln(1+how many levels above the end of the main path it leaves it)", func(s *blockView, i int) float64 {
		return ln(float64(s.mainPathLength - s.mainPath[s.blocks[i].from].level))
	}},
	{"main_path_share", Share, "share of the page's prose where it leaves the main path", func(s *blockView, i int) float64 {
		n := s.mainPath[s.blocks[i].from].at
		return ratio(s.in(n).prose, s.all.prose)
	}},
	{"main_path_links", Share, "share of characters in links there", func(s *blockView, i int) float64 { return s.in(s.mainPath[s.blocks[i].from].at).linkShare() }},
	{"branch_links", Share, "share of characters in links of the branch off the main path", branch(links)},
	{"branch_prose", Share, "share of words that are prose of the branch off the main path", branch(proseIn)},
	{"branch_share", Share, "share of the page's prose of the branch off the main path", branch(shareOf)},
	{"branch_words", LogCount, "ln(1+words) of the branch off the main path", branch(wordsIn)},
	{"branch_blocks", LogCount, "ln(1+blocks) of the branch off the main path", branch(func(_ *blockView, _ page.NodeID, t sums) float64 { return ln(t.blocks) })},
	{"branch_density", LogCount, "ln(1+characters outside links a node) [Sun11] of the branch off the main path", branch(density)},
	{"position", Share, "share of the blocks before it", func(s *blockView, i int) float64 { return float64(i) / float64(len(s.blocks)) }},
	{"prose_done", Share, "share of the page's prose before it", func(s *blockView, i int) float64 { return ratio(s.before[i].prose, s.all.prose) }},
	{"started", Flag, "there is prose before it", func(s *blockView, i int) float64 { return flag(s.before[i].prose > 0) }},
	{"ended", Flag, "there is none after it", func(s *blockView, i int) float64 { return flag(s.before[i+1].prose >= s.all.prose) }},
	{"before_h1", Flag, "before the first h1", func(s *blockView, i int) float64 { return flag(int32(i) < s.h1) }},
	{"after_h1", LogCount, "ln(1+blocks since the first h1), 5 at most and without one", func(s *blockView, i int) float64 {
		if s.h1 < 0 || int32(i) < s.h1 {
			return 5
		}
		return min(5, ln(float64(int32(i)-s.h1)))
	}},
	{"h1_main_path", Flag, "leaves the main path above the first h1", func(s *blockView, i int) float64 {
		if s.h1 < 0 {
			return 0
		}
		return flag(s.mainPath[s.blocks[s.h1].from].level > s.mainPath[s.blocks[i].from].level)
	}},
	{"section_links", Share, "share of characters in links of its section", inSection(func(_ *blockView, t sums) float64 { return t.linkShare() })},
	{"section_prose", Share, "share of words that are prose of its section", inSection(func(_ *blockView, t sums) float64 { return t.proseShare() })},
	{"section_words", LogCount, "ln(1+words) of its section", inSection(func(_ *blockView, t sums) float64 { return ln(t.words) })},
	{"section_size", LogCount, "ln(1+words a block) of its section", inSection(func(_ *blockView, t sums) float64 { return ln(ratio(t.words, t.blocks)) })},
	{"since_heading", LogCount, "ln(1+blocks since its section began)", func(s *blockView, i int) float64 { return ln(float64(int32(i) - s.section[i])) }},
	{"page_prose", LogCount, "ln(1+words of prose of the page)", func(s *blockView, _ int) float64 { return ln(s.all.prose) }},
	{"page_links", Share, "share of the page's characters in links", func(s *blockView, _ int) float64 { return s.all.linkShare() }},
	{"page_blocks", LogCount, "ln(1+blocks of the page)", func(s *blockView, _ int) float64 { return ln(s.all.blocks) }},
	{"page_words", LogCount, "ln(1+words of the page)", func(s *blockView, _ int) float64 { return ln(s.all.words) }},
}
