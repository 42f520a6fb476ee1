package entries

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithCountedHeads: headings that count on from two that likely are text.
func TestWithCountedHeads(t *testing.T) {
	const h = "<h2 class=h>Riddle "
	three := h + "1: the ship</h2>" + h + "2: the lamp</h2>" + h + "3: the bell</h2>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"the third", three, []float64{0.8, 0.8, 0.1}, []float64{0.8, 0.8, sureUpdate}},
		{"and the fourth", three + h + "4: the quay</h2>", []float64{0.8, 0.8, 0.1, 0.1}, []float64{0.8, 0.8, sureUpdate, sureUpdate}},
		{"from one", three, []float64{0.8, 0.1, 0.1}, []float64{0.8, 0.1, 0.1}},
		{"another number", h + "1</h2>" + h + "2</h2>" + h + "7</h2>", []float64{0.8, 0.8, 0.1}, []float64{0.8, 0.8, 0.1}},
		{"other words", h + "1</h2>" + h + "2</h2><h2 class=h>Part 3</h2>", []float64{0.8, 0.8, 0.1}, []float64{0.8, 0.8, 0.1}},
		{"marked up otherwise", h + "1</h2>" + h + "2</h2><h2 class=x>Riddle 3</h2>", []float64{0.8, 0.8, 0.1}, []float64{0.8, 0.8, 0.1}},
		{"a link", h + "1</h2>" + h + "2</h2>" + h + "<a href=/x>3</a></h2>", []float64{0.8, 0.8, 0.1}, []float64{0.8, 0.8, 0.1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, want %d", x.NumBlocks(), len(tt.post))
			}
			if got := WithCountedHeads(x, x.Scores(tt.post)).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
