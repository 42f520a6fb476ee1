package layout_test

import (
	"testing"

	"galley/article/articletest"
	"galley/article/layout"
)

// A block is scaled about its middle if it begins there; what stands in a line or a row is taken to be.
func TestScaled(t *testing.T) {
	for _, tt := range []struct {
		name, around, look, box string
		want                    bool
	}{
		{"about its middle", "", "transform:matrix(0.9, 0, 0, 0.9, 0, 0)", "130 5 540 90", true},
		{"about a corner", "", "transform:matrix(0.9, 0, 0, 0.9, 0, 0)", "100 0 540 90", false},
		{"in a row", "display:flex", "transform:matrix(0.9, 0, 0, 0.9, 0, 0)", "100 0 540 90", true},
		{"in a line", "", "display:inline-block;transform:matrix(1.2, 0, 0, 1.2, 0, 0)", "300 0 120 30", true},
		{"not yet shown", "", "opacity:0.4;transform:matrix(0.9, 0, 0, 0.9, 0, 0)", "130 5 540 90", false},
		{"moved as well", "", "transform:matrix(0.9, 0, 0, 0.9, 0, 8)", "130 13 540 90", false},
		{"turned only", "", "transform:matrix(0.9994, -0.0349, 0.0349, 0.9994, 0, 0)", "130 5 540 90", false},
	} {
		p, sel := articletest.Laid(t, `<div id=body look="`+tt.around+`" box="100 0 600 900"><div look="`+tt.look+`" box="`+tt.box+`">Words</div></div>`)
		if got := layout.Scaled(p, sel.Roots[0]+1); got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}
