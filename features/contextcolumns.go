package features

import "math"

// inner keeps the logit of a posterior finite.
func inner(p float64) float64 { return min(max(p, 1e-3), 1-1e-3) }

func neighbour(d int) func(t *BlockScores, i int) float64 {
	return func(t *BlockScores, i int) float64 { return t.at(i + d) }
}

// run is the posterior of blocks i+a to i+b.
func meanOver(a, b int) func(t *BlockScores, i int) float64 {
	return func(t *BlockScores, i int) float64 { return t.mean(i+a, i+b) }
}

// above is the posterior of the block element k above the block.
func above(k int) func(t *BlockScores, i int) float64 {
	return func(t *BlockScores, i int) float64 { return t.mean(t.within(t.ancestor(t.blocks[i].elem, k))) }
}

var contextFeatures = []feature[*BlockScores, int]{
	{"posterior", Probability, "of the block, in [0.001, 0.999]", func(t *BlockScores, i int) float64 { return inner(t.post[i]) }},
	{"logit", Logit, "of that posterior", func(t *BlockScores, i int) float64 { p := inner(t.post[i]); return math.Log(p / (1 - p)) }},
	{"before3", Probability, "posterior of the block 3 before", neighbour(-3)},
	{"before2", Probability, "posterior of the block 2 before", neighbour(-2)},
	{"before1", Probability, "posterior of the block before", neighbour(-1)},
	{"after1", Probability, "posterior of the block after", neighbour(1)},
	{"after2", Probability, "posterior of the block 2 after", neighbour(2)},
	{"after3", Probability, "posterior of the block 3 after", neighbour(3)},
	{"run_before5", Probability, "posterior of 5 blocks before", meanOver(-5, 0)},
	{"run_after5", Probability, "posterior of 5 blocks after", meanOver(1, 6)},
	{"run_before15", Probability, "posterior of 15 blocks before", meanOver(-15, 0)},
	{"run_after15", Probability, "posterior of 15 blocks after", meanOver(1, 16)},
	{"element", Probability, "posterior of the block's element", above(0)},
	{"element1", Probability, "posterior of the block element around it", above(1)},
	{"element2", Probability, "posterior of the block element 2 above", above(2)},
	{"element3", Probability, "posterior of the block element 3 above", above(3)},
	{"branch", Probability, "posterior of the branch off the main path", func(t *BlockScores, i int) float64 { return t.mean(t.branch(i)) }},
	{"branch_share", Share, "share of the page's expected words that are in the branch", func(t *BlockScores, i int) float64 {
		_, expected := t.span(t.branch(i))
		return ratio(expected, t.expected[len(t.blocks)])
	}},
	{"section", Probability, "posterior of the section", func(t *BlockScores, i int) float64 { return t.mean(int(t.section[i]), int(t.next[i])) }},
	{"section_before", Probability, "posterior of the section before the block", func(t *BlockScores, i int) float64 { return t.mean(int(t.section[i]), i) }},
	{"section_after", Probability, "posterior of the section after the block", func(t *BlockScores, i int) float64 { return t.mean(i+1, int(t.next[i])) }},
	{"next_section", Probability, "posterior of 8 blocks after the section", func(t *BlockScores, i int) float64 { return t.mean(int(t.next[i]), int(t.next[i])+8) }},
	{"path", Probability, "posterior of the blocks of the same tag path", func(t *BlockScores, i int) float64 {
		sum := t.byPath[t.blocks[i].path]
		return (sum[1] + 0.5) / (sum[0] + 1)
	}},
	{"expected_before", Share, "share of the page's expected words that are before the block", func(t *BlockScores, i int) float64 { return ratio(t.expected[i], t.expected[len(t.blocks)]) }},
	{"in_best", Flag, "it is in the element of the highest expected F1", func(t *BlockScores, i int) float64 { return flag(t.page.Contains(t.top, t.blocks[i].from)) }},
	{"best", Probability, "posterior of that element", func(t *BlockScores, i int) float64 { return t.mean(t.within(t.top)) }},
	{"words", LogCount, "ln(1+words)", func(t *BlockScores, i int) float64 { return ln(float64(t.blocks[i].words)) }},
	{"link_share", Share, "share of characters in links", func(t *BlockScores, i int) float64 { return t.blocks[i].linkShare() }},
	{"in_heading", Flag, "is in a heading", func(t *BlockScores, i int) float64 { return t.enclosing(i).has(InHeading) }},
	{"is_p", Flag, "is a paragraph", func(t *BlockScores, i int) float64 { return flag(t.page.Nodes[t.blocks[i].elem].Tag == "p") }},
	{"is_li", Flag, "is a list item", func(t *BlockScores, i int) float64 { return flag(t.page.Nodes[t.blocks[i].elem].Tag == "li") }},
}

func (t *BlockScores) branch(i int) (a, b int) { return t.within(t.mainPath[t.blocks[i].from].branch) }
