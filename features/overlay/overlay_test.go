package overlay

import (
	"strings"
	"testing"

	"galley/features/block"
	"galley/features/metadata"
	"galley/page"
	"galley/page/pagetest"
)

// TestOverlays: what is left out of a page, and that an article in an overlay is not.
func TestOverlays(t *testing.T) {
	prose := func(times int) pagetest.Part {
		return pagetest.El("p", strings.Repeat("The harbour is built anew, said the mayor, and it will take two years. ", times))
	}
	story := pagetest.El("article", pagetest.El("h1", "Big news today"), prose(3))
	dialog := page.Attr{Name: "role", Value: "dialog"}
	fixed := pagetest.Sized(16, 400)
	fixed.Position = "fixed"
	for _, tt := range []struct {
		name string
		body []any
		want string
	}{
		{"no overlay", []any{story}, ""},
		{"long consent", []any{pagetest.El("div#consent", dialog, pagetest.El("h2", "Your privacy"), prose(30)), story}, "consent"},
		{"consent by its tag", []any{story, pagetest.El("dialog#consent", prose(30))}, "consent"},
		{"modal without a role", []any{story, pagetest.El("div#consent", page.Attr{Name: "aria-modal", Value: "true"}, prose(30))}, "consent"},
		{"pinned consent", []any{story, pagetest.El("div#consent", fixed, prose(30))}, "consent"},
		{"dialog in the article", []any{pagetest.El("article", pagetest.El("h1", "Big news today"), prose(3), pagetest.El("div#share", dialog, "Share this"), prose(2))}, "share"},
		{"dialog in a dialog", []any{story, pagetest.El("div#consent", dialog, prose(9), pagetest.El("div#vendors", dialog, prose(9)))}, "consent"},
		{"headline in the consent as text", []any{pagetest.El("div#consent", dialog, pagetest.El("p", "Big news today"), prose(30)), story}, "consent"},
		{"article in an overlay over a list", []any{pagetest.El("ul", pagetest.El("li", pagetest.Link("/story", "Big news today")), pagetest.El("li", prose(4))), pagetest.El("div#over", dialog, pagetest.El("h1", "Big news today"), prose(5))}, "ul"},
		{"short dialog with the headline", []any{pagetest.El("div#over", dialog, pagetest.El("h1", "Big news today"), prose(1)), prose(5)}, ""},
		{"article in an overlay without heading", []any{pagetest.El("ul", pagetest.El("li", pagetest.Link("/story", "Big news today")), pagetest.El("li", pagetest.Link("/b", "Other news"))), pagetest.El("div#over", dialog, prose(9))}, ""},
		{"whole page in a pinned shell", []any{pagetest.El("div#shell", fixed, story, pagetest.El("div#consent", dialog, prose(30)))}, "consent"},
		{"pinned headline", []any{pagetest.El("div#cover", fixed, pagetest.El("h1", "Big news today")), prose(9)}, ""},
		{"pinned menu", []any{pagetest.El("div#menu", fixed, pagetest.Link("/", "Home"), pagetest.Link("/n", "News")), story}, ""},
		{"nothing but a dialog", []any{pagetest.El("div#over", dialog, "One line")}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Build(t, tt.body...)
			l := block.Find(p)
			overlays := Find(l, metadata.Read(p))
			if got := pagetest.IDs(p, overlays); got != tt.want {
				t.Fatalf("left out %q, want %q", got, tt.want)
			}
			l.LeaveOut(overlays)
			for _, n := range overlays {
				if from, to := l.Within(n); from != to || l.Visible[n] {
					t.Errorf("%s still has blocks %d to %d", tt.want, from, to)
				}
			}
			if len(l.Blocks) == 0 {
				t.Error("the page has no block left")
			}
		})
	}
}
