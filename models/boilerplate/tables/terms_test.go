package tables

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestRaiseTerms: terms get the posterior of what is said of them, where that is more than a
// word or two and no list of links.
func TestRaiseTerms(t *testing.T) {
	const said = `<dd><p>Rows the boat over to the island.</p><p>TEXT</p></dd>`
	tests := []struct{ name, source, want string }{
		{"a term", "<dl><dt>row(boat)</dt>" + said + "</dl>", "row(boat)"},
		{"two terms", "<dl><dt>row(boat)</dt><dt>sail(boat)</dt>" + said + "</dl>", "row(boat)|sail(boat)"},
		{"in a group", "<dl><div><dt>row(boat)</dt>" + said + "</div></dl>", "row(boat)"},
		{"inside a meaning", "<dl><dt>Boat</dt><dd><p>Has all of the methods below.</p><dl><dt>row()</dt>" + said + "</dl></dd></dl>", "Boat|row()"},
		{"the text before", "<p>Boats and oars</p><dl>" + said + "</dl>", ""},
		{"a word or two", "<dl><dt>Joined</dt><dd>May 2020</dd></dl>", ""},
		{"links", "<dl><dt>Guides</dt><dd><a href=/x>How to row a boat over</a></dd></dl>", ""},
		{"a question that opens its answer", "<dl><dt><button>How do I row?</button></dt>" + said + "</dl>", "How do I row?"},
		{"a field", "<dl><dt><label><div>Name of the boat</div></label></dt>" + said + "</dl>", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<div>"+tt.source+"</div>", 0.25)
			post := append([]float64(nil), scores.Posteriors()...)
			const meaning = 0.75
			for i := range post {
				if tag := x.Page.Nodes[x.BlockElement(i)].Tag; tag == "p" || tag == "dd" || tag == "a" {
					post[i] = meaning
				}
			}
			before := bodytest.WithPosterior(x, post, 0.25)
			RaiseTerms(view.New(scores, x), post)
			after := bodytest.WithPosterior(x, post, 0.25)
			if raised := before != after; raised != (tt.want != "") || raised && (before != tt.want || after != "") {
				t.Errorf("before %q, after %q, want %q raised", before, after, tt.want)
			}
		})
	}
}
