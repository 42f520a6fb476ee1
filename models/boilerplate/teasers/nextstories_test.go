package teasers

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/page/parse"
)

// TestNextStories: which headlines are those of other stories behind the one asked for.
func TestNextStories(t *testing.T) {
	text := strings.Repeat("<p>"+bodytest.LongText+"</p>", 3)
	tests := []struct{ name, source, want string }{
		{"articles", `<div class=s><article><h1>A new harbour</h1>` + text + `</article></div><div class=s><article><h1>A storm</h1>` + text + `</article></div><div class=s><article><h1>A bridge</h1>` + text + `</article></div>`, "A storm A bridge"},
		{"with times", `<div class="s s1"><div><h1>A new harbour</h1></div>` + text + `</div><div class="s s2"><div><h1>A storm</h1></div><time>5 March</time>` + text + `</div>`, "A storm"},
		{"sections of one story", `<section><h1>A new harbour</h1>` + text + `</section><section><h1>The plan</h1>` + text + `</section>`, ""},
		{"headings beside the title", `<article><h1>A new harbour</h1>` + text + `<h1>The plan</h1><time>5 March</time>` + text + `</article>`, ""},
		{"replies", `<article><h1>A new harbour</h1>` + text + `</article><article><h1>Re: A new harbour</h1>` + text + `</article>`, ""},
		{"teasers", `<article><h1>A new harbour</h1>` + text + `</article><article><h1>A storm</h1><p>Three boats sank.</p></article>`, ""},
		{"posts of a front page", `<article><h1>A flood</h1>` + text + `</article><article><h1>A storm</h1>` + text + `</article>`, ""},
		{"other elements", `<article><h1>A new harbour</h1>` + text + `</article><div><article><h1>A storm</h1>` + text + `</article></div>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(`<title>A new harbour - The Post</title><body>`+tt.source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := features.NewIndex(p, wang.Limits{})
			var got []string
			given := slices.Repeat([]float64{0.5}, x.NumBlocks())
			post := slices.Clone(given)
			for _, r := range nextStories(x) {
				got = append(got, x.BlockText(r.From))
				clear(post[r.From:r.To])
			}
			if without := WithoutNextStories(x, x.Scores(given)).Posteriors(); !slices.Equal(without, post) {
				t.Errorf("posteriors %v, want %v", without, post)
			}
			if got := strings.Join(got, " "); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
