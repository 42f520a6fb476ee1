package network

import "testing"

func TestLooksLikeAddress(t *testing.T) {
	for name, want := range map[string]bool{
		"example.org":          true,
		"example.org/story":    true,
		"example.org:8080/a":   true,
		"www.example.co.uk/":   true,
		"bücher.example/seite": true,
		"missing.html":         false,
		"saved.mhtml":          false,
		"page.HTML.gz":         false,
		"folder/page.html":     false,
		"./example.org":        false,
		"../page.html":         false,
		"/tmp/page.html":       false,
		`C:\pages\story.html`:  false,
		"story":                false,
		"":                     false,
	} {
		if got := LooksLikeAddress(name); got != want {
			t.Errorf("LooksLikeAddress(%q) = %v", name, got)
		}
	}
}
