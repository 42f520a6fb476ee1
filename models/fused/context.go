package fused

import "galley/page"

// tally are sums over posteriors, by block.
type tally struct {
	*sheet
	post   []float64
	words  []float64    // before block i
	hopes  []float64    // words times posterior, before block i
	byPath [][2]float64 // words, and words times posterior
	top    page.NodeID  // the element with the highest expected F1
}

func (s *sheet) tally(post []float64) *tally {
	n := len(s.blocks)
	t := &tally{sheet: s, post: post, words: make([]float64, n+1), hopes: make([]float64, n+1), byPath: make([][2]float64, s.paths.count)}
	for i := range s.blocks {
		w := float64(s.blocks[i].words)
		t.words[i+1] = t.words[i] + w
		t.hopes[i+1] = t.hopes[i] + w*post[i]
		b := &t.byPath[s.blocks[i].path]
		b[0] += w
		b[1] += w * post[i]
	}
	t.top = t.best()
	return t
}

// span are the words and hopes of blocks [a, b).
func (t *tally) span(a, b int) (words, hopes float64) {
	a, b = max(a, 0), min(b, len(t.blocks))
	if a >= b {
		return 0, 0
	}
	return t.words[b] - t.words[a], t.hopes[b] - t.hopes[a]
}

// mean is the mean posterior of the words of blocks [a, b); it begins with one word
// at a half.
func (t *tally) mean(a, b int) float64 {
	w, h := t.span(a, b)
	return (h + 0.5) / (w + 1)
}

func (t *tally) within(n page.NodeID) (a, b int) {
	return int(t.first[n]), int(t.first[t.page.Nodes[n].End])
}

// gain is the expected F1 of taking blocks [a, b).
func (t *tally) gain(a, b int) float64 {
	w, h := t.span(a, b)
	return ratio(2*h, w+t.hopes[len(t.blocks)])
}

// best is the element with the highest expected F1, the lowest of equals.
func (t *tally) best() page.NodeID {
	best, top := t.page.Body(), -1.0
	body := best
	for n := body; n < t.page.Nodes[body].End; n++ {
		if t.page.Nodes[n].Kind == page.Text || !t.read[n] {
			continue
		}
		a, b := t.within(n)
		if g := t.gain(a, b); g > top+1e-9 || g > top-1e-9 && t.page.Contains(best, n) {
			best, top = n, max(g, top)
		}
	}
	return best
}

func (t *tally) at(i int) float64 {
	if i < 0 || i >= len(t.post) {
		return 0
	}
	return t.post[i]
}
