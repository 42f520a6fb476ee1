package features

import (
	"math"
	"slices"
	"testing"

	"galley/page/pagetest"
)

// TestExpectedF1ByHand: a page of 4 + 8 + 4 + 4 words with posteriors given by hand.
func TestExpectedF1ByHand(t *testing.T) {
	p := pagetest.Parse(t, `<body><nav id=nav>one two three four</nav><main id=main><p>a b c d e f g h</p><p>i j k l</p></main><footer>m n o p</footer>`)
	scores := newBlockIndex(p).scores([]float64{0, 1, 0.5, 0})
	tests := []struct {
		name            string
		from, to        int
		words, expected float64
		mean, f1        float64
	}{
		// The page has 8·1 + 4·0.5 = 10 expected words. The F1 is 2·expected/(words + 10),
		// the mean (expected + 0.5)/(words + 1).
		{"the page", 0, 4, 20, 10, 10.5 / 21, 20.0 / 30},
		{"main", 1, 3, 12, 10, 10.5 / 13, 20.0 / 22},
		{"its first paragraph", 1, 2, 8, 8, 8.5 / 9, 16.0 / 18},
		{"nav", 0, 1, 4, 0, 0.5 / 5, 0},
		{"nothing", 2, 2, 0, 0, 0.5, 0},
		{"beyond the ends", -3, 9, 20, 10, 10.5 / 21, 20.0 / 30},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			words, expected := scores.span(tt.from, tt.to)
			mean, f1 := scores.mean(tt.from, tt.to), scores.expectedF1(tt.from, tt.to)
			for k, pair := range [][2]float64{{words, tt.words}, {expected, tt.expected}, {mean, tt.mean}, {f1, tt.f1}} {
				if math.Abs(pair[0]-pair[1]) > 1e-12 {
					t.Errorf("value %d is %v, want %v", k, pair[0], pair[1])
				}
			}
		})
	}
	if scores.best != pagetest.ByID(t, p, "main") {
		t.Errorf("the best element is <%s>, want <main>", p.Nodes[scores.best].Tag)
	}
	// main has the same blocks as its two paragraphs together, body has all.
	bodies := scores.Bodies()
	if !slices.Contains(bodies.Nodes(), pagetest.ByID(t, p, "main")) || slices.Contains(bodies.Nodes(), pagetest.ByID(t, p, "nav")) {
		t.Errorf("candidates %s", pagetest.IDs(p, bodies.Nodes()))
	}
}

// TestBest: the subtree with the highest expected F1, by posteriors given by hand.
func TestBest(t *testing.T) {
	p := pagetest.Parse(t, "<body><div><p>a b c d</p></div><main><section><p>e f g h</p><p>i j k l</p></section><p>m n</p></main><p>o p</p>")
	s := newBlockIndex(p)
	tests := []struct {
		post []float64
		want string
	}{
		{[]float64{0, 1, 1, 0, 0}, "section"},
		{[]float64{0, 1, 1, 1, 0}, "main"},
		{[]float64{1, 0, 0, 0, 0}, "p"},
		{[]float64{1, 1, 1, 1, 1}, "body"},
	}
	for _, tt := range tests {
		scores := s.scores(tt.post)
		if got := p.Nodes[scores.best].Tag; got != tt.want {
			t.Errorf("%v: <%s>, want <%s>", tt.post, got, tt.want)
		}
		if tt.want != "body" && scores.expectedF1(scores.Within(scores.best)) != 1 {
			t.Errorf("%v: expected F1 %v", tt.post, scores.expectedF1(scores.Within(scores.best)))
		}
	}
}
