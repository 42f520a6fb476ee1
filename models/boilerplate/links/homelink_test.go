package links

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestHomeLink: a link to the front page behind the last sentence of a text is none of it.
func TestHomeLink(t *testing.T) {
	const text = "<p>The ferry came at noon.</p><p>Nobody was on board."
	for _, tt := range []struct{ name, end, want string }{
		{"to the front page", "<a href=//town.example/?from=1><span>Back to the Town, read on</span></a>", ""},
		{"within the sentence", " Ask <a href=/>the Town</a>", "the Town"},
		{"words behind it", " <a href=/>The Town</a> said so.", "The Town"},
		{"to another page", " <a href=/ferries>More of ferries</a>", "More of ferries"},
		{"to another site", " <a href=https://other.example/>The Other</a>", "The Other"},
		{"many words", " <a href=/>" + strings.Repeat("The town ", 7) + "</a>", "The town"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+text+tt.end+"</p></div>")
			x.Page.URL = "https://town.example/news/ferry"
			post := []float64{0.9, 0.9}
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			if link := HomeLink(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); link != page.None {
				found.Cut = []page.NodeID{link}
			}
			if got := x.Page.BodyText(found); !strings.Contains(got, tt.want) || tt.want == "" && strings.Contains(got, "Town") {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
