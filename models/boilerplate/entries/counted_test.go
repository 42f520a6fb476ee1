package entries

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithCounted: entries that begin with 1, 2, 3 are text where one of them is likely to be.
func TestWithCounted(t *testing.T) {
	card := func(number, inner string) string {
		return `<div class=card><div class=no>` + number + `</div>` + inner + `</div>`
	}
	p := "<p>" + bodytest.ShortText + "</p>"
	three := card("1", p) + card("2", p) + card("3", p)
	low, raised := []float64{0.01, 0.3, 0.01, 0.01, 0.01, 0.01}, slices.Repeat([]float64{sureUpdate}, 6)
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"steps", three, low, raised},
		{"with signs", card("1.", p) + card("2.", p) + card("3.", p), low, raised},
		{"with something between", card("1", p) + card("2", p) + "<p>Buy it.</p>" + card("3", p), []float64{0, 0.3, 0, 0, 0, 0, 0}, []float64{sureUpdate, sureUpdate, sureUpdate, sureUpdate, 0, sureUpdate, sureUpdate}},
		{"days of a journey", card("Day 1", p) + card("Day 2", p) + card("Day 3", p), low, raised},
		{"in words without gaps", card("第1天", p) + card("第2天", p) + card("第3天", p), low, raised},
		{"in digits of another script", card("دن ١", p) + card("دن ٢", p) + card("دن ٣", p), low, raised},
		{"of how many", card("1 of 3", p) + card("2 of 3", p) + card("3 of 3", p), low, raised},
		{"a number in one", card("1", p) + card("2", "<p>9 feet</p>") + card("3", p), low, raised},
		{"signs", card("①", p) + card("②", p) + card("③", p), low, raised},
		{"other words", card("1 boat", p) + card("2 boats", p) + card("3 boats", p), low, low},
		{"two", card("1", p) + card("2", p), low[:4], low[:4]},
		{"no count", card("1", p) + card("7", p) + card("3", p), low, low},
		{"marked up otherwise", card("1", p) + card("2", p) + strings.Replace(card("3", p), "card", "tip", 1), low, low},
		{"nothing is likely", three, slices.Repeat([]float64{0.05}, 6), slices.Repeat([]float64{0.05}, 6)},
		{"headlines", strings.ReplaceAll(strings.ReplaceAll(three, "<p>", "<a href=/x>"), "</p>", "</a>"), low, low},
		{"with days", card("1", p) + card("2", p) + card("3", "<time>May 5</time>"), low, low},
		{"with a field", card("1", p) + card("2", p) + card("3", p+"<input>"), low, low},
		{"notes", "<p>Ann said so.<sup>1</sup></p>" + three, append([]float64{0.9}, low...), append([]float64{0.9}, low...)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, want %d", x.NumBlocks(), len(tt.post))
			}
			if got := WithCounted(x, x.Scores(tt.post)).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
