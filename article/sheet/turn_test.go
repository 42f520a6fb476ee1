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
