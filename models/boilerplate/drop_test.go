package boilerplate

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/entries"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// A label with a link goes from a box of its own among boxes of a paragraph each.
func TestLinkLineInABox(t *testing.T) {
	box := func(s string) string { return "<div class=b><p>" + s + "</p></div>" }
	prose := box(strings.Repeat("The harbour was built anew in the year of the fire, and it has stood there since. ", 2))
	x, body := bodytest.WithBody(t, "<div id=body>"+prose+box(`<b>Soma pia: <a href=/x>Walimu wapya kuajiriwa leo</a></b>`)+prose+"</div>")
	trimmer := New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
	post := slices.Repeat([]float64{1}, x.NumBlocks())
	if trimmer.dropInserts(view.NewBody(trimmer.View, body, post, 0.5), true); post[1] != 0 || post[0] == 0 || post[2] == 0 {
		t.Errorf("posteriors %v", post)
	}
}

// TestKeepTitlesOfEntries: a line that is a link leads away from prose, but the first line of
// an entry is its title.
func TestKeepTitlesOfEntries(t *testing.T) {
	var b strings.Builder
	for i := range 5 {
		fmt.Fprintf(&b, `<div class=item><div><a href=/%d>Boat number %d of the yard</a></div><p>%s</p><div><a href=/%d/more>Go on to all of number %d</a></div></div>`, i, i, bodytest.ShortText, i, i)
	}
	x, scores := bodytest.EvenScores(t, "<main>"+b.String()+"</main>", 0.6)
	post := append([]float64(nil), scores.Posteriors()...)
	tr := New(scores, x)
	tr.Listing = true
	tr.titles, _ = entries.Raise(tr.View, post, pagekind.Page)
	tr.dropInserts(view.NewBody(tr.View, x.Page.Body(), post, 0.5), true)
	kept, none := bodytest.WithPosterior(x, post, 0.9), bodytest.WithPosterior(x, post, 0)
	if !strings.Contains(kept, "Boat number 4 of the yard") || !strings.Contains(none, "Go on to all of number 4") {
		t.Errorf("kept %q, none %q", kept, none)
	}
}
