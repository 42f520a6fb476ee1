package block

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// TestFrames: tables that lay a page out are told from tables of data.
func TestFrames(t *testing.T) {
	for _, tt := range []struct {
		name, table string
		want        bool
	}{
		{"one cell with boxes", `<table id=x><tr><td><div>Text</div></table>`, true},
		{"rows of one cell", `<table id=x><tr><td><p>One</p><tr><td><ul><li>Two</ul></table>`, true},
		{"menu and text, with a heading", `<table id=x><tr><td>Home<br>News<td><h1>Title</h1>Text</table>`, true},
		{"tables in a row of cells", `<table id=x><tr><td><table><tr><td>Menu</table><td>Text</table>`, true},
		{"lines of text", `<table id=x><tr><td>One<tr><td>Two</table>`, false},
		{"data", `<table id=x><tr><td>Height<td>2 m<tr><td>Width<td>3 m</table>`, false},
		{"data in paragraphs", `<table id=x><tr><td><p>Height</p><td><p>2 m</p></table>`, false},
		{"headed", `<table id=x><tr><th>Name<tr><td><div>Ann</div></table>`, false},
		{"captioned", `<table id=x><caption>Names</caption><tr><td><div>Ann</div></table>`, false},
		{"heads of a table in it", `<table id=x><tr><td><table><tr><th>Name<th>Age</table></table>`, true},
	} {
		l := Find(pagetest.Parse(t, "<body>"+tt.table))
		x := pagetest.ByID(t, l.Page, "x")
		if got := l.TagAt(x) == "div"; got != tt.want {
			t.Errorf("%s: lays out: %v, want %v", tt.name, got, tt.want)
		}
		if got := l.EnclosingAt(x)&InTable == 0; got != tt.want {
			t.Errorf("%s: in no table: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestFramesAreNoLevels: above a paragraph in a cell stand the elements around the table.
func TestFramesAreNoLevels(t *testing.T) {
	l := Find(pagetest.Parse(t, `<body><div id=x><table><tbody><tr><td id=c><p>Text</p></table></div>`))
	b := l.Blocks[0]
	if got, want := l.Ancestor(b.Elem, 1), pagetest.ByID(t, l.Page, "c"); got != want {
		t.Errorf("1 above is node %d, want the cell, %d", got, want)
	}
	if got, want := l.Ancestor(b.Elem, 2), pagetest.ByID(t, l.Page, "x"); got != want {
		t.Errorf("2 above is node %d, want the element around the table, %d", got, want)
	}
}

// TestNestedFrames: all of many tables in each other are seen, each node a few times only.
func TestNestedFrames(t *testing.T) {
	const deep = 100
	p := pagetest.Parse(t, "<body>"+strings.Repeat("<table><tr><td><p>x</p>", deep))
	l := Find(p)
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "table" && l.TagAt(page.NodeID(i)) != "div" {
			t.Fatalf("the table at node %d lays nothing out", i)
		}
	}
}
