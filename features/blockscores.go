package features

import "galley/page"

// BlockScores are the posteriors of the blocks of a page, and sums over them.
type BlockScores struct {
	*blockIndex
	post     []float64
	words    []float64    // before block i
	expected []float64    // words times posterior, before block i
	byPath   [][2]float64 // words, and words times posterior
	top      page.NodeID  // the element with the highest expected F1
}

// Scores takes the posteriors of the blocks, in their order.
func (x *Index) Scores(post []float64) *BlockScores { return x.blocks().scores(post) }

func (s *blockIndex) scores(post []float64) *BlockScores {
	n := len(s.blocks)
	t := &BlockScores{blockIndex: s, post: post, words: make([]float64, n+1), expected: make([]float64, n+1), byPath: make([][2]float64, s.paths.count)}
	for i := range s.blocks {
		w := float64(s.blocks[i].words)
		t.words[i+1] = t.words[i] + w
		t.expected[i+1] = t.expected[i] + w*post[i]
		b := &t.byPath[s.blocks[i].path]
		b[0] += w
		b[1] += w * post[i]
	}
	t.top = t.best()
	return t
}

// span are the words and expected words of blocks [a, b).
func (t *BlockScores) span(a, b int) (words, expected float64) {
	a, b = max(a, 0), min(b, len(t.blocks))
	if a >= b {
		return 0, 0
	}
	return t.words[b] - t.words[a], t.expected[b] - t.expected[a]
}

// mean is the mean posterior of the words of blocks [a, b); it begins with one word
// at a half.
func (t *BlockScores) mean(a, b int) float64 {
	w, h := t.span(a, b)
	return (h + 0.5) / (w + 1)
}

// gain is the expected F1 of taking blocks [a, b).
func (t *BlockScores) expectedF1(a, b int) float64 {
	w, h := t.span(a, b)
	return ratio(2*h, w+t.expected[len(t.blocks)])
}

// best is the element with the highest expected F1, the lowest of equals.
func (t *BlockScores) best() page.NodeID {
	best, top := t.page.Body(), -1.0
	body := best
	for n := body; n < t.page.Nodes[body].End; n++ {
		if t.page.Nodes[n].Kind == page.Text || !t.visible[n] {
			continue
		}
		a, b := t.within(n)
		if g := t.expectedF1(a, b); g > top+1e-9 || g > top-1e-9 && t.page.Contains(best, n) {
			best, top = n, max(g, top)
		}
	}
	return best
}

func (t *BlockScores) at(i int) float64 {
	if i < 0 || i >= len(t.post) {
		return 0
	}
	return t.post[i]
}

// Row measures block i by the posteriors of all blocks; out has room for the columns
// of the table.
func (t *BlockScores) Row(table *ContextTable, i int, out []float64) { table.row(t, i, out) }

// Posteriors are those of the blocks, in their order.
func (t *BlockScores) Posteriors() []float64 { return t.post }

// Words is the number of words of blocks [from, to).
func (t *BlockScores) Words(from, to int) float64 {
	words, _ := t.span(from, to)
	return words
}
