package command

import "testing"

func TestNearest(t *testing.T) {
	names := []string{"no-browser", "format", "from", "force", "status", "text", "jobs", "key"}
	for word, want := range map[string]string{
		"no-browzer": "no-browser", "nobrowser": "no-browser", "fromat": "format", "FORMAT": "format", "stats": "status", "txet": "text",
		"job": "jobs", "no-brow": "no-browser", "xyz": "", "kye": "key", "something-else": "",
	} {
		if got := Nearest(word, names); got != want {
			t.Errorf("Nearest(%q) is %q, want %q", word, got, want)
		}
	}
}
