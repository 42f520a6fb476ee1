package repeats

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
)

// said is a paragraph that is long enough to be dropped alone.
const said = bodytest.LongText + " " + bodytest.LongText

// TestDropAgain: what a page shows twice is text once.
func TestDropAgain(t *testing.T) {
	const (
		slide  = `<h3>Oak boats</h3><p>Built in the yard by the river from oak that grew there.</p>`
		other  = `<h3>Pine boats</h3><p>Lighter than the others and built in a week or two.</p>`
		quoted = `<p>The keel of mine broke after a week on the lake.</p>`
		terms  = `<p>Not valid with other offers, and not on Sundays, holidays or in June.</p>`
	)
	tests := []struct {
		name, source string
		dropped      string // texts of blocks
	}{
		{"for two widths of screen", `<div class=wide>` + slide + other + `</div><div class=narrow>` + slide + other + `</div>`,
			"Oak boats|Built in the yard by the river from oak that grew there.|Pine boats|Lighter than the others and built in a week or two."},
		{"a carousel", `<div>` + slide + `</div><div>` + other + `</div><div>` + slide + `</div>`, "Oak boats|Built in the yard by the river from oak that grew there."},
		{"three times", strings.Repeat(`<div>`+slide+`</div>`, 3), strings.Repeat("|Oak boats|Built in the yard by the river from oak that grew there.", 2)[1:]},
		{"in another frame", `<div>` + slide + `</div><section><div><div>` + slide + `</div></div></section>`, "Oak boats|Built in the yard by the river from oak that grew there."},
		{"a long paragraph", `<p>` + said + `</p><b>More</b><p>` + said + `</p>`, said},
		{"one line of several offers", `<div><h3>Oars</h3>` + terms + `</div><div><h3>Sails</h3>` + terms + `</div>`, ""},
		{"another word", `<div>` + slide + `</div><div>` + strings.Replace(slide, "Oak", "New", 1) + `</div>`, ""},
		{"short labels", strings.Repeat(`<div><b>Price</b><i>on request</i></div>`, 3), ""},
		{"rows", `<table>` + strings.Repeat(`<tr><td>three and a half crowns for a day</td><td>and twelve crowns for all of a week</td></tr>`, 2) + `</table>`, ""},
		{"an answer with what it answers", `<div>` + quoted + `</div><div><blockquote>` + quoted + `</blockquote><p>Mine too.</p></div>`, "The keel of mine broke after a week on the lake."},
		{"with who said it and a button", `<div>` + quoted + `</div><div><blockquote><div>Ann said:</div>` + quoted + `<p>Read on</p></blockquote><p>Mine too.</p></div>`, "Ann said:|The keel of mine broke after a week on the lake.|Read on"},
		{"with as much that stands nowhere else", `<div>` + quoted + `</div><div><blockquote><div>Ann said:</div>` + quoted + `<p>Its mast was made of old and dry larch.</p></blockquote></div>`, "The keel of mine broke after a week on the lake."},
		{"quoted before", `<div><blockquote>` + quoted + `</blockquote><p>Mine too.</p></div><div>` + quoted + `</div>`, "The keel of mine broke after a week on the lake."},
		{"much of it quoted before", `<div><blockquote><p>` + said + `</p></blockquote><p>Mine too.</p></div><div><p>` + said + `</p></div>`, said},
		{"a quotation of what stands nowhere else", `<blockquote>` + quoted + `</blockquote><p>Mine too.</p>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.5)
			post := slices.Clone(scores.Posteriors())
			DropAgain(view.New(scores, x), nil, post)
			if got := bodytest.WithPosterior(x, post, 0); got != tt.dropped {
				t.Errorf("dropped %q, want %q", got, tt.dropped)
			}
		})
	}
}

// TestDropAgainOfAuthors: the same person may have written several posts; what is answered stands twice.
func TestDropAgainOfAuthors(t *testing.T) {
	const (
		author = `<div class=by><b>Ann Lee of the old yard</b><i>since March of the year 2011</i><i>with 400 posts so far</i></div>`
		quoted = `<div class=of><p>The keel of mine broke after a week on the lake, and the mast a day later.</p><p>It was old.</p></div>`
	)
	source := quoted + author + `<p>One.</p>` + author + `<p>Two.</p>` + quoted + `<p>Three.</p>`
	x, scores := bodytest.EvenScores(t, "<main>"+strings.NewReplacer("<b>", "<p>", "</b>", "</p>", "<i>", "<p>", "</i>", "</p>").Replace(source)+"</main>", 0.5)
	var bodies []span.Blocks
	for i := range x.NumBlocks() {
		if text := x.BlockText(i); text == "One." || text == "Two." || text == "Three." {
			bodies = append(bodies, span.Blocks{From: i, To: i + 1})
		}
	}
	for _, tt := range []struct {
		bodies  []span.Blocks
		dropped int
	}{{nil, 5}, {bodies, 2}} {
		post := slices.Clone(scores.Posteriors())
		if dropped := DropAgain(view.New(scores, x), tt.bodies, post); len(dropped) != tt.dropped {
			t.Errorf("with %d bodies dropped %q, want %d blocks", len(tt.bodies), bodytest.WithPosterior(x, post, 0), tt.dropped)
		}
	}
}

// TestDropAgainRaises: what is said first is as sure as the surer of the two.
func TestDropAgainRaises(t *testing.T) {
	x, scores := bodytest.EvenScores(t, `<p>`+said+`</p><p>`+said+`</p>`, 0.25)
	post := slices.Clone(scores.Posteriors())
	post[1] = 0.75
	if dropped := DropAgain(view.New(scores, x), nil, post); post[0] != 0.75 || post[1] != 0 || !slices.Equal(dropped, []int{1}) {
		t.Errorf("posteriors %v, dropped %v", post, dropped)
	}
}

// TestHasCode: a page tells of functions where it has several pieces of code.
func TestHasCode(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"three", strings.Repeat("<pre>a := 1</pre>", 3), true},
		{"two", strings.Repeat("<pre>a := 1</pre>", 2) + "<pre></pre>", false},
	} {
		x, scores := bodytest.EvenScores(t, tt.source, 0.5)
		if got := HasCode(view.New(scores, x)); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
