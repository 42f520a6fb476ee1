package comments

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithoutReviews: what buyers say of a product behind what it is is none of the text.
func TestWithoutReviews(t *testing.T) {
	const text = `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
	said := func(n int, attrs, more string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, `<li %s><b>Buyer number %d</b><p>The kettle boils fast, and it %d has a handle of oak that stays cold.</p></li>%s`, attrs, i, i, more)
		}
		return b.String()
	}
	list := func(entries string) string { return "<h3>What they say</h3><ul>" + entries + "</ul>" }
	for _, tt := range []struct {
		name, source string
		dropped      int // blocks
	}{
		{"by their class", text + list(said(3, `class="item product-review"`, "")), 7},
		{"by a class with capitals", text + list(said(3, `class="PdpReviews_item"`, "")), 7},
		{"by microdata", text + list(said(3, `itemscope itemtype="https://schema.org/Review"`, "")), 7},
		{"with something between them", text + list(said(3, `class=review`, `<li class=ad>Two for one</li>`)), 9},
		{"in parts with a text between them", text + list(said(2, `class=review`, "")) + text + list(said(2, `class=review`, "")), 10},
		{"each with a link", text + list(said(3, `class=review`, `<a href="/buyers/3">Buyer</a>`)), 9},
		{"with pages of their own", text + list(strings.ReplaceAll(said(3, `class=review`, ""), "<b>", `<h4><a href="/reviews/3">On kettles</a></h4><b>`)), 0},
		{"links around headings", text + list(strings.ReplaceAll(said(3, `class=review`, ""), "<b>", `<a href="/reviews/3"><h4>On kettles</h4></a><b>`)), 0},
		{"two of them", text + list(said(2, `class=review`, "")), 0},
		{"above the text", list(said(3, `class=review`, "")) + text, 0},
		{"of no class", text + list(said(3, ``, "")), 0},
		{"a part of a word", text + list(said(3, `class=preview`, "")), 0},
		{"what the seller chose", text + list(said(3, `class="testimonial review-card"`, "")), 0},
		{"in what the seller chose", text + `<div class=testimonials>` + list(said(3, `class=review-card`, "")) + `</div>`, 0},
		{"numbers in lines", text + strings.Repeat(`<p>Four of five stars, as those say who bought it: <span class=reviews>31</span></p>`, 4), 0},
		{"numbers of reviews", text + strings.Repeat(`<p class=reviews>4 of 5</p>`, 4), 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, `<div id=body>`+tt.source+`</div>`)
			scores := x.Scores(slices.Repeat([]float64{1}, x.NumBlocks()))
			got := WithoutReviews(x, scores).Posteriors()
			dropped := 0
			for i := range got {
				if got[i] == 0 {
					dropped++
				}
			}
			if kept := bodytest.WithPosterior(x, got, 1); dropped != tt.dropped || !strings.Contains(kept, bodytest.LongText) {
				t.Errorf("dropped %d, want %d; kept %q", dropped, tt.dropped, kept)
			}
		})
	}
}
