package site

import (
	"math"
	"testing"
)

func TestCorrection(t *testing.T) {
	c := Correction{"div.box": -6, "p": 1}
	for _, tt := range []struct {
		name      string
		posterior float64
		traits    []string
		want      float64
	}{
		{"no trait of it", 0.9999, []string{"a", "div"}, 0.9999},
		{"one that is certain", 1, []string{"div.box"}, 1 / (1 + math.E)},
		{"twice counts once", 0.5, []string{"div.box", "div.box"}, 1 / (1 + math.Exp(6))},
		{"both", 0.5, []string{"div.box", "p"}, 1 / (1 + math.Exp(5))},
		{"none that is certain", 0, []string{"p"}, 1 / (1 + math.Exp(4))},
	} {
		if got := c.Apply(tt.posterior, tt.traits); math.Abs(got-tt.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
	if got := Correction(nil).Apply(0.3, []string{"p"}); got != 0.3 {
		t.Errorf("without weights: %v", got)
	}
}

func TestLikeness(t *testing.T) {
	page := map[string]bool{"div.a": true, "div.b": true, "p": true}
	for want, template := range map[float64][]string{0: nil, 0.5: {"div.a", "div.c"}, 1: {"div.a", "p"}} {
		if got := Likeness(template, page); got != want {
			t.Errorf("Likeness(%v) = %v, want %v", template, got, want)
		}
	}
}
