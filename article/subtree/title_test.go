package subtree_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/subtree"
	"galley/page"
)

// A title that was cut out of the beginning of the body stands in its place there.
func TestTitleInPlace(t *testing.T) {
	long := strings.Repeat("What the paper said before. ", 5)
	for _, tt := range []struct {
		name, html string
		want       bool
	}{
		{"first of the body", `<div id=body><header><h1 id=title>A spring</h1></header><p>Words.</p></div>`, true},
		{"below the name of a section", `<div id=body><p>Rivers</p><h1 id=title>A spring</h1><p>Words.</p></div>`, true},
		{"below a paragraph", `<div id=body><p>` + long + `</p><h1 id=title>A spring</h1><p>Words.</p></div>`, false},
		{"outside of the body", `<h1 id=title>A spring</h1><div id=body><p>Words.</p></div>`, false},
		{"hidden", `<div id=body><div hidden><h1 id=title>A spring</h1></div><p>Words.</p></div>`, false},
	} {
		p, sel := articletest.Laid(t, tt.html)
		sel.Cut = append(sel.Cut, sel.Title)
		placed, moved := subtree.TitleInPlace(p, sel)
		if moved != tt.want || len(placed.Cut) > 0 == tt.want {
			t.Errorf("%s: moved %t, cut %v", tt.name, moved, placed.Cut)
		}
	}
	p, sel := articletest.Laid(t, `<div id=body><header><i>By Ann</i><h1 id=title>A spring</h1><b>Share</b></header><p>Words.</p></div>`)
	header := p.Nodes[sel.Title].Parent
	sel.Cut = []page.NodeID{header}
	placed, moved := subtree.TitleInPlace(p, sel)
	if got := p.TextWithout(sel.Roots[0], p.Outermost(placed.Cut)); !moved || got != "A spring\nWords." {
		t.Errorf("what stood beside the title is there: %q", got)
	}
}
