package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestWithModules: prose is raised in boxes such as those of likely text, and what stands between such boxes.
func TestWithModules(t *testing.T) {
	p := "<p>" + strings.Repeat(bodytest.LongText+" ", 3) + "</p>"
	module := func(inner string) string {
		return `<div class="row"><div class="col"><div class="text">` + inner + "</div></div></div>"
	}
	text, links := module(p), strings.Repeat("<div><a href=/x>The harbour of the town</a></div>", moduleLinks+1)
	sure, unsure, raised := 0.95, 0.02, moduleRaised
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"behind", text + text, []float64{sure, unsure}, []float64{sure, raised}},
		{"before", text + text, []float64{unsure, sure}, []float64{raised, sure}},
		{"a short text", module("<p>"+bodytest.LongText+"</p>") + text, []float64{sure, unsure}, []float64{sure, raised}},
		{"likely, and not surely", text + text, []float64{sure, 0.6}, []float64{sure, raised}},
		{"elements of the page's own", strings.Repeat("<x-text>"+p+"</x-text>", 2), []float64{sure, unsure}, []float64{sure, raised}},
		{"elements of its own for any box", strings.Repeat("<x-box><x-box>"+p+"</x-box></x-box>", 2), []float64{sure, unsure}, []float64{sure, unsure}},
		{"other elements of its own", "<x-text>" + p + "</x-text><x-tease>" + p + "</x-tease>", []float64{sure, unsure}, []float64{sure, unsure}},
		{"breaks between", text + strings.Repeat(`<div class="row"><p>* * *</p></div>`+text, 2), []float64{sure, 0.1, sure, 0.1, sure}, []float64{sure, raised, sure, raised, sure}},
		{"one after the other", text + text + text, []float64{sure, unsure, unsure}, []float64{sure, raised, raised}},
		{"a div for a p", text + module("<div>"+bodytest.LongText+"</div>"), []float64{sure, unsure}, []float64{sure, raised}},
		{"numbers of their own", strings.Replace(text, "row", "row row-1", 1) + strings.Replace(text, "row", "row row-2", 1), []float64{sure, unsure}, []float64{sure, raised}},
		{"numbers of a kind", strings.Repeat(strings.Replace(text, "row", "row row-1", 1), 2) + strings.Repeat(strings.Replace(text, "row", "row row-2", 1), 2),
			[]float64{sure, sure, unsure, unsure}, []float64{sure, sure, unsure, unsure}},
		{"other boxes", text + strings.Replace(text, "text", "teaser", 1), []float64{sure, unsure}, []float64{sure, unsure}},
		{"one box less", text + `<div class="col"><div class="text">` + p + "</div></div>", []float64{sure, unsure}, []float64{sure, unsure}},
		{"boxes without classes", strings.Repeat("<div><div>"+p+"</div></div>", 2), []float64{sure, unsure}, []float64{sure, unsure}},
		{"a list", text + module("<ul><li>"+p+"<li>"+p+"</ul>"), []float64{sure, unsure, unsure}, []float64{sure, raised, raised}},
		{"a list in the box of the text", module(p + "<ul><li>" + p + "</ul>"), []float64{sure, unsure}, []float64{sure, unsure}},
		{"a heading between", text + `<div class="row"><div class="line">The harbour</div></div>` + text, []float64{sure, unsure, unsure}, []float64{sure, raised, raised}},
		{"a list between", text + `<div class="row"><ul><li>Rope<li>Oil</ul></div>` + text, []float64{sure, 0.1, 0.1, sure}, []float64{sure, raised, raised, sure}},
		{"a quotation between", text + `<div class="note"><p>` + bodytest.LongText + "</p></div>" + text, []float64{sure, unsure, sure}, []float64{sure, raised, sure}},
		{"a quotation of two lines between", text + `<div class="row"><blockquote><p>The harbour sleeps</p><p>Ann Lee, pilot</p></blockquote></div>` + text, []float64{sure, 0.1, 0.1, sure}, []float64{sure, raised, raised, sure}},
		{"two lines between", text + `<div class="row"><div>The harbour</div><div>Read it now</div></div>` + text, []float64{sure, 0.1, 0.1, sure}, []float64{sure, 0.1, 0.1, sure}},
		{"a word between", text + `<div class="row"><div>Advertisement</div></div>` + text, []float64{sure, 0.1, sure}, []float64{sure, 0.1, sure}},
		{"one line twice between", text + strings.Repeat(`<div class="row"><div>Read it now</div></div>`+text, 2), []float64{sure, 0.1, sure, 0.1, sure}, []float64{sure, 0.1, sure, 0.1, sure}},
		{"a link between", text + `<div class="row"><a href=/x>The harbour</a></div>` + text, []float64{sure, 0.1, sure}, []float64{sure, 0.1, sure}},
		{"a caption between", text + `<div class="row"><img src=/f.jpg><div>The harbour</div></div>` + text, []float64{sure, 0.1, sure}, []float64{sure, 0.1, sure}},
		{"a line behind", text + text + `<div class="row"><div class="line">The harbour</div></div>`, []float64{sure, sure, 0.1}, []float64{sure, sure, 0.1}},
		{"none at all", text + text, []float64{sure, 0}, []float64{sure, 0}},
		{"with a field", text + module(p+"<input>"), []float64{sure, unsure}, []float64{sure, unsure}},
		{"in a margin", text + "<aside>" + text + "</aside>", []float64{sure, unsure}, []float64{sure, unsure}},
		{"behind links", text + links + text, []float64{sure, 0.1, 0.1, 0.1, unsure}, []float64{sure, 0.1, 0.1, 0.1, unsure}},
		{"nothing is likely", text + text, []float64{0.5, unsure}, []float64{0.5, unsure}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.EvenScores(t, "<h1 hidden>A day</h1><main>"+tt.source+"</main>", 0)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, want %d", x.NumBlocks(), len(tt.post))
			}
			scores := x.Scores(tt.post)
			got := WithModules(x, scores, page.None)
			if !slices.Equal(got.Posteriors(), tt.want) {
				t.Errorf("%v, want %v", got.Posteriors(), tt.want)
			}
			if same := slices.Equal(tt.post, tt.want); same != (got == scores) {
				t.Errorf("other scores: %v", got != scores)
			}
		})
	}
}
