package page

import "testing"

// Lengths are enlarged, what a text says and other numbers are not.
func TestZoomLengths(t *testing.T) {
	for _, tt := range []struct{ v, want string }{
		{"16px", "24px"},
		{"-3.5px", "-5.25px"},
		{"1.5", "1.5"},
		{"50% 20px", "50% 30px"},
		{"rgb(10, 20, 30) 0px 2px 4px 0px", "rgb(10, 20, 30) 0px 3px 6px 0px"},
		{"calc(50% - 10px)", "calc(50% - 15px)"},
		{`"10px wide" 2px`, `"10px wide" 3px`},
		{`url("a-10px.png")`, `url("a-10px.png")`},
		{`"a\"4px`, `"a\"4px`},
		{"matrix(1, 0, 0, 1, 10, -20)", "matrix(1, 0, 0, 1, 15, -30)"},
		{"none", "none"},
	} {
		if got := ZoomLook([]string{tt.v}, 1.5)[0]; got != tt.want {
			t.Errorf("%q is %q, want %q", tt.v, got, tt.want)
		}
	}
	look := []string{"16px"}
	for _, zoom := range []float64{1, 0, -2, 1e9} {
		if got := ZoomLook(look, zoom)[0]; got != "16px" {
			t.Errorf("zoom %g: %q", zoom, got)
		}
	}
}
