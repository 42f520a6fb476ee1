package repeats

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropWithin: what stands in another text, in the same words, is text once.
func TestDropWithin(t *testing.T) {
	const (
		short = `A small boat of oak for two, built by hand in the yard by the river.`
		long  = `Summer is near! A small boat of oak for two, built by hand in the yard by the river, with a mast of larch.`
		row   = `<td>three and a half crowns for a day and twelve crowns for all of a week</td>`
	)
	tests := []struct {
		name, source string
		dropped      string // texts of blocks
	}{
		{"in short and at length", `<p>` + short + `</p><h2>More</h2><p>` + long + `</p>`, short},
		{"the short one behind", `<p>` + long + `</p><h2>In short</h2><p>` + short + `</p>`, short},
		{"the same", `<p>` + short + `</p><h2>More</h2><b>` + short + `</b>`, short},
		{"three times", strings.Repeat(`<p>`+short+`</p><h2>More</h2>`, 3), short + "|" + short},
		{"one in another in a third", `<p>` + short + `</p><p>` + long + `</p><p>Look. ` + long + ` Call us.</p>`, short + "|" + long},
		{"another word in it", `<p>` + short + `</p><p>` + strings.Replace(long, "oak", "pine", 1) + `</p>`, ""},
		{"eleven words", `<p>A small boat of oak for two, built by hand in.</p><p>` + long + `</p>`, ""},
		{"words that stand apart", `<p>` + short + `</p><p>A small boat of oak for two.</p><p>Built by hand in the yard by the river.</p>`, ""},
		{"rows", `<table><tr>` + row + `</tr><tr>` + row + `</tr></table>`, ""},
		{"code", `<pre>` + short + `</pre><pre>` + long + `</pre>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.6)
			post := slices.Clone(scores.Posteriors())
			dropped := DropWithin(view.New(scores, x), post)
			if got := bodytest.WithPosterior(x, post, 0); got != tt.dropped || strings.Count(got, "|")+1 != max(len(dropped), 1) {
				t.Errorf("dropped %q (%d), want %q", got, dropped, tt.dropped)
			}
		})
	}
}

// TestDropWithinUnlikely: what is less likely text than what it holds is not put in its place.
func TestDropWithinUnlikely(t *testing.T) {
	x, scores := bodytest.EvenScores(t, `<p>`+bodytest.LongText+`</p><p>More. `+bodytest.LongText+`</p>`, 0.4)
	for _, tt := range []struct{ short, long, wantShort, wantLong float64 }{
		{0.4, 0.3, 0.4, 0.3},
		{0.3, 0.4, 0, 0.4},
		{0.9, 0.6, 0, 0.9},
	} {
		post := []float64{tt.short, tt.long}
		if DropWithin(view.New(scores, x), post); post[0] != tt.wantShort || post[1] != tt.wantLong {
			t.Errorf("%v, %v: %v", tt.short, tt.long, post)
		}
	}
}

// TestDropWithinMany: of many texts that begin alike, which are compared a bounded number of times, none is
// dropped that no other says.
func TestDropWithinMany(t *testing.T) {
	var b strings.Builder
	for i := range 2000 {
		b.WriteString("<p>" + bodytest.LongText + " " + strings.Repeat("oak ", i%50+1) + "pine</p>")
	}
	x, scores := bodytest.EvenScores(t, b.String(), 0.6)
	post := slices.Clone(scores.Posteriors())
	dropped := DropWithin(view.New(scores, x), post)
	said := map[string]bool{}
	for i, p := range post {
		if p > 0 {
			said[x.BlockText(i)] = true
		}
	}
	for _, i := range dropped {
		if post[i] != 0 || !said[x.BlockText(i)] {
			t.Fatalf("block %d was dropped, posterior %v, and nothing else says it", i, post[i])
		}
	}
	if len(said) != 50 {
		t.Errorf("%d texts are said, want all 50", len(said))
	}
}
