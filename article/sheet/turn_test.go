package sheet

import (
	"testing"

	"galley/article/allowlist"
	"galley/page"
)

// What is turned or slanted a little stays so, and what stands on its head; what is moved,
// scaled, mirrored or turned farther does not.
func TestTurn(t *testing.T) {
	for _, tt := range []struct{ transform, want string }{
		{"none", ""},
		{"matrix(0.9994, -0.0349, 0.0349, 0.9994, 0, 0)", "rotate:-2deg;"},
		{"matrix(-1, 0, 0, -1, 0, 0)", "rotate:180deg;"},
		{"matrix(1, 0, -0.1051, 1, 0, 0)", "transform:matrix(1.0000, 0.0000, -0.1051, 1.0000, 0.0000, 0.0000);"},
		{"matrix(0.9997, -0.0262, -0.0789, 1.0024, 0, 0)", "transform:matrix(0.9997, -0.0262, -0.0789, 1.0024, 0.0000, 0.0000);"},
		{"matrix(1, 0, 0, 1, 40, 0)", ""},
		{"matrix(0.5, 0, 0, 0.5, 0, 0)", ""},
		{"matrix(-1, 0, 0, 1, 0, 0)", ""},
		{"matrix(1, 0, 2, 1, 0, 0)", ""},
		{"matrix(0.7071, 0.7071, -0.7071, 0.7071, 0, 0)", ""},
		{"matrix(1, 0, url(x), 1, 0, 0)", ""},
	} {
		look := make([]string, len(page.LookProperties))
		look[Transform] = tt.transform
		r := rule{Key: Key{NS: allowlist.HTML, Root: true}, look: look}
		if r.turn(); r.text.String() != tt.want {
			t.Errorf("%s: got %q, want %q", tt.transform, r.text.String(), tt.want)
		}
	}
}

// What is shown a little larger or smaller stays so, if it is so about its middle; a picture is mirrored, too.
func TestScale(t *testing.T) {
	const wide = "640px"
	for _, tt := range []struct {
		tag, transform, width string
		scaled                bool
		want                  string
	}{
		{"div", "matrix(0.9, 0, 0, 0.9, 0, 0)", wide, true, "scale:0.9;"},
		{"div", "matrix(0.9, 0, 0, 0.9, 0, 0)", wide, false, ""},
		{"div", "matrix(1.05, 0, 0, 1.05, 0, 0)", wide, true, "scale:1.05;"},
		{"div", "matrix(1.3, 0, 0, 1.3, 0, 0)", wide, true, ""},
		{"span", "matrix(1.3, 0, 0, 1.3, 0, 0)", "60px", true, "scale:1.3;"},
		{"div", "matrix(0.1, 0, 0, 0.1, 0, 0)", wide, true, ""},
		{"div", "matrix(0.9, 0, 0, 0.5, 0, 0)", wide, true, ""},
		{"img", "matrix(1.0973, -0.0767, 0.0767, 1.0973, 0, 0)", wide, true, "rotate:-4deg;scale:1.1;"},
		{"img", "matrix(-1, 0, 0, 1, 0, 0)", wide, false, "scale:-1 1;"},
		{"div", "matrix(-1, 0, 0, 1, 0, 0)", wide, false, ""},
		{"table", "matrix(0.9, 0, 0, 0.9, 0, 0)", wide, true, ""},
	} {
		look := make([]string, len(page.LookProperties))
		look[Transform], look[Width] = tt.transform, tt.width
		if look[Display] = "block"; tt.tag == "table" {
			look[Display] = "table"
		}
		r := rule{Key: Key{NS: allowlist.HTML, Tag: tt.tag, Scaled: tt.scaled}, look: look}
		if r.turn(); r.text.String() != tt.want {
			t.Errorf("%s %s: got %q, want %q", tt.tag, tt.transform, r.text.String(), tt.want)
		}
	}
}
