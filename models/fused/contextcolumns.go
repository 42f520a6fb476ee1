package fused

import "math"

// contextColumn is one piece of evidence that the first posteriors are.
type contextColumn struct {
	name string
	doc  string // with the unit; "posterior" is the mean over words, see tally.mean
	of   func(t *tally, i int) float64
}

// inner keeps the logit of a posterior finite.
func inner(p float64) float64 { return min(max(p, 1e-3), 1-1e-3) }

func neighbour(d int) func(t *tally, i int) float64 {
	return func(t *tally, i int) float64 { return t.at(i + d) }
}

// run is the posterior of blocks i+a to i+b.
func run(a, b int) func(t *tally, i int) float64 {
	return func(t *tally, i int) float64 { return t.mean(i+a, i+b) }
}

// above is the posterior of the block element k above the block.
func above(k int) func(t *tally, i int) float64 {
	return func(t *tally, i int) float64 { return t.mean(t.within(t.ancestor(t.blocks[i].elem, k))) }
}

var contextColumns = []contextColumn{
	{"posterior", "of the block, in [0.001, 0.999]", func(t *tally, i int) float64 { return inner(t.post[i]) }},
	{"logit", "of that posterior", func(t *tally, i int) float64 { p := inner(t.post[i]); return math.Log(p / (1 - p)) }},
	{"before3", "posterior of the block 3 before", neighbour(-3)},
	{"before2", "posterior of the block 2 before", neighbour(-2)},
	{"before1", "posterior of the block before", neighbour(-1)},
	{"after1", "posterior of the block after", neighbour(1)},
	{"after2", "posterior of the block 2 after", neighbour(2)},
	{"after3", "posterior of the block 3 after", neighbour(3)},
	{"run_before5", "posterior of 5 blocks before", run(-5, 0)},
	{"run_after5", "posterior of 5 blocks after", run(1, 6)},
	{"run_before15", "posterior of 15 blocks before", run(-15, 0)},
	{"run_after15", "posterior of 15 blocks after", run(1, 16)},
	{"element", "posterior of the block's element", above(0)},
	{"element1", "posterior of the block element around it", above(1)},
	{"element2", "posterior of the block element 2 above", above(2)},
	{"element3", "posterior of the block element 3 above", above(3)},
	{"branch", "posterior of the branch off the spine", func(t *tally, i int) float64 { return t.mean(t.branch(i)) }},
	{"branch_share", "share of the page's hope that is in the branch", func(t *tally, i int) float64 {
		_, hope := t.span(t.branch(i))
		return ratio(hope, t.hopes[len(t.blocks)])
	}},
	{"section", "posterior of the section", func(t *tally, i int) float64 { return t.mean(int(t.section[i]), int(t.next[i])) }},
	{"section_before", "posterior of the section before the block", func(t *tally, i int) float64 { return t.mean(int(t.section[i]), i) }},
	{"section_after", "posterior of the section after the block", func(t *tally, i int) float64 { return t.mean(i+1, int(t.next[i])) }},
	{"next_section", "posterior of 8 blocks after the section", func(t *tally, i int) float64 { return t.mean(int(t.next[i]), int(t.next[i])+8) }},
	{"path", "posterior of the blocks of the same tag path", func(t *tally, i int) float64 {
		sum := t.byPath[t.blocks[i].path]
		return (sum[1] + 0.5) / (sum[0] + 1)
	}},
	{"done", "share of the page's hope that is before the block", func(t *tally, i int) float64 { return ratio(t.hopes[i], t.hopes[len(t.blocks)]) }},
	{"in_best", "it is in the element of the highest expected F1", func(t *tally, i int) float64 { return flag(t.page.Contains(t.top, t.blocks[i].from)) }},
	{"best", "posterior of that element", func(t *tally, i int) float64 { return t.mean(t.within(t.top)) }},
	{"words", "ln(1+words)", func(t *tally, i int) float64 { return lnWords(t.sheet, i) }},
	{"link_share", "share of characters in links", func(t *tally, i int) float64 { return linkShare(t.sheet, i) }},
	{"in_heading", "0 or 1", func(t *tally, i int) float64 { return t.marks(i).has(inHeading) }},
	{"is_p", "0 or 1", func(t *tally, i int) float64 { return tagIs("p")(t.sheet, i) }},
	{"is_li", "0 or 1", func(t *tally, i int) float64 { return tagIs("li")(t.sheet, i) }},
}

func (t *tally) branch(i int) (a, b int) { return t.within(t.spine[t.blocks[i].from].branch) }
