package entries

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithGlossary: which lists of terms with their meanings are text.
func TestWithGlossary(t *testing.T) {
	const meaning = "the part of the profit that is paid to those who hold shares"
	list := func(term, meaning string) string {
		return "<dl>" + strings.Repeat("<dt>"+term+"</dt><dd>"+meaning+"</dd>", 4) + "</dl>"
	}
	for _, tt := range []struct {
		name, source string
		raised       bool
	}{
		{"terms", list("Dividend", meaning), true},
		{"terms below a standfirst", "<h2>Words that one hears at the exchange</h2>" + list("Dividend", meaning), true},
		{"terms below a paragraph", "<p>" + bodytest.ShortText + "</p>" + list("Dividend", meaning), true},
		{"values of a word", list("Weight", "12 kg"), false},
		{"links", list("Dividend", "<a href=/x>"+meaning+"</a>"), false},
		{"comments", list("1. Ann <small>2 hours ago</small>", meaning), false},
		{"comments with days", list("Ann, 5 March 2024", meaning), false},
		{"sentences for terms", list("This is a line of more than six words", meaning), false},
		{"in a margin", "<aside>" + list("Dividend", meaning) + "</aside>", false},
		{"few beside a long text", strings.Repeat("<p>"+bodytest.LongText+" "+bodytest.LongText+"</p>", 6) + list("Dividend", meaning), false},
	} {
		x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.1)
		got := WithGlossary(x, scores).Posteriors()
		if n := x.NumBlocks(); (got[n-1] == sureUpdate && got[n-8] == sureUpdate) != tt.raised || slices.Contains(got[:n-8], sureUpdate) != strings.Contains(tt.name, "paragraph") {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
