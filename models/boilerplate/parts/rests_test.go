package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestDropRests: what is left of a section goes with it where most of the section is none of the text.
// Blocks whose words begin with "x" are none of the text.
func TestDropRests(t *testing.T) {
	var (
		words   = func(word string, n int) string { return strings.TrimSpace(strings.Repeat(word+" ", n)) }
		text    = `<h1>Sloop</h1><p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
		gone    = `<p>` + words("xyz", 60) + `</p>`
		section = `<section><h2>Ratings</h2><p>` + words("mean", 20) + `</p>` + gone + `</section>`
		chosen  = `<form><label>` + words("xyz", 50) + `<input></label></form>`
	)
	const all = "Sloop The The The"
	tests := []struct {
		name, source string
		kind         pagekind.Kind
		left         string // first words of the blocks that are left
	}{
		{"how it is rated", text + section, pagekind.Product, all},
		{"a line above the heading", text + strings.Replace(section, "<h2>", "<p>Our buyers</p><h2>", 1), pagekind.Product, all},
		{"in boxes", text + `<div><div>` + section + `</div></div>`, pagekind.Product, all},
		{"no heading", text + strings.Replace(section, "h2>", "p>", 2), pagekind.Product, all + " Ratings mean"},
		{"the heading stands before the section", text + strings.Replace(section, "<section><h2>Ratings</h2>", "<h2>Ratings</h2><section>", 1), pagekind.Product, all + " Ratings mean"},
		{"half of it is text", text + strings.Replace(section, "mean", words("mean", 40), 1), pagekind.Product, all + " Ratings mean"},
		{"a short one", text + `<section><h2>Ratings</h2><p>` + words("xyz", 30) + `</p></section>`, pagekind.Product, all + " Ratings"},
		{"the section of the title", `<main><section>` + text + gone + gone + gone + `</section></main>`, pagekind.Product, all},
		{"what has most of the text", `<section><h2>Sloop</h2><p>` + bodytest.LongText + `</p>` + gone + `</section>`, pagekind.Product, "Sloop The"},
		{"a description above choices", text + `<section><h2>Masts</h2><p>` + bodytest.LongText + `</p>` + chosen + `</section>`, pagekind.Product, all + " Masts The"},
		{"choices above a note", text + `<section><h2>Masts</h2>` + chosen + `<p>` + bodytest.ShortText + `</p></section>`, pagekind.Product, all},
		{"no product", text + section, pagekind.Page, all + " Ratings mean"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, 0.9)
			post := slices.Clone(scores.Posteriors())
			for i := range post {
				if strings.HasPrefix(x.BlockText(i), "x") {
					post[i] = 0
				}
			}
			before := slices.Clone(post)
			dropped := DropRests(view.New(scores, x), post, tt.kind)
			var left []string
			for i := range post {
				if post[i] > 0 {
					left = append(left, strings.Fields(x.BlockText(i))[0])
				}
				if (post[i] != before[i]) != slices.Contains(dropped, i) {
					t.Errorf("block %d has %v, dropped are %v", i, post[i], dropped)
				}
			}
			if got := strings.Join(left, " "); got != tt.left {
				t.Errorf("left %q, want %q", got, tt.left)
			}
		})
	}
}
