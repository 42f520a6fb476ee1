package boilerplate

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestCorrect: each rule for the posteriors before a body is chosen is asked where its words (oslo) are of the text,
// or are none.
func TestCorrect(t *testing.T) {
	const long = "<p>" + bodytest.LongText + "</p>"
	thread := bodytest.EntriesBy(`<div><div>NAME · DAY</div><p>Oslo. TEXT</p></div>`, "Ann Lee", "bob42", "Cem Su")
	slides, updates, reviews := "", "", ""
	for _, n := range []string{"1", "2", "3"} {
		slides += "<div><img src=a.jpg><div>" + n + "/3</div><p>Oslo. " + bodytest.LongText + "</p></div>"
		updates += "<div><time>1" + n + ":43</time><p>Oslo. " + bodytest.LongText + "</p><button>Share</button></div>"
		reviews += "<li class=product-review><b>Buyer " + n + " of oslo</b><p>The kettle boils fast and has " + n + " handles of oslo oak that stay cold.</p></li>"
	}
	for _, tt := range []struct {
		rule, source string
		posterior    float64
		product      bool
		raised       bool // else dropped
	}{
		{"comments.WithoutThreads", long + long + "<div>" + thread + "</div>", 1, false, false},
		{"comments.WithoutAnswers", "<div>" + long + long + "<form><textarea></textarea></form><p>Oslo. " + bodytest.LongText + "</p></div>", 1, false, false},
		{"teasers.WithoutNextStories", "<title>A new harbour - The Post</title><article><h1>A new harbour</h1>" + long + long + long + "</article><article><h1>A storm in oslo</h1>" + strings.Repeat("<p>Oslo. "+bodytest.LongText+"</p>", 3) + "</article>", 1, false, false},
		{"comments.WithoutReviews", long + long + "<ul>" + reviews + "</ul>", 1, true, false},
		{"entries.WithUpdates", updates + strings.ReplaceAll(updates, "<time>1", "<time>2"), 0.1, false, true},
		{"entries.WithSlides", slides, 0.1, false, true},
	} {
		x, scores := bodytest.EvenScores(t, tt.source, tt.posterior)
		got := Correct(x, scores, 1)
		if tt.product {
			got = CorrectProduct(x, scores)
		}
		of, changed := 0, 0
		for i, p := range got.Posteriors() {
			if strings.Contains(strings.ToLower(x.BlockText(i)), "oslo") {
				of++
				if p > tt.posterior && tt.raised || p == 0 && !tt.raised {
					changed++
				}
			} else if p != tt.posterior && strings.HasPrefix(x.BlockText(i), bodytest.LongText) {
				t.Errorf("%s: %q has %v", tt.rule, x.BlockText(i), p)
			}
		}
		if of == 0 || changed != of {
			t.Errorf("%s: of %d blocks %d are changed", tt.rule, of, changed)
		}
	}
}
