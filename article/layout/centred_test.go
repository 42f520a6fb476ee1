package layout_test

import (
	"slices"
	"testing"

	"galley/article/articletest"
	"galley/article/layout"
	"galley/page"
)

// A block in the middle of its column is centred, with the margins that are computed or with none: a browser answers
// 0 for margins that are auto where it took a layout over from before.
func TestCentred(t *testing.T) {
	for _, tt := range []struct {
		name, around, look, box string
		want                    bool
	}{
		{"equal margins", "", "margin-left:350px;margin-right:350px", "350 0 666 200", true},
		{"margins that are auto and answered with 0", "", "display:flex", "350 0 666 200", true},
		{"at the left edge", "", "", "0 0 666 200", false},
		{"as wide as its column", "", "", "0 0 1366 200", false},
		{"on the right", "", "", "700 0 666 200", false},
		{"an item of a flex container, which centres it", "display:flex", "", "350 0 666 200", false},
		{"a float", "", "float:left", "350 0 666 200", false},
		{"laid over a place", "", "position:absolute", "350 0 666 200", false},
		{"in a line", "", "display:inline-block", "350 0 666 200", false},
		{"in columns", "column-count:2", "", "350 0 666 200", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, _ := articletest.Laid(t, `<body><div id=body look="`+tt.around+`" box="0 0 1366 900"><div id=box look="`+tt.look+`" box="`+tt.box+`"><p>Words.</p></div></div>`)
			box := page.NodeID(slices.IndexFunc(p.Nodes, func(n page.Node) bool { return n.Attr("id") == "box" }))
			if got := layout.Centred(p, box); got != tt.want {
				t.Errorf("centred: %t, want %t", got, tt.want)
			}
		})
	}
}

// A block whose parent has no style that is known is not centred, whatever is known of what is around that.
func TestCentredInUnknown(t *testing.T) {
	p, _ := articletest.Laid(t, `<body><div id=body box="0 0 1366 900"><custom-part box="0 0 1366 900"><div id=box box="350 0 666 200"><p>Words.</p></div></custom-part></div>`)
	box := page.NodeID(slices.IndexFunc(p.Nodes, func(n page.Node) bool { return n.Attr("id") == "box" }))
	p.Nodes[p.Nodes[box].Parent].Style = page.NoStyle
	if layout.Centred(p, box) {
		t.Error("centred")
	}
}
