package sheet

import "testing"

// A mask fades a picture out if it is made of gradients; one that is a file is not written.
func TestFade(t *testing.T) {
	for _, tt := range []struct{ mask, want string }{
		{"linear-gradient(rgb(0, 0, 0) 60%, rgba(0, 0, 0, 0))", "mask-image:linear-gradient(rgb(0, 0, 0) 60%, rgba(0, 0, 0, 0));"},
		{"linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0)), radial-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))",
			"mask-image:linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0)), radial-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0));"},
		{"none", ""},
		{"", ""},
		{`url("https://a.example/m.svg")`, ""},
		{`linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0)), url("https://a.example/m.svg")`, ""},
		{"linear-gradient(url(x))", ""},
	} {
		if got := Fade(tt.mask); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.mask, got, tt.want)
		}
	}
}
