package backdrop

import (
	"testing"

	"galley/page"
)

// A small picture is laid where something of it shows in its box, and nowhere else.
func TestSignPlace(t *testing.T) {
	box := page.Rect{X: 100, Y: 100, W: 600, H: 80}
	for _, tt := range []struct {
		name, size, x, y string
		want             string
	}{
		{"at the left, in the middle", "24px 24px", "8px", "50%", "left:8px;top:calc(50% + -12px);width:24px;height:24px;object-fit:contain;"},
		{"at the right end", "24px", "100%", "0px", "left:calc(100% + -24px);top:0%;width:24px;height:24px;object-fit:contain;"},
		{"far below the box", "24px 24px", "8px", "900px", ""},
		{"far above", "24px 24px", "8px", "-900px", ""},
		{"left of it", "24px 24px", "-24px", "0px", ""},
		{"a share beyond it", "24px 24px", "8px", "800%", ""},
		{"larger than a sign", "300px 300px", "0px", "0px", ""},
		{"of its own size, which the box cuts", "auto", "8px", "900px", "inset:0;width:100%;height:100%;object-fit:none;object-position:8px 900px;"},
	} {
		x, okX := parsePlace(tt.x)
		y, okY := parsePlace(tt.y)
		got, ok := signPlace(tt.size, box, x, y)
		if !okX || !okY || got != tt.want || ok != (tt.want != "") {
			t.Errorf("%s: got %q, %t, want %q", tt.name, got, ok, tt.want)
		}
	}
}
