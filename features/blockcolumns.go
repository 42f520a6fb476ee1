package features

import (
	"galley/features/block"
	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// blockFeatures describe a block: its text, the elements around it, the blocks before
// and after it, its tag path, its section and where it leaves the main path.
var blockFeatures = []feature[*blockView, int]{
	{"words", column.LogCount, "words", lnWords},
	{"link_share", column.Share, "characters in links", linkShare},
	{"all_link", column.Flag, "more than 0.95 of its characters are in links", func(s *blockView, i int) float64 { return number.Flag(s.Blocks[i].LinkShare() > 0.95) }},
	{"prose", column.Flag, "is prose, see IsProse", isProse},
	{"stops", column.LogCount, "ends of sentences", func(s *blockView, i int) float64 { return number.Ln(float64(s.Blocks[i].Stops)) }},
	{"stopped", column.Flag, "ends like a sentence", func(s *blockView, i int) float64 { return number.Flag(s.Blocks[i].Stopped()) }},
	{"colon", column.Flag, "ends with a colon", func(s *blockView, i int) float64 { return number.Flag(s.Blocks[i].Last == ':') }},
	{"commas", column.Ratio, "commas and the like per word (Wu et al. 2013)", func(s *blockView, i int) float64 {
		return number.Ratio(float64(s.Blocks[i].Commas), float64(s.Blocks[i].Words))
	}},
	{"digits", column.Share, "characters that are digits", func(s *blockView, i int) float64 {
		return number.Ratio(float64(s.Blocks[i].Digits), float64(s.Blocks[i].Chars))
	}},
	{"capitals", column.Share, "words that begin with a capital or a digit", func(s *blockView, i int) float64 {
		return number.Ratio(float64(s.Blocks[i].Capitals), float64(s.Blocks[i].Words))
	}},
	{"strong", column.Share, "characters in <b> and <strong>", func(s *blockView, i int) float64 {
		return number.Ratio(float64(s.Blocks[i].Strong), float64(s.Blocks[i].Chars))
	}},
	{"time", column.Flag, "has a <time>", func(s *blockView, i int) float64 { return number.Flag(s.Blocks[i].Time) }},
	{"copies", column.LogCount, "other blocks of the same text", func(s *blockView, i int) float64 { return number.Ln(float64(s.Copies(&s.Blocks[i]) - 1)) }},
	{"in_title", column.Share, "words that are in <title>; 0 for blocks of more than 40 words", func(s *blockView, i int) float64 { return s.titleShare(i) }},
	{"article_body_overlap", column.ShareOrAbsent, "runs of 4 words that are in articleBody of the linked data", func(s *blockView, i int) float64 { return s.articleBodyOverlap(i) }},
	{"is_p", column.Flag, "its element is a p", tagIs("p")},
	{"is_li", column.Flag, "its element is a li", tagIs("li")},
	{"is_h1", column.Flag, "its element is an h1", tagIs("h1")},
	{"is_h2", column.Flag, "its element is an h2", tagIs("h2")},
	{"is_h3456", column.Flag, "its element is an h3, h4, h5 or h6", tagIs("h3", "h4", "h5", "h6")},
	{"is_cell", column.Flag, "its element is a td or th", tagIs("td", "th")},
	{"is_caption", column.Flag, "its element is a caption or figcaption", tagIs("figcaption", "caption")},
	{"is_term", column.Flag, "its element is a dt or dd", tagIs("dt", "dd")},
	{"in_quote", column.Flag, "is or lies in an element of the kind InQuote", inside(block.InQuote)},
	{"in_pre", column.Flag, "is or lies in an element of the kind InPre", inside(block.InPre)},
	{"in_nav", column.Flag, "is or lies in an element of the kind InNav", inside(block.InNav)},
	{"in_aside", column.Flag, "is or lies in an element of the kind InAside", inside(block.InAside)},
	{"in_footer", column.Flag, "is or lies in an element of the kind InFooter", inside(block.InFooter)},
	{"in_header", column.Flag, "is or lies in an element of the kind InHeader", inside(block.InHeader)},
	{"in_form", column.Flag, "is or lies in an element of the kind InForm", inside(block.InForm)},
	{"in_article", column.Flag, "is or lies in an element of the kind InArticle", inside(block.InArticle)},
	{"in_main", column.Flag, "is or lies in an element of the kind InMain", inside(block.InMain)},
	{"in_figure", column.Flag, "is or lies in an element of the kind InFigure", inside(block.InFigure)},
	{"in_table", column.Flag, "is or lies in an element of the kind InTable", inside(block.InTable)},
	{"in_list", column.Flag, "is or lies in an element of the kind InList", inside(block.InList)},
	{"in_control", column.Flag, "is or lies in an element of the kind InControl", inside(block.InControl)},
	{"in_heading", column.Flag, "is or lies in an element of the kind InHeading", inside(block.InHeading)},
	{"in_fold", column.Flag, "is or lies in an element of the kind InFold", inside(block.InFold)},
	{"in_dialog", column.Flag, "is or lies in an element of the kind InDialog", inside(block.InDialog)},
	{"in_article_body", column.Flag, "is or lies in an element of the kind InArticleBody", inside(block.InArticleBody)},
	{"article_prose", column.Share, "the page's prose in the nearest <article>, 0 outside", nearestArticle},
	{"path_length", column.LogCount, "mean words of the blocks with its tag path (Wu et al. 2013)", onPath(func(_ *blockView, t block.Sums) float64 { return number.Ln(number.Ratio(t.Words, t.Blocks)) })},
	{"path_links", column.Share, "characters in links, of the blocks with its tag path", onPath(func(_ *blockView, t block.Sums) float64 { return t.LinkShare() })},
	{"path_count", column.LogCount, "blocks with its tag path", onPath(func(_ *blockView, t block.Sums) float64 { return number.Ln(t.Blocks) })},
	{"path_prose", column.Share, "words that are prose, of the blocks with its tag path", onPath(func(_ *blockView, t block.Sums) float64 { return t.ProseShare() })},
	{"path_share", column.Share, "the page's prose that is in blocks with its tag path", onPath(func(s *blockView, t block.Sums) float64 { return number.Ratio(t.Prose, s.All.Prose) })},
	{"words_before2", column.LogCount, "words of the block 2 before", neighbour(-2, lnWords)},
	{"words_before", column.LogCount, "words of the block before", neighbour(-1, lnWords)},
	{"words_after", column.LogCount, "words of the block after", neighbour(1, lnWords)},
	{"words_after2", column.LogCount, "words of the block 2 after", neighbour(2, lnWords)},
	{"links_before2", column.Share, "characters in links of the block 2 before", neighbour(-2, linkShare)},
	{"links_before", column.Share, "characters in links of the block before", neighbour(-1, linkShare)},
	{"links_after", column.Share, "characters in links of the block after", neighbour(1, linkShare)},
	{"links_after2", column.Share, "characters in links of the block 2 after", neighbour(2, linkShare)},
	{"heading_before", column.Flag, "the block before is in a heading", neighbour(-1, inside(block.InHeading))},
	{"heading_after", column.Flag, "the block after is in a heading", neighbour(1, inside(block.InHeading))},
	{"prose_before5", column.LogCount, "words of prose of 5 blocks before", window(-5, 0, func(_ *blockView, t block.Sums) float64 { return number.Ln(t.Prose) })},
	{"prose_after5", column.LogCount, "words of prose of 5 blocks after", window(1, 6, func(_ *blockView, t block.Sums) float64 { return number.Ln(t.Prose) })},
	{"links_before5", column.Share, "characters in links of 5 blocks before", window(-5, 0, func(_ *blockView, t block.Sums) float64 { return t.LinkShare() })},
	{"links_after5", column.Share, "characters in links of 5 blocks after", window(1, 6, func(_ *blockView, t block.Sums) float64 { return t.LinkShare() })},
	{"prose_before20", column.LogCount, "words of prose of 20 blocks before", window(-20, 0, func(_ *blockView, t block.Sums) float64 { return number.Ln(t.Prose) })},
	{"prose_after20", column.LogCount, "words of prose of 20 blocks after", window(1, 21, func(_ *blockView, t block.Sums) float64 { return number.Ln(t.Prose) })},
	{"to_prose_before", column.LogCount, "blocks back to the nearest prose, 60 at most", func(s *blockView, i int) float64 { return number.Ln(float64(s.proseGaps[i].Before)) }},
	{"to_prose_after", column.LogCount, "blocks on to the nearest prose, 60 at most", func(s *blockView, i int) float64 { return number.Ln(float64(s.proseGaps[i].After)) }},
	{"density0", column.LogCount, "characters outside links per node of its element (text density, Sun et al. 2011)", above(0, density)},
	{"links1", column.Share, "characters in links of the block element 1 above", above(1, links)},
	{"prose1", column.Share, "words that are prose of the block element 1 above", above(1, proseWithin)},
	{"share1", column.Share, "the page's prose of the block element 1 above", above(1, pageProse)},
	{"density1", column.LogCount, "characters outside links per node of the block element 1 above", above(1, density)},
	{"size1", column.LogCount, "words per block of the block element 1 above", above(1, wordsPerBlock)},
	{"words1", column.LogCount, "words of the block element 1 above", above(1, wordsWithin)},
	{"links2", column.Share, "characters in links of the block element 2 above", above(2, links)},
	{"prose2", column.Share, "words that are prose of the block element 2 above", above(2, proseWithin)},
	{"share2", column.Share, "the page's prose of the block element 2 above", above(2, pageProse)},
	{"density2", column.LogCount, "characters outside links per node of the block element 2 above", above(2, density)},
	{"words2", column.LogCount, "words of the block element 2 above", above(2, wordsWithin)},
	{"links3", column.Share, "characters in links of the block element 3 above", above(3, links)},
	{"prose3", column.Share, "words that are prose of the block element 3 above", above(3, proseWithin)},
	{"share3", column.Share, "the page's prose of the block element 3 above", above(3, pageProse)},
	{"words3", column.LogCount, "words of the block element 3 above", above(3, wordsWithin)},
	{"links5", column.Share, "characters in links of the block element 5 above", above(5, links)},
	{"share5", column.Share, "the page's prose of the block element 5 above", above(5, pageProse)},
	{"main_path_up", column.LogCount, "levels between where it leaves the main path and the end of that path", func(s *blockView, i int) float64 {
		return number.Ln(float64(s.mainPath.Length - s.mainPath.Of[s.Blocks[i].From].Level))
	}},
	{"main_path_share", column.Share, "the page's prose in the element where it leaves the main path", func(s *blockView, i int) float64 {
		n := s.mainPath.Of[s.Blocks[i].From].At
		return number.Ratio(s.SubtreeSums(n).Prose, s.All.Prose)
	}},
	{"main_path_links", column.Share, "characters in links, of the element where it leaves the main path", func(s *blockView, i int) float64 {
		return s.SubtreeSums(s.mainPath.Of[s.Blocks[i].From].At).LinkShare()
	}},
	{"branch_links", column.Share, "characters in links of the branch off the main path", branch(links)},
	{"branch_prose", column.Share, "words that are prose of the branch off the main path", branch(proseWithin)},
	{"branch_share", column.Share, "the page's prose of the branch off the main path", branch(pageProse)},
	{"branch_words", column.LogCount, "words of the branch off the main path", branch(wordsWithin)},
	{"branch_blocks", column.LogCount, "blocks of the branch off the main path", branch(func(_ *blockView, _ page.NodeID, t block.Sums) float64 { return number.Ln(t.Blocks) })},
	{"branch_density", column.LogCount, "characters outside links per node of the branch off the main path", branch(density)},
	{"position", column.Share, "the blocks before it", func(s *blockView, i int) float64 { return float64(i) / float64(len(s.Blocks)) }},
	{"prose_done", column.Share, "the page's prose before it", func(s *blockView, i int) float64 { return number.Ratio(s.BlockSums(0, i).Prose, s.All.Prose) }},
	{"started", column.Flag, "there is prose before it", func(s *blockView, i int) float64 { return number.Flag(s.BlockSums(0, i).Prose > 0) }},
	{"ended", column.Flag, "there is no prose after it", func(s *blockView, i int) float64 { return number.Flag(s.BlockSums(0, i+1).Prose >= s.All.Prose) }},
	{"before_h1", column.Flag, "before the first h1", func(s *blockView, i int) float64 { return number.Flag(int32(i) < s.H1) }},
	{"after_h1", column.LogCount, "blocks since the first h1; the logarithm is 5 at most, and 5 before it and without one", func(s *blockView, i int) float64 {
		if s.H1 < 0 || int32(i) < s.H1 {
			return 5
		}
		return min(5, number.Ln(float64(int32(i)-s.H1)))
	}},
	{"h1_main_path", column.Flag, "leaves the main path higher up than the first h1", func(s *blockView, i int) float64 {
		if s.H1 < 0 {
			return 0
		}
		return number.Flag(s.mainPath.Of[s.Blocks[s.H1].From].Level > s.mainPath.Of[s.Blocks[i].From].Level)
	}},
	{"section_links", column.Share, "characters in links of its section", ofSection(func(_ *blockView, t block.Sums) float64 { return t.LinkShare() })},
	{"section_prose", column.Share, "words that are prose of its section", ofSection(func(_ *blockView, t block.Sums) float64 { return t.ProseShare() })},
	{"section_words", column.LogCount, "words of its section", ofSection(func(_ *blockView, t block.Sums) float64 { return number.Ln(t.Words) })},
	{"section_size", column.LogCount, "words per block of its section", ofSection(func(_ *blockView, t block.Sums) float64 { return number.Ln(number.Ratio(t.Words, t.Blocks)) })},
	{"since_heading", column.LogCount, "blocks since its section began", func(s *blockView, i int) float64 { return number.Ln(float64(int32(i) - s.sections[i].From)) }},
	{"page_prose", column.LogCount, "words of prose of the page", func(s *blockView, _ int) float64 { return number.Ln(s.All.Prose) }},
	{"page_links", column.Share, "the page's characters in links", func(s *blockView, _ int) float64 { return s.All.LinkShare() }},
	{"page_blocks", column.LogCount, "blocks of the page", func(s *blockView, _ int) float64 { return number.Ln(s.All.Blocks) }},
	{"page_words", column.LogCount, "words of the page", func(s *blockView, _ int) float64 { return number.Ln(s.All.Words) }},
}
