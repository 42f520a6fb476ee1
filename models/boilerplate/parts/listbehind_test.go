package parts

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestListBehind: which list behind a body that is a list is more of it.
func TestListBehind(t *testing.T) {
	const items = "<li>" + bodytest.LongText + "<li>" + bodytest.LongText
	for _, tt := range []struct {
		name, behind string
		like         float64
		want         int // blocks of it
	}{
		{"a list", `<p></p><ol class=less>` + items + `</ol><p>The end.</p>`, 0.6, 2},
		{"another kind of list", `<ul class=less>` + items + `</ul>`, 0.6, 0},
		{"a list of another class", `<ol class=more>` + items + `</ol>`, 0.6, 0},
		{"a list that is less like text", `<ol class=less>` + items + `</ol>`, 0.03, 0},
		{"a list of short lines", `<ol class=less><li>Harbours<li>Ships</ol>`, 0.6, 0},
		{"a list behind something else", `<p>More.</p><ol class=less>` + items + `</ol>`, 0.6, 0},
	} {
		x, _ := bodytest.WithBody(t, `<div id=body><ol id=list class=less>`+items+`</ol>`+tt.behind+`</div>`)
		post := make([]float64, x.NumBlocks())
		for i := range post {
			post[i] = tt.like
		}
		list := x.Page.First(x.Page.Body(), "ol")
		_, b := x.Span(list)
		if end := ListBehind(view.New(x.Scores(post), x), list, b, post, 0.9); end-b != tt.want {
			t.Errorf("%s: %d blocks, want %d", tt.name, end-b, tt.want)
		}
	}
}
