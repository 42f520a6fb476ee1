package block

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// TestTextFigures: figures that hold text only are told from those of pictures, code and cards.
func TestTextFigures(t *testing.T) {
	for _, tt := range []struct {
		name, figure string
		want         bool
	}{
		{"a paragraph", `<figure id=x><div><div><p>The ferry is late, <a href=/a>says</a> <b>Ann</b>.</p></div></div></figure>`, true},
		{"a heading", `<figure id=x><h2>The ferry</h2></figure>`, true},
		{"a list", `<figure id=x><ul><li>Rope<li>Oil</ul></figure>`, true},
		{"a picture", `<figure id=x><img src=/f.jpg><p>The ferry</p></figure>`, false},
		{"a caption of what a script draws", `<figure id=x><div></div><p>The ferry</p></figure>`, false},
		{"a caption", `<figure id=x><p>All who wait.</p><figcaption>Ann</figcaption></figure>`, false},
		{"a quotation", `<figure id=x><blockquote><p>All who wait.</p></blockquote></figure>`, false},
		{"code", `<figure id=x><pre>go build</pre></figure>`, false},
		{"a line", `<figure id=x><div>The ferry</div></figure>`, false},
		{"a card", `<figure id=x><h3><a href=/b>The ferry</a></h3><p>It is late.</p></figure>`, false},
		{"a figure with one of a picture", `<figure id=x><p>One</p><figure><img src=/f.jpg></figure></figure>`, false},
		{"a figure beside one of a picture", `<figure id=x><p>One</p></figure><figure><img src=/f.jpg></figure>`, true},
	} {
		l := Find(pagetest.Parse(t, "<body>"+tt.figure))
		x := pagetest.ByID(t, l.Page, "x")
		if got := l.TagAt(x) == "div"; got != tt.want {
			t.Errorf("%s: no figure: %v, want %v", tt.name, got, tt.want)
		}
		if got := l.EnclosingAt(x)&InFigure == 0; got != tt.want {
			t.Errorf("%s: in no figure: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestNestedTextFigures: all of many figures in each other are seen.
func TestNestedTextFigures(t *testing.T) {
	p := pagetest.Parse(t, "<body>"+strings.Repeat("<figure><p>x</p>", 100))
	l := Find(p)
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "figure" && l.TagAt(page.NodeID(i)) != "div" {
			t.Fatalf("the figure at node %d is one", i)
		}
	}
}
