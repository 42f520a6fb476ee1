package networks

import (
	"math"
	"slices"
	"testing"

	"galley/eval/corpus"
)

func TestMarkBlocks(t *testing.T) {
	const long = "the ship left the harbour before the storm came in" // ten words
	gold := corpus.Gold{Text: long + "\nA short line\nthe crew and the captain stayed at sea that day", Captions: []string{"A boat."}}
	tests := []struct {
		name   string
		blocks []string
		want   []float64
	}{
		{"a paragraph", []string{long}, []float64{1}},
		{"nothing of it", []string{"subscribe to our newsletter and never miss a story again"}, []float64{0}},
		{"half of it", []string{"the ship left the harbour or so say all others"}, []float64{0.5}},
		{"a short line of its own", []string{"A short line!"}, []float64{1}},
		{"short words near the text", []string{long, "the crew"}, []float64{1, 1}},
		{"short words far from the text", []string{long, "Home", "News", "the crew"}, []float64{1, 0, 0, 0}},
		{"a caption", []string{"A boat."}, []float64{math.NaN()}},
		{"no words", []string{" – "}, []float64{0}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := markBlocks(tt.blocks, func(int) bool { return false }, gold)
			same := func(a, b float64) bool { return a == b || math.IsNaN(a) && math.IsNaN(b) }
			if !slices.EqualFunc(m.right, tt.want, same) {
				t.Errorf("right %v, want %v", m.right, tt.want)
			}
			if m.gold != 23 {
				t.Errorf("%v words of gold", m.gold)
			}
		})
	}
}

func TestAcrossBlocks(t *testing.T) {
	gold := corpus.Gold{Text: "Grey lamp\nHeight: 30 cm Weight: 2 kg\nColour: grey"}
	tests := []struct {
		name   string
		blocks []string
		want   []float64
	}{
		{"cells of a line", []string{"Height:", "30 cm", "Weight:", "2 kg"}, []float64{1, 1, 1, 1}},
		{"across lines", []string{"2 kg", "Colour:", "Grey"}, []float64{1, 1, 1}},
		{"a cell elsewhere", []string{"Home", "30 cm", "News"}, []float64{0, 0, 0}},
		{"more than the line", []string{"Height: 30", "cm Weight: new"}, []float64{1, 0}},
		{"no words", []string{"Height:", "30 cm", "–", "Weight:"}, []float64{1, 1, 0, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := markBlocks(tt.blocks, func(int) bool { return false }, gold)
			m.acrossBlocks(tt.blocks, gold)
			if !slices.Equal(m.right, tt.want) {
				t.Errorf("right %v, want %v", m.right, tt.want)
			}
		})
	}
}

func TestF1(t *testing.T) {
	m := marks{words: []float64{10, 30, 20}, right: []float64{1, 0.5, math.NaN()}, gold: 40}
	for _, tt := range []struct {
		from, to int
		want     float64
	}{{0, 1, 2 * 10 / 50.0}, {0, 3, 2 * 25 / 80.0}, {2, 3, 0}} {
		if got := m.f1(tt.from, tt.to); math.Abs(got-tt.want) > 1e-12 {
			t.Errorf("blocks %d to %d: %v, want %v", tt.from, tt.to, got, tt.want)
		}
	}
	if got := (&marks{}).f1(0, 0); got != 0 {
		t.Errorf("of nothing: %v", got)
	}
}
