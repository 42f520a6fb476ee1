package features

import (
	"math"

	"galley/features/block"
	"galley/features/column"
	"galley/features/number"
)

// posteriorOf is the posterior of the block d further on, 0 where there is none.
func posteriorOf(d int) func(t *BlockScores, i int) float64 {
	return func(t *BlockScores, i int) float64 { return t.posterior(i + d) }
}

// meanOver is the mean posterior of blocks[i+from:i+to].
func meanOver(from, to int) func(t *BlockScores, i int) float64 {
	return func(t *BlockScores, i int) float64 { return t.mean(i+from, i+to) }
}

// meanAbove is the mean posterior of the block element k above that of the block.
func meanAbove(k int) func(t *BlockScores, i int) float64 {
	return func(t *BlockScores, i int) float64 { return t.mean(t.Within(t.Ancestor(t.Blocks[i].Elem, k))) }
}

// contextFeatures are mostly posteriors: of the block, and means over the words of what
// is around it.
var contextFeatures = []feature[*BlockScores, int]{
	{"posterior", column.Probability, "of the block, clipped to [0.001, 0.999]", func(t *BlockScores, i int) float64 { return innerProbability(t.post[i]) }},
	{"logit", column.Logit, "of the clipped posterior of the block", func(t *BlockScores, i int) float64 {
		p := innerProbability(t.post[i])
		return math.Log(p / (1 - p))
	}},
	{"before3", column.Probability, "posterior of the block 3 before", posteriorOf(-3)},
	{"before2", column.Probability, "posterior of the block 2 before", posteriorOf(-2)},
	{"before1", column.Probability, "posterior of the block before", posteriorOf(-1)},
	{"after1", column.Probability, "posterior of the block after", posteriorOf(1)},
	{"after2", column.Probability, "posterior of the block 2 after", posteriorOf(2)},
	{"after3", column.Probability, "posterior of the block 3 after", posteriorOf(3)},
	{"run_before5", column.Probability, "mean posterior of the 5 blocks before", meanOver(-5, 0)},
	{"run_after5", column.Probability, "mean posterior of the 5 blocks after", meanOver(1, 6)},
	{"run_before15", column.Probability, "mean posterior of the 15 blocks before", meanOver(-15, 0)},
	{"run_after15", column.Probability, "mean posterior of the 15 blocks after", meanOver(1, 16)},
	{"element", column.Probability, "mean posterior in the block's element", meanAbove(0)},
	{"element1", column.Probability, "mean posterior in the block element around it", meanAbove(1)},
	{"element2", column.Probability, "mean posterior in the block element 2 above", meanAbove(2)},
	{"element3", column.Probability, "mean posterior in the block element 3 above", meanAbove(3)},
	{"branch", column.Probability, "mean posterior in its branch off the main path", func(t *BlockScores, i int) float64 { return t.mean(t.branch(i)) }},
	{"branch_share", column.Share, "the page's expected words that are in that branch", func(t *BlockScores, i int) float64 {
		_, expected := t.span(t.branch(i))
		return number.Ratio(expected, t.expected[len(t.Blocks)])
	}},
	{"section", column.Probability, "mean posterior of its section", func(t *BlockScores, i int) float64 { return t.mean(int(t.sections[i].From), int(t.sections[i].To)) }},
	{"section_before", column.Probability, "mean posterior of its section before the block", func(t *BlockScores, i int) float64 { return t.mean(int(t.sections[i].From), i) }},
	{"section_after", column.Probability, "mean posterior of its section after the block", func(t *BlockScores, i int) float64 { return t.mean(i+1, int(t.sections[i].To)) }},
	{"next_section", column.Probability, "mean posterior of the 8 blocks after its section", func(t *BlockScores, i int) float64 {
		return t.mean(int(t.sections[i].To), int(t.sections[i].To)+8)
	}},
	{"path", column.Probability, "mean posterior of the blocks with the same tag path", func(t *BlockScores, i int) float64 {
		sum := t.onPath[t.Blocks[i].Path]
		return (sum.expected + 0.5) / (sum.words + 1)
	}},
	{"expected_before", column.Share, "the page's expected words that are before the block", func(t *BlockScores, i int) float64 { return number.Ratio(t.expected[i], t.expected[len(t.Blocks)]) }},
	{"in_best", column.Flag, "in the element with the highest expected F1", func(t *BlockScores, i int) float64 { return number.Flag(t.Page.Contains(t.best, t.Blocks[i].From)) }},
	{"best", column.Probability, "mean posterior in that element", func(t *BlockScores, i int) float64 { return t.mean(t.Within(t.best)) }},
	{"words", column.LogCount, "words", func(t *BlockScores, i int) float64 { return number.Ln(float64(t.Blocks[i].Words)) }},
	{"link_share", column.Share, "characters in links", func(t *BlockScores, i int) float64 { return t.Blocks[i].LinkShare() }},
	{"in_heading", column.Flag, "in a heading", func(t *BlockScores, i int) float64 { return t.Enclosing(i).Has(block.InHeading) }},
	{"is_p", column.Flag, "its element is a p", func(t *BlockScores, i int) float64 { return number.Flag(t.Page.Nodes[t.Blocks[i].Elem].Tag == "p") }},
	{"is_li", column.Flag, "its element is a li", func(t *BlockScores, i int) float64 { return number.Flag(t.Page.Nodes[t.Blocks[i].Elem].Tag == "li") }},
}

// branch is the blocks, from and to, of the branch off the main path that has block i.
func (t *BlockScores) branch(i int) (from, to int) {
	return t.Within(t.mainPath.Of[t.Blocks[i].From].Branch)
}

// innerProbability is p clipped to [0.001, 0.999], so that its logit is finite.
func innerProbability(p float64) float64 { return min(max(p, 1e-3), 1-1e-3) }
