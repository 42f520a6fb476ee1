package teasers

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestDropCarousels: rows of slides behind the text that lead to other pages are none of it.
func TestDropCarousels(t *testing.T) {
	slides := func(n int, form string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.ReplaceAll(form, "NUMBER", fmt.Sprint(i)))
		}
		return b.String()
	}
	const (
		text = `<h1>A sloop of oak</h1><p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
		card = `<div><a href="/boats/NUMBER">Boat number NUMBER of many</a></div>`
		said = `<div><p>` + bodytest.ShortText + `</p><a href="/boats/NUMBER">Ann Lee</a></div>`
		row  = `<div class="main-carousel">`
		head = `<h2>You may also like these boats</h2>`
	)
	for _, tt := range []struct {
		name, source string
		kind         pagekind.Kind
		dropped      int // blocks at the end
	}{
		{"of a product", text + row + slides(4, card) + `</div>`, pagekind.Product, 4},
		{"of a page", text + row + slides(4, card) + `</div>`, pagekind.Page, 4},
		{"with its heading", text + head + row + slides(4, card) + `</div>`, pagekind.Page, 5},
		{"told to screen readers", text + `<section aria-roledescription=Carousel>` + slides(4, card) + `</section>`, pagekind.Page, 4},
		{"by the name of a script", text + `<div class="swiperContainer">` + slides(4, card) + `</div>`, pagekind.Page, 4},
		{"of a list", text + row + slides(4, card) + `</div>`, pagekind.Listing, 0},
		{"of a forum", text + row + slides(4, card) + `</div>`, pagekind.Forum, 0},
		{"of no such name", text + `<div class="boats">` + slides(4, card) + `</div>`, pagekind.Page, 0},
		{"what people say", text + row + slides(4, said) + `</div>`, pagekind.Page, 0},
		{"places of the page", text + row + slides(4, strings.Replace(card, "/boats/", "#boat", 1)) + `</div>`, pagekind.Page, 0},
		{"two pages", text + row + slides(4, strings.Replace(card, "/boats/NUMBER", "/boats", 1)) + `</div>`, pagekind.Page, 0},
		{"before the text", row + slides(4, card) + `</div>`, pagekind.Page, 0},
		{"most of the page", text + row + slides(40, card) + `</div>`, pagekind.Page, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.7)
			post := slices.Clone(scores.Posteriors())
			dropped := DropCarousels(view.New(scores, x), post, tt.kind)
			for i, p := range post {
				if want := i >= len(post)-tt.dropped; want != (p == 0) || want != slices.Contains(dropped, i) {
					t.Errorf("block %d, %q: %v, dropped are %v", i, x.BlockText(i), p, dropped)
				}
			}
		})
	}
}
