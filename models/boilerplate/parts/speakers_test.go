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
		kept         bool
	}{
		{"two people in turn", strings.ReplaceAll(two, "NN", "00:12"), true},
		{"without times", strings.ReplaceAll(two, "<time>NN</time>", ""), true},
		{"one turn each", turn("Ann Lee", said) + turn("Bo Ek", said), false},
		{"people that speak once", turn("Ann Lee", said) + turn("Bo Ek", said) + turn("Cy Fox", said) + turn("Di Gray", said), false},
		{"one label", strings.Repeat(turn("Read more", said), 4), false},
		{"links", strings.ReplaceAll(two, "<cite>", "<cite><a href=/x>"), false},
	} {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
		post := make([]float64, x.NumBlocks())
		for i := range post {
			post[i] = 0.2 + 0.7*float64(i%2)
		}
		KeepSpeakers(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45))
		if got := !slices.Contains(post, 0.2); got != tt.kept {
			t.Errorf("%s: kept %v: %v", tt.name, got, post)
		}
	}
}
