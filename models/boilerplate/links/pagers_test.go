package links

import (
	"slices"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page/parse"
)

// TestDropPagers: a line of links to the other pages of a text is none of it; a sentence with
// such a link is.
func TestDropPagers(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"numbers", text + `<p>Pages: 1 <a href="/story/2">2</a> <a href="/story/3">3</a></p>`, []float64{1, 0}},
		{"a list", text + `<ul><li>1<li><a href="?page=2">2</a><li><a href="?page=3">3</a></ul>`, []float64{1, 0, 0, 0}},
		{"a sentence", text + `<p>What the harbour cost and who has paid for it is said on page <a href="/story/2">2</a> of this story.</p>`, []float64{1, 1}},
		{"numbers of notes", text + `<p>Notes: <a href="#n1">1</a> <a href="#n2">2</a></p>`, []float64{1, 1}},
		{"years", text + `<p><a href="/2025">2025</a> <a href="/2026">2026</a></p>`, []float64{1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.Bytes([]byte(tt.source), parse.Source{URL: "https://paper.example/story"})
			if err != nil {
				t.Fatal(err)
			}
			x := features.NewIndex(p, wang.Limits{})
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if DropPagers(view.New(x.Scores(post), x), post); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
