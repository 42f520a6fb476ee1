package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropApart: small boxes among paragraphs that ask a reader for something or name a channel for news go, and those
// of which the text tells, or that are marked up as its paragraphs are, stay.
func TestDropApart(t *testing.T) {
	prose := "<p>" + strings.Repeat("The harbour was built anew in the year of the fire, and it has stood there since. ", 4) + "</p>"
	for _, tt := range []struct {
		name, source string
		want         bool // whether it goes
	}{
		{"a newsletter", prose + `<div class=box><strong>Newsletter</strong><p>The harbour on every Friday, in our letter for those who live here.</p></div>` + prose, true},
		{"a channel in two boxes", prose + `<div class=w><div class=box><p>Ny kanal: havnen på WhatsApp</p></div></div>` + prose, true},
		{"asked without a link", prose + `<div class=box><p>海量资讯、精准解读，尽在江汉新闻APP</p></div>` + prose, true},
		{"of which the text tells", prose + "<p>" + strings.Repeat("The pilots read of it on WhatsApp and went home. ", 6) + "</p>" + `<div class=box><p>WhatsApp had 12 pilots then.</p></div>` + prose, false},
		{"marked up as paragraphs are", "<div class=box>" + prose + "</div>" + `<div class=box><p>They met on WhatsApp.</p></div>` + "<div class=box>" + prose + "</div>", false},
		{"a quotation", prose + `<blockquote><p>I saw it on WhatsApp.</p></blockquote>` + prose, false},
		{"no box", prose + `<p>They met on WhatsApp.</p>` + prose, false},
		{"a box of other words", prose + `<div class=box><p>They met on the quay.</p></div>` + prose, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropApart(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := slices.Contains(post, 0); got != tt.want || post[0] == 0 || post[len(post)-1] == 0 {
				t.Errorf("goes: %v, want %v; posteriors %v", got, tt.want, post)
			}
		})
	}
}
