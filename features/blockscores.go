package features

import (
	"galley/features/number"
	"galley/page"
)

// BlockScores is the posteriors of the blocks of a page, with sums over them. The
// expected words of a run of blocks are the sum of words times posterior: the words of
// the article that it holds on average.
type BlockScores struct {
	*blockIndex
	post     []float64
	words    []float64   // [i]: words of blocks[:i]
	expected []float64   // [i]: expected words of blocks[:i]
	onPath   []wordSums  // by tag path
	best     page.NodeID // the element with the highest expected F1
}

// wordSums is the words and expected words of some blocks.
type wordSums struct{ words, expected float64 }

// Scores takes the posteriors of the blocks, one for each, in document order.
func (x *Index) Scores(post []float64) *BlockScores { return x.blocks().scores(post) }

func (s *blockIndex) scores(post []float64) *BlockScores {
	n := len(s.Blocks)
	t := &BlockScores{blockIndex: s, post: post, words: make([]float64, n+1), expected: make([]float64, n+1), onPath: make([]wordSums, s.Paths.Count)}
	for i := range s.Blocks {
		w := float64(s.Blocks[i].Words)
		t.words[i+1] = t.words[i] + w
		t.expected[i+1] = t.expected[i] + w*post[i]
		b := &t.onPath[s.Blocks[i].Path]
		b.words += w
		b.expected += w * post[i]
	}
	t.best = t.findBest()
	return t
}

// span returns the words and expected words of blocks[from:to], as far as there are
// such blocks.
func (t *BlockScores) span(from, to int) (words, expected float64) {
	from, to = max(from, 0), min(to, len(t.Blocks))
	if from >= to {
		return 0, 0
	}
	return t.words[to] - t.words[from], t.expected[to] - t.expected[from]
}

// mean is the mean posterior of the words of blocks[from:to]. One more word with the
// posterior 0.5 counts, so that few words give no extreme mean and none give 0.5.
func (t *BlockScores) mean(from, to int) float64 {
	words, expected := t.span(from, to)
	return (expected + 0.5) / (words + 1)
}

// expectedF1 is the F1 of taking blocks[from:to] for the article, with expected words in
// the place of the words that are right: precision is expected/words, recall is
// expected/expected words of the page.
func (t *BlockScores) expectedF1(from, to int) float64 {
	words, expected := t.span(from, to)
	return number.Ratio(2*expected, words+t.expected[len(t.Blocks)])
}

// findBest finds the element with the highest expected F1, the lowest of equals.
func (t *BlockScores) findBest() page.NodeID {
	const tie = 1e-9
	best, highest := t.Page.Body(), -1.0
	body := best
	for n := body; n < t.Page.Nodes[body].End; n++ {
		if t.Page.Nodes[n].Kind == page.Text || !t.Visible[n] {
			continue
		}
		from, to := t.Within(n)
		if f1 := t.expectedF1(from, to); f1 > highest+tie || f1 > highest-tie && t.Page.Contains(best, n) {
			best, highest = n, max(f1, highest)
		}
	}
	return best
}

// posterior is that of block i, 0 where there is no such block.
func (t *BlockScores) posterior(i int) float64 {
	if i < 0 || i >= len(t.post) {
		return 0
	}
	return t.post[i]
}

// Row measures block i by the posteriors of all blocks. out must have room for the
// columns of the table.
func (t *BlockScores) Row(table *ContextTable, i int, out []float64) { table.Row(t, i, out) }

// PathMean is the mean posterior of the words in blocks with the tag path of block i.
func (t *BlockScores) PathMean(i int) float64 {
	sum := t.onPath[t.Blocks[i].Path]
	return number.Ratio(sum.expected, sum.words)
}

// Path is the number of the tag path of block i.
func (t *BlockScores) Path(i int) int32 { return t.Blocks[i].Path }

// Best is the element with the highest expected F1 of words, the lowest of equals.
func (t *BlockScores) Best() page.NodeID { return t.best }

// Posteriors are those of the blocks, in document order.
func (t *BlockScores) Posteriors() []float64 { return t.post }

// Words is the number of words of blocks[from:to].
func (t *BlockScores) Words(from, to int) float64 {
	words, _ := t.span(from, to)
	return words
}
