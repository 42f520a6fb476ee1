package prose

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestBoxesBehind: what stands in boxes behind a body, marked up as it is, is the rest of the text.
func TestBoxesBehind(t *testing.T) {
	say := func(s string) string {
		return "<p>" + strings.Repeat(s+" was built anew in the year of the fire. ", 2) + "</p>"
	}
	body := "<div class=text id=body>" + say("The harbour") + say("The quay") + "</div>"
	for _, tt := range []struct {
		name, source string
		want         []bool // by block behind the body
	}{
		{"a box behind a teaser", `<div class=also><a href=/x>The ferry is late again</a></div><div class=text>` + say("The pier") + "</div>", []bool{false, true}},
		{"a quotation and a heading between", `<blockquote>It stood there</blockquote><h2>The pier</h2><div class=text>` + say("The pier") + "</div>", []bool{true, true, true}},
		{"boxes in a row", "<div class=text>" + say("The pier") + "</div><div class=text>" + say("The ferry") + "</div>", []bool{true, true}},
		{"of another mark-up", `<div class=about>` + say("The pier") + "</div>", []bool{false}},
		{"entries with a day", `<div class=text><time>5 March</time>` + say("The pier") + "</div>", []bool{false, false}},
		{"entries with headings", `<div class=text><h3>The pier</h3>` + say("The pier") + "</div>", []bool{false, false}},
		{"entries with pictures", `<div class=text>` + say("The pier") + "<img src=a.jpg></div>", []bool{false}},
		{"far behind", strings.Repeat("<div class=also>More</div>", 7) + `<div class=text>` + say("The pier") + "</div>", slices.Repeat([]bool{false}, 8)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<h1>The harbour</h1><main>"+body+tt.source+"</main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			a, b := x.Span(n)
			post := make([]float64, x.NumBlocks())
			for i := a; i < b; i++ {
				post[i] = 1
			}
			BoxesBehind(trimmer, x.Page.First(x.Page.Body(), "h1"), n, a, b, post, 0.5)
			var got []bool
			for _, p := range post[b:] {
				got = append(got, p >= 0.5)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
