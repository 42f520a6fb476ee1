package colour

import "testing"

// FuzzParse holds that what a page says of a colour is one: channels in their range, whatever else.
func FuzzParse(f *testing.F) {
	for _, v := range []string{"rgb(1, 2, 3)", "rgba(1, 2, 3, 0.5)", "oklch(0.2 0.03 264 / 0.5)", "color(srgb 1 0 0)", "color(xyz-d65 1e300 nan inf)", "lab(50 none 1)", "rgb"} {
		f.Add(v)
	}
	f.Fuzz(func(t *testing.T, v string) {
		c, ok := Parse(v)
		if !ok {
			return
		}
		for _, channel := range [3]float64{c.R, c.G, c.B} {
			if !(channel >= 0 && channel <= 255) {
				t.Fatalf("%q is %v", v, c)
			}
		}
		if l := c.Over(White).Luminance(); !(c.A >= 0 && c.A <= 1) || !(l >= 0 && l <= 1.0001) {
			t.Fatalf("%q is %v, as light as %v", v, c, l)
		}
	})
}
