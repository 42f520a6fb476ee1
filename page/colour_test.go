package page

import (
	"math"
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
		{"color(srgb 1 0 0)", Colour{}, false},
		{"red", Colour{}, false},
		{"", Colour{}, false},
	}
	for _, tt := range tests {
		got, ok := ParseColour(tt.in)
		if ok != tt.ok || ok && got != tt.want {
			t.Errorf("ParseColour(%q) = %v, %v, want %v, %v", tt.in, got, ok, tt.want, tt.ok)
		}
	}
}

func TestColourOver(t *testing.T) {
	if got, want := (Colour{0, 0, 0, 0.5}).Over(White), (Colour{128, 128, 128, 1}); got != want {
		t.Errorf("half black on white is %v, want %v", got, want)
	}
	if got := (Colour{A: 1}).Contrast(White); math.Abs(got-21) > 1e-9 {
		t.Errorf("contrast of black and white is %g, want 21", got)
	}
}
