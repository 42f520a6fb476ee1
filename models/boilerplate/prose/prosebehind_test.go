package prose

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestProseBehind: prose in modules behind the body is text where it is marked up as the prose of
// the body is.
func TestProseBehind(t *testing.T) {
	say := func(s string) string { return strings.Repeat(s+" was built anew in the year of the fire. ", 2) }
	module := func(s string) string {
		return `<section><div class="column c50"><div class="module text m7"><div class=inner><p>` + say(s) + `</p></div></div></div></section>`
	}
	for _, tt := range []struct {
		name, source string
		want         []bool // by block behind the body
	}{
		{"another module", module("The pier"), []bool{true}},
		{"behind an offer, with a heading", `<section><div class=offer>Join us</div></section><h2>The pier</h2>` + module("The pier"), []bool{false, true, true}},
		{"module of another kind", `<section><div class="column c50"><div class="module about"><div class=inner><p>` + say("The pier") + `</p></div></div></div></section>`, []bool{false}},
		{"without a class", `<section><p>` + say("The pier") + `</p></section>`, []bool{false}},
		{"behind a day", `<div>Ann Lee, 5 March 2024</div>` + module("The pier"), []bool{false, false}},
		{"behind a heading that leads elsewhere", `<h2><a href=/pier>The pier</a></h2>` + module("The pier"), []bool{false, false}},
		{"another article", `<article>` + module("The pier") + `</article>`, []bool{false}},
		{"mostly links", strings.ReplaceAll(strings.ReplaceAll(module("The pier"), "<p>", "<p><a href=/x>"), "</p>", "</a></p>"), []bool{false}},
		{"far behind", strings.Repeat("<div>More</div>", 7) + module("The pier"), slices.Repeat([]bool{false}, 8)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<h1>The harbour</h1><main>"+strings.Replace(module("The harbour"), "<section>", "<section id=body>", 1)+tt.source+"</main>")
			a, b := x.Span(n)
			if got := behind(view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), n, a, b); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
	t.Run("little beside the body", func(t *testing.T) {
		x, n := bodytest.WithBody(t, "<h1>The harbour</h1><main><div id=body>"+strings.Repeat(module("The harbour"), 9)+"</div>"+module("The pier")+"</main>")
		a, b := x.Span(n)
		if got := behind(view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), n, a, b); got[0] {
			t.Errorf("%v, want none", got)
		}
	})
}

// behind are the blocks behind a body that Behind raises.
func behind(t *view.View, body page.NodeID, a, b int) (raised []bool) {
	post := make([]float64, t.NumBlocks())
	for i := a; i < b; i++ {
		post[i] = 1
	}
	Behind(t, t.Page.First(t.Page.Body(), "h1"), body, a, b, post, 0.5)
	for _, p := range post[b:] {
		raised = append(raised, p >= 0.5)
	}
	return raised
}
