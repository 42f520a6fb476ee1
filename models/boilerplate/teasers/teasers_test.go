package teasers

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropTeasers: which lists among paragraphs are teasers of other pages.
func TestDropTeasers(t *testing.T) {
	item := func(form, excerpt string) string {
		form = strings.NewReplacer("LINK", `<a href=/x>Other news of the town</a>`, "EXCERPT", excerpt).Replace(form)
		return strings.Repeat(form, 3)
	}
	tests := []struct {
		name, list string
		dropped    bool
	}{
		{"in a list", `<ul>` + item(`<li>LINK<div>EXCERPT</div></li>`, "The mayor said on Monday […]") + `</ul>`, true},
		{"cards with a link behind the excerpt", `<div>` + item(`<div class=c><h3>LINK</h3><p>EXCERPT</p><a href=/x style="display:block">More</a></div>`, "The mayor said on...") + `</div>`, true},
		{"with a day before the link", `<div>` + item(`<div class=c><div>5 March</div><h3>LINK</h3><p>EXCERPT</p></div>`, "The mayor said on Monday…") + `</div>`, true},
		{"links that are described", `<ul>` + item(`<li>LINK<div>EXCERPT</div></li>`, "The mayor said so.") + `</ul>`, false},
		{"texts that break off", `<div>` + item(`<p>EXCERPT</p>`, "The mayor said on Monday…") + `</div>`, false},
		{"that are the text", `<ul>` + item(`<li>LINK<div>EXCERPT</div></li>`, bodytest.LongText+"…") + `</ul>`, false},
		{"two", `<ul>` + strings.TrimSuffix(item(`<li>LINK<div>EXCERPT</div></li>`, "Monday…"), `<li><a href=/x>Other news of the town</a><div>Monday…</div></li>`) + `</ul>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)+tt.list+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			Drop(view.NewBody(view.New(x.Scores(post), x), body, post, 0))
			want := slices.Repeat([]float64{1}, len(post))
			if tt.dropped {
				clear(want[3:])
			}
			if !slices.Equal(post, want) {
				t.Errorf("%v", post)
			}
		})
	}
}
