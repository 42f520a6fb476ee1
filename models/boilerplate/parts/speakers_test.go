package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepSpeakers: which short lines above prose say who speaks.
func TestKeepSpeakers(t *testing.T) {
	turn := func(line, said string) string { return "<p class=who>" + line + "</p><p>" + said + "</p>" }
	const said = "We came by ship in the night, and the harbour was dark."
	two := strings.Repeat(turn("<cite>Ann Lee</cite> <time>NN</time>", said)+turn("<cite>Bo Ek</cite> <time>NN</time>", said), 2)
	for _, tt := range []struct {
		name, source string
		low          int // the block that is not likely text
		kept         bool
	}{
		{"two people in turn", strings.ReplaceAll(two, "NN", "00:12"), 0, true},
		{"an answer of a word", strings.Replace(strings.ReplaceAll(two, "<time>NN</time>", ""), said, "Five.", 1), 1, true},
		{"without times", strings.ReplaceAll(two, "<time>NN</time>", ""), 0, true},
		{"one turn each", turn("Ann Lee", said) + turn("Bo Ek", said), 0, false},
		{"people that speak once", turn("Ann Lee", said) + turn("Bo Ek", said) + turn("Cy Fox", said) + turn("Di Gray", said), 0, false},
		{"one label", strings.Repeat(turn("Read more", said), 4), 0, false},
		{"links", strings.ReplaceAll(two, "<cite>", "<cite><a href=/x>"), 0, false},
	} {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
		post := make([]float64, x.NumBlocks())
		for i := range post {
			post[i] = 0.2 + 0.7*float64(i%2)
		}
		if tt.low > 0 {
			post[tt.low] = 0.2
		}
		KeepSpeakers(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45))
		if got := !slices.Contains(post, 0.2); got != tt.kept {
			t.Errorf("%s: kept %v: %v", tt.name, got, post)
		}
	}
}
