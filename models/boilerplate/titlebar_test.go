package boilerplate

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestLeaveOutBar: a bar above the title that repeats it, with links to the pages around this one, is no text.
func TestLeaveOutBar(t *testing.T) {
	const text = `<h2>The old mill</h2><p>It stands at the river.</p>`
	for name, tt := range map[string]struct{ source, want string }{
		"a bar of links": {`<table><tr><th colspan=2>The old mill<tr><td><a href=a.html>Back</a><td>Chapter four</table>` + text, "It stands at the river."},
		"a name alone":   {`<table><tr><th>The mill<tr><td><a href=a.html>Back</a></table>` + text, "The mill\nBack\nIt stands at the river."},
		"without links":  {`<div><p>The old mill</p><p>Chapter four</p></div>` + text, "Chapter four\nIt stands at the river."},
		"below":          {text + `<div><p>The old mill</p><p><a href=a.html>Back</a> to chapter four</p></div>`, "It stands at the river.\nBack to chapter four"},
	} {
		t.Run(name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<body><div id=body>"+tt.source+"</div>")
			found := page.Selection{Title: x.Page.First(body, "h2"), Roots: []page.NodeID{body}}
			tr := New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			tr.Listing = true
			tr.Trim(&found, 0.5, 0.8)
			if got := x.Page.BodyText(found); got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
		})
	}
}

// TestKeepLoneHeads: the word above a note goes with it.
func TestKeepLoneHeads(t *testing.T) {
	for name, tt := range map[string]struct {
		table string
		post  []float64
		want  string
	}{
		"a note":                {`<table><tr><td rowspan=2><img src=n.png><th>Note<tr><td><p>Mills stand at rivers.</p></table>`, []float64{1, 0.1, 1}, "It begins.\nNote\nMills stand at rivers."},
		"one that is cut":       {`<table><tr><th>Note<tr><td><p>Mills stand at rivers.</p></table>`, []float64{1, 0.1, 0.1}, "It begins."},
		"a head that is a link": {`<table><tr><th><a href=/a>More of it</a><tr><td><p>Mills stand at rivers.</p></table>`, []float64{1, 0.1, 1}, "It begins.\nMills stand at rivers."},
	} {
		t.Run(name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<body><div id=body><p>It begins.</p>"+tt.table+"</div>")
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			tr := New(x.Scores(tt.post), x)
			tr.Listing = true
			tr.Trim(&found, 0.5, 2)
			if got := x.Page.BodyText(found); got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
		})
	}
}
