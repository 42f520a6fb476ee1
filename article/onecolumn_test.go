package article

import (
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// TestOneColumn: a table of one column is none, and what stands in it is paragraphs. A short line below the picture of
// such a table is its caption.
func TestOneColumn(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         []string // kinds of blocks
		table        bool     // in clean HTML
	}{
		{"a letter", `<table><tr><td><table><tr><td><p>One long text.</p><p>Another long text.</p></table></table>`, []string{"paragraph", "paragraph"}, false},
		{"a picture in a table", `<table><tr><td><img src=/a.jpg><tr><td>The port at night</table>`, []string{"caption"}, false},
		{"a picture beside it", `<table><tr><td><img src=/a.jpg><td>The port at night</table>`, []string{"cell"}, true},
		{"empty cells beside it", `<table><tr><td>&nbsp;<td>One long text.<td><tr><td><td>And more.</table>`, []string{"paragraph", "paragraph"}, false},
		{"data", `<table><tr><td>Ada<td>1815</table>`, []string{"cell", "cell"}, true},
		{"a head", `<table><tr><th>Ships<tr><td>Ada</table>`, []string{"cell", "cell"}, true},
	} {
		p, sel := parsed(t, `<body><div id=body>`+tt.source+`</div>`)
		sel.Score.Article = 1
		for i := range p.Nodes {
			sel.Blocks = append(sel.Blocks, page.BlockScore{From: page.NodeID(i), To: page.NodeID(i) + 1, Posterior: 0.8})
		}
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		var kinds []string
		for _, b := range a.Blocks {
			kinds = append(kinds, b.Kind)
		}
		if !slices.Equal(kinds, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, kinds, tt.want)
		}
		var s strings.Builder
		if err := a.WriteClean(&s); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(s.String(), "<table"); got != tt.table {
			t.Errorf("%s: a table %v, want %v:\n%s", tt.name, got, tt.table, s.String())
		}
	}
}

// TestWithoutWidth: paragraphs of characters without width are none.
func TestWithoutWidth(t *testing.T) {
	p, sel := parsed(t, "<body><div id=body><p>One.</p><p>\u200b</p><p>\u200d </p><p>Two\u200b three.</p></div>")
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Blocks) != 2 || a.Blocks[1].Text != "Two\u200b three." {
		t.Errorf("%+v", a.Blocks)
	}
}
