package page_test

import (
	"testing"

	"galley/page"
)

// TestIsFirstPage: addresses of the first page of a site, by whatever name, and of others.
func TestIsFirstPage(t *testing.T) {
	for address, want := range map[string]bool{
		"https://x.example": true, "https://x.example/": true, "https://x.example/index.html": true, "https://x.example/index": true,
		"https://x.example/a": false, "https://x.example/a/index.html": false, "https://x.example/?p=1": false, "/": false, "": false, "://": false,
	} {
		if got := page.IsFirstPage(address); got != want {
			t.Errorf("%q: %v, want %v", address, got, want)
		}
	}
}
