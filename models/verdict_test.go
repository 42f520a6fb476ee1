package models

import (
	"errors"
	"math"
	"strings"
	"testing"

	"galley/features"
	"galley/internal/nn"
	"galley/models/network"
	"galley/page/parse"
)

// says is a network that says the same of every page.
func says(column string, posterior float64) *nn.Net {
	return &nn.Net{Inputs: []nn.Input{{Name: column, SD: 1, To: []float64{0}}}, Bias: []float64{math.Log(posterior / (1 - posterior))}}
}

// TestVerdict: Document and Verdict together refuse a page, and Document alone says how its
// text is selected.
func TestVerdict(t *testing.T) {
	const source = `<main><h1>The harbour</h1><p>The boats came in early that morning, long before the fog had lifted from the bay.</p></main>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name              string
		document, verdict float64 // 0: there is none
		refuse, unlike    float64
		article, like     float64
		refused, isUnlike bool
	}{
		{"Document alone", 0.8, 0, 0.1, 0, 0.8, 0.8, false, false},
		{"Document alone, below Refuse", 0.05, 0, 0.1, 0, 0.05, 0.05, true, true},
		{"mean of the logits", 0.8, 0.2, 0.1, 0.1, 0.5, 0.8, false, false},
		{"Verdict refuses what is selected as an article", 0.5, 0.01, 0.1, 0.1, 0.0913, 0.5, true, false},
		{"Verdict keeps what is selected as other pages", 0.05, 0.9, 0.1, 0.1, 0.4077, 0.05, false, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			n := network.Stages{Block: byWords(1), Body: says(features.Bodies().Names()[0], 0.5), Title: says(features.Titles().Names()[0], 0.5), Document: says(features.Documents().Names()[0], tt.document)}
			n.Thresholds = network.Thresholds{Keep: 0.5, Add: 0.5, Refuse: tt.refuse, Unlike: tt.unlike}
			if tt.verdict > 0 {
				n.Verdict = says("commas", tt.verdict)
			}
			bound, err := network.New(n, nil)
			if err != nil {
				t.Fatal(err)
			}
			s, err := (&Wrapper{Networks: bound}).Score(p)
			if err != nil {
				t.Fatal(err)
			}
			if math.Abs(s.Article()-tt.article) > 1e-4 || math.Abs(s.like-tt.like) > 1e-4 || s.isUnlikely() != tt.isUnlike {
				t.Errorf("article %.4f like %.4f unlikely %v, want %.4f %.4f %v", s.Article(), s.like, s.isUnlikely(), tt.article, tt.like, tt.isUnlike)
			}
			var no *NotArticleError
			if _, err := s.Selection(); errors.As(err, &no) != tt.refused {
				t.Errorf("%v, refused: want %v", err, tt.refused)
			}
		})
	}
}

// TestWithVerdict: the networks get another Verdict, and those that had it keep theirs.
func TestWithVerdict(t *testing.T) {
	n, err := network.New(network.Stages{Block: byWords(3), Verdict: says("commas", 0.2)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	other := says("phones", 0.4)
	got, err := n.WithVerdict(other)
	if err != nil || got.Verdict != other || n.Verdict == other || got.Block != n.Block {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := n.WithVerdict(says("no such column", 0.4)); err == nil {
		t.Error("a column that there is not: no error")
	}
}
