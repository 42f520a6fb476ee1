package links

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestLinkedLines: the last lines of a text that line breaks part are none of it where each is a
// link to another page behind the same symbol.
func TestLinkedLines(t *testing.T) {
	const text = "The ferry came at noon.<br>Nobody was on board.<br>"
	const one, two = "▶ <a href=/one>One more thing about ferries</a>", "▶ <a href=https://x.example/two><b>Two things</b> about the harbour</a>"
	const all = "The ferry came at noon. Nobody was on board."
	for _, tt := range []struct{ name, source, want string }{
		{"two links", text + one + "<br>" + two, all},
		{"two links and the rights", text + one + "<br>" + two + "<br><br>ⓒ The Paper, all rights", all},
		{"one link", text + one, all + " ▶ One more thing about ferries"},
		{"links among lines", text + one + "<br>" + two + "<br>It left at one.", all + " ▶ One more thing about ferries ▶ Two things about the harbour It left at one."},
		{"links with words", text + "See " + one + "<br>" + two, all + " See ▶ One more thing about ferries ▶ Two things about the harbour"},
		{"links without a sign", text + strings.ReplaceAll(one+"<br>"+two, "▶ ", ""), all + " One more thing about ferries Two things about the harbour"},
		{"links behind dashes", text + strings.ReplaceAll(one+"<br>"+two, "▶", "–"), all + " – One more thing about ferries – Two things about the harbour"},
		{"names", text + "<a href=/a>Ann Lee</a><br><a href=/b>Bo Lee</a>", all + " Ann Lee Bo Lee"},
		{"nothing else", one + "<br>" + two, "▶ One more thing about ferries ▶ Two things about the harbour"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := []float64{0.9}
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			found.Cut = LastLines(view.NewBody(view.New(x.Scores(post), x), x.Page.Body(), post, 0.5))
			if got := strings.Join(strings.Fields(x.Page.BodyText(found)), " "); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
