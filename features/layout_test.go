package features

import (
	"strings"
	"testing"

	"galley/page/pagetest"
)

// TestFixed: a bar does not scroll with the page, and a page that is locked, or scrolls in an element of its own, does.
func TestFixed(t *testing.T) {
	prose := strings.Repeat("The harbour is built anew, said the mayor, and it will take two years. ", 5)
	fixed := pagetest.Sized(16, 400)
	fixed.Position = "fixed"
	for _, tt := range []struct {
		name string
		body []any
		want []bool
	}{
		{"bar", []any{pagetest.El("div", fixed, "The Daily"), pagetest.El("p", prose)}, []bool{true, false}},
		{"shell", []any{pagetest.El("div", fixed, pagetest.El("p", prose), pagetest.El("p", prose)), pagetest.El("p", "The Daily")}, []bool{false, false, false}},
		{"bar in a shell", []any{pagetest.El("div", fixed, pagetest.El("div", fixed, "The Daily"), pagetest.El("p", prose))}, []bool{true, false}},
		{"without prose", []any{pagetest.El("div", fixed, pagetest.El("p", "The Daily of Monday")), pagetest.El("p", "News")}, []bool{false, false}},
	} {
		p := pagetest.Build(t, tt.body...)
		p.Laid = true
		s := newBlockIndex(p)
		if len(s.layout.blocks) != len(tt.want) {
			t.Fatalf("%s: %d blocks", tt.name, len(s.layout.blocks))
		}
		for i, want := range tt.want {
			if got := s.layout.blocks[i].fixed; got != want {
				t.Errorf("%s: block %d is fixed: %v", tt.name, i, got)
			}
		}
	}
}
