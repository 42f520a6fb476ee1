package page

import (
	"slices"
	"testing"
)

func TestWholeTransform(t *testing.T) {
	for _, tt := range []struct{ name, values, want string }{
		{"transform alone", "matrix(1, 0, 0, 1, 5, 0)", "matrix(1, 0, 0, 1, 5, 0)"},
		{"none of them", "none|none|none|none", "none"},
		{"moved", "none|10px 20px|none|none", "matrix(1, 0, 0, 1, 10, 20)"},
		{"moved across", "none|10px|none|none", "matrix(1, 0, 0, 1, 10, 0)"},
		{"moved by shares", "none|-50% -50%|none|none", "matrix(1, 0, 0, 1, -50, -50)"},
		{"turned", "none|none|90deg|none", "matrix(0, 1, -1, 0, 0, 0)"},
		{"turned twice", "matrix(0, 1, -1, 0, 0, 0)|none|90deg|none", "matrix(-1, 0, 0, -1, 0, 0)"},
		{"scaled", "none|none|none|2", "matrix(2, 0, 0, 2, 0, 0)"},
		{"scaled two ways", "none|none|none|2 0.5", "matrix(2, 0, 0, 0.5, 0, 0)"},
		{"in their order", "matrix(1, 0, 0, 1, 3, 0)|10px|none|2", "matrix(2, 0, 0, 2, 16, 0)"},
		{"nothing in the end", "matrix(1, 0, 0, 1, -10, 0)|10px|0deg|1", "none"},
		{"turned in space", "none|none|x 45deg|none", "none"},
		{"around an axis", "matrix(1, 0, 0, 1, 5, 0)|none|1 1 0 45deg|none", "matrix(1, 0, 0, 1, 5, 0)"},
		{"calculated", "none|calc(50% - 3px)|none|none", "none"},
		{"in depth", "none|1px 2px 3px|none|none", "none"},
		{"a matrix in space", "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)|none|3deg|none", "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)"},
		{"no numbers", "matrix(1, 0, 0, 1, NaN, 0)|none|3deg|none", "matrix(1, 0, 0, 1, NaN, 0)"},
		{"huge", "none|1e300px|none|none", "none"},
		{"text", "url(x)|a|b|c", "url(x)"},
	} {
		if got := WholeTransform(tt.values); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// What is generated at an element is turned as well; other values with that sign are not touched.
func TestWholeTransforms(t *testing.T) {
	values := make([]string, len(GeneratedProperties))
	values[0], values[generatedTransformAt] = `"a|b|c|d"`, "none|none|180deg|none"
	look := make([]string, len(LookProperties))
	look[len(ComputedProperties)] = JoinGenerated(values)
	WholeTransforms(look)
	got := (&Style{Look: look}).Generated(Before)
	if got[0] != `"a|b|c|d"` || got[generatedTransformAt] != "matrix(-1, 0, 0, -1, 0, 0)" {
		t.Errorf("generated: %q, %q", got[0], got[generatedTransformAt])
	}
	WholeTransforms(nil)
}

// What is generated moves by shares of its own border box.
func TestMovedByShares(t *testing.T) {
	for _, tt := range []struct {
		name, move, width, sizing, want string
	}{
		{"half", "-50%", "90px", "border-box", "matrix(1, 0, 0, 1, -45, 0)"},
		{"with padding", "-50%", "90px", "content-box", "matrix(1, 0, 0, 1, -50, 0)"},
		{"two ways", "-50% 100%", "90px", "border-box", "matrix(1, 0, 0, 1, -45, 20)"},
		{"px beside it", "4px 50%", "90px", "border-box", "matrix(1, 0, 0, 1, 4, 10)"},
		{"no size", "-50%", "auto", "border-box", "matrix(1, 0, 0, 1, -50, 0)"},
		{"in depth", "1% 1% 1%", "90px", "border-box", "none"},
	} {
		values := make([]string, len(GeneratedProperties))
		set := func(name, value string) { values[slices.Index(GeneratedProperties, name)] = value }
		set("width", tt.width)
		set("height", "20px")
		set("box-sizing", tt.sizing)
		if tt.sizing == "content-box" {
			set("padding-left", "10px")
		}
		set("transform", "none|"+tt.move+"|none|none")
		look := make([]string, len(LookProperties))
		look[len(ComputedProperties)] = JoinGenerated(values)
		WholeTransforms(look)
		if got := (&Style{Look: look}).Generated(Before)[generatedTransformAt]; got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
