package article

import (
	"encoding/json"
	"math"
	"testing"

	"galley/page"
)

// Blocks of the article and blocks of the extractor are cut differently: an
// article's block may hold several of them, or words that none of them holds.
func TestBlockPosteriors(t *testing.T) {
	const source = `<div id=body><p>one two three</p><ul><li>four<span>five</span></li></ul><p>six</p></div>`
	p, sel := parsed(t, source)
	sel.Score.Body = 0.9
	text := func(words string) page.BlockScore {
		for n := range p.Nodes {
			if p.Nodes[n].Text == words {
				return page.BlockScore{From: page.NodeID(n), To: page.NodeID(n) + 1}
			}
		}
		t.Fatalf("no text %q", words)
		return page.BlockScore{}
	}
	score := func(words string, posterior float64) page.BlockScore {
		b := text(words)
		b.Posterior = posterior
		return b
	}
	tests := []struct {
		name   string
		scores []page.BlockScore
		want   []float64 // of the blocks "one two three", "fourfive" and "six"
	}{
		{"not judged", nil, []float64{0.9, 0.9, 0.9}},
		{"one each", []page.BlockScore{score("one two three", 0.25), score("four", 0.5), score("five", 0.5), score("six", 0)}, []float64{0.25, 0.5, 0}},
		{"two in one", []page.BlockScore{score("four", 0.5), score("five", 1)}, []float64{0.9, 0.75, 0.9}},
		{"one around two", []page.BlockScore{{From: text("four").From, To: text("six").To, Posterior: 0.125}}, []float64{0.9, 0.125, 0.125}},
		{"outside of the body", []page.BlockScore{{From: 0, To: text("one two three").From, Posterior: 0.5}}, []float64{0.9, 0.9, 0.9}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			sel.Blocks = tt.scores
			for i, got := range jsonPosteriors(t, p, sel) {
				if math.Abs(got-tt.want[i]) > 1e-12 {
					t.Errorf("block %d: posterior %g, want %g", i+1, got, tt.want[i])
				}
			}
		})
	}
}

// The mean is one of words, not of texts.
func TestBlockPosteriorWeighsWords(t *testing.T) {
	p, sel := parsed(t, `<p id=body>one two three <b>four</b></p>`)
	sel.Blocks = []page.BlockScore{{From: sel.Roots[0] + 1, To: sel.Roots[0] + 2, Posterior: 1}, {From: sel.Roots[0] + 3, To: sel.Roots[0] + 4, Posterior: 0}}
	if got := jsonPosteriors(t, p, sel); len(got) != 1 || got[0] != 0.75 {
		t.Errorf("posteriors %v, want [0.75]", got)
	}
}

// jsonPosteriors are the posteriors of the blocks as the JSON has them.
func jsonPosteriors(t *testing.T, p *page.Page, sel page.Selection) (list []float64) {
	t.Helper()
	var out struct{ Blocks []struct{ Posterior float64 } }
	if err := json.Unmarshal([]byte(output(t, p, sel, (*Article).WriteJSON)), &out); err != nil {
		t.Fatal(err)
	}
	for _, block := range out.Blocks {
		list = append(list, block.Posterior)
	}
	return list
}
