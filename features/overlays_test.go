package features

import (
	"strings"
	"testing"

	"galley/page"
)

// TestOverlays: what is left out of a page, and that an article in an overlay is not.
func TestOverlays(t *testing.T) {
	prose := func(times int) part {
		return el("p", strings.Repeat("The harbour is built anew, said the mayor, and it will take two years. ", times))
	}
	story := el("article", el("h1", "Big news today"), prose(3))
	dialog := page.Attr{Name: "role", Value: "dialog"}
	fixed := sized(16, 400)
	fixed.Position = "fixed"
	for _, tt := range []struct {
		name string
		body []any
		want string
	}{
		{"no overlay", []any{story}, ""},
		{"long consent", []any{el("div#consent", dialog, el("h2", "Your privacy"), prose(30)), story}, "consent"},
		{"consent by its tag", []any{story, el("dialog#consent", prose(30))}, "consent"},
		{"modal without a role", []any{story, el("div#consent", page.Attr{Name: "aria-modal", Value: "true"}, prose(30))}, "consent"},
		{"pinned consent", []any{story, el("div#consent", fixed, prose(30))}, "consent"},
		{"dialog in the article", []any{el("article", el("h1", "Big news today"), prose(3), el("div#share", dialog, "Share this"), prose(2))}, "share"},
		{"dialog in a dialog", []any{story, el("div#consent", dialog, prose(9), el("div#vendors", dialog, prose(9)))}, "consent"},
		{"headline in the consent as text", []any{el("div#consent", dialog, el("p", "Big news today"), prose(30)), story}, "consent"},
		{"article in an overlay over a list", []any{el("ul", el("li", link("/story", "Big news today")), el("li", prose(4))), el("div#over", dialog, el("h1", "Big news today"), prose(5))}, "ul"},
		{"short dialog with the headline", []any{el("div#over", dialog, el("h1", "Big news today"), prose(1)), prose(5)}, ""},
		{"article in an overlay without heading", []any{el("ul", el("li", link("/story", "Big news today")), el("li", link("/b", "Other news"))), el("div#over", dialog, prose(9))}, ""},
		{"whole page in a pinned shell", []any{el("div#shell", fixed, story, el("div#consent", dialog, prose(30)))}, "consent"},
		{"pinned headline", []any{el("div#cover", fixed, el("h1", "Big news today")), prose(9)}, ""},
		{"pinned menu", []any{el("div#menu", fixed, link("/", "Home"), link("/n", "News")), story}, ""},
		{"nothing but a dialog", []any{el("div#over", dialog, "One line")}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := build(t, tt.body...)
			x := NewIndex(p, Limits{})
			if got := ids(p, x.Overlays()); got != tt.want {
				t.Fatalf("left out %q, want %q", got, tt.want)
			}
			for _, n := range x.Overlays() {
				if from, to := x.Span(n); from != to || x.Readable(n) {
					t.Errorf("%s still has blocks %d to %d", tt.want, from, to)
				}
			}
			if x.NumBlocks() == 0 {
				t.Error("the page has no block left")
			}
		})
	}
}
