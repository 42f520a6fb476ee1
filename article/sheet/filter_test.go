package sheet

import "testing"

func TestVetFilter(t *testing.T) {
	for in, want := range map[string]string{
		"none":                                  "",
		"":                                      "",
		"brightness(0.65)":                      "brightness(0.65)",
		"grayscale(1) contrast(1.2)":            "grayscale(1) contrast(1.2)",
		"hue-rotate(90deg) blur(4px)":           "hue-rotate(90deg) blur(4px)",
		"drop-shadow(rgb(1, 2, 3) 0px 2px 4px)": "drop-shadow(rgba(1, 2, 3, 1) 0px 2px 4px)",
		"opacity(0.05)":                         "",
		"brightness(var(--x))":                  "",
		`url("https://a.example/f.svg#x")`:      "",
		"grayscale(1) url(#f)":                  "",
		"blur(4px":                              "",
		"blur(4px)}":                            "",
		"blur(4em)":                             "",
		"brightness(NaN)":                       "",
		"brightness(1e9)":                       "",
		"drop-shadow(red 0px 2px 4px)":          "",
		"drop-shadow(rgb(1, 2, 3) 0px 2px url)": "",
		"paint(x)":                              "",
	} {
		if got := VetFilter(in); got != want {
			t.Errorf("VetFilter(%q) = %q, want %q", in, got, want)
		}
	}
}

func FuzzVetFilter(f *testing.F) {
	f.Add("drop-shadow(rgba(0, 0, 0, 0.5) 0px 2px 4px) invert(1)")
	f.Fuzz(func(t *testing.T, v string) {
		if got := VetFilter(v); got != "" && VetFilter(got) != got {
			t.Errorf("%q of %q is not kept", got, v)
		}
	})
}
