package sheet

import "testing"

// How high a first letter is and how far it sinks are two numbers; nothing else is written.
func TestInitialLetter(t *testing.T) {
	for v, want := range map[string]string{
		"3": "3", "3 3": "3 3", "2.5 2": "2.5 2",
		"normal": "", "": "", "0px": "", "3 2 1": "", "900": "", "NaN": "", "3;color:red": "", "url(x)": "",
	} {
		if got := initialLetter(v); got != want {
			t.Errorf("%q: %q, want %q", v, got, want)
		}
	}
}
