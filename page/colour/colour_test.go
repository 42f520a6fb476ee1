package colour

import (
	"math"
	"strings"
	"testing"
)

func TestParseColour(t *testing.T) {
	tests := []struct {
		in   string
		want Colour
		ok   bool
	}{
		{"rgb(1, 2, 3)", Colour{1, 2, 3, 1}, true},
		{"rgba(1, 2, 3, 0.5)", Colour{1, 2, 3, 0.5}, true},
		{"rgba(255, 255, 255, 7)", Colour{255, 255, 255, 1}, true},
		{"rgb(1, 2)", Colour{}, false},
		{"rgb(1, 2, 3, 1, 1)", Colour{}, false},
		{"rgb(256, 0, 0)", Colour{}, false},
		{"rgb(NaN, 0, 0)", Colour{}, false},
		{"rgb(-1, 0, 0)", Colour{}, false},
		{"color(srgb 1 0 0)", Colour{255, 0, 0, 1}, true},
		{"color(srgb 1 0.5 0 / 0.25)", Colour{255, 127.5, 0, 0.25}, true},
		{"color(srgb-linear 1 1 1)", Colour{255, 255, 255, 1}, true},
		{"color(display-p3 0 0 0)", Colour{0, 0, 0, 1}, true},
		{"color(hologram 0 0 0)", Colour{}, false},
		{"oklch(1 0 0)", Colour{255, 255, 255, 1}, true},
		{"oklch(0.21 0.034 264.665)", Colour{16, 24, 40, 1}, true}, // #101828
		{"oklch(0.929 0.013 255.508 / 0.5)", Colour{226, 232, 240, 0.5}, true},
		{"oklab(0 none none)", Colour{0, 0, 0, 1}, true},
		{"lab(100 0 0)", Colour{255, 255, 255, 1}, true},
		{"lch(0 0 none)", Colour{0, 0, 0, 1}, true},
		{"oklch(0.5 0.1)", Colour{}, false},
		{"oklch(0.5 NaN 1)", Colour{}, false},
		{"oklch(0.5 0.1 1", Colour{}, false},
		{"red", Colour{}, false},
		{"", Colour{}, false},
	}
	for _, tt := range tests {
		got, ok := Parse(tt.in)
		near := math.Abs(got.R-tt.want.R) <= 1 && math.Abs(got.G-tt.want.G) <= 1 && math.Abs(got.B-tt.want.B) <= 1 && got.A == tt.want.A
		if ok != tt.ok || ok && (!near || strings.HasPrefix(tt.in, "rgb") && got != tt.want) {
			t.Errorf("ParseColour(%q) = %v, %v, want %v, %v", tt.in, got, ok, tt.want, tt.ok)
		}
	}
}

func TestColourOver(t *testing.T) {
	if dark, ok := Parse("oklch(0.25 0.02 250)"); !ok || dark.Over(White) != dark {
		t.Errorf("a colour of another space is %v over white, want %v: cards are told from what they lie on", dark.Over(White), dark)
	}
	if got, want := (Colour{0, 0, 0, 0.5}).Over(White), (Colour{128, 128, 128, 1}); got != want {
		t.Errorf("half black on white is %v, want %v", got, want)
	}
	if got := (Colour{A: 1}).Contrast(White); math.Abs(got-21) > 1e-9 {
		t.Errorf("contrast of black and white is %g, want 21", got)
	}
}
