package metadata

import (
	"strings"
	"testing"

	"galley/page/pagetest"
)

// TestManualHost: a host called after documents is that of a manual where the page has a menu, or a link to one.
func TestManualHost(t *testing.T) {
	own := "<a href=/b>The keel</a>"
	for _, tt := range []struct {
		name, address, html string
		want                bool
	}{
		{"a menu", "https://docs.example.org/a", strings.Repeat(own, menuLinks), true},
		{"few links", "https://docs.example.org/a", strings.Repeat(own, menuLinks-1), false},
		{"a link in the same folder", "https://docs.example.org/boats/keel/a", "<a href=../b>The keel</a>", true},
		{"a link to another folder", "https://docs.example.org/document/d/a", "<a href=/abuse/b>Report it</a>", false},
		{"a list of its own headings", "https://docs.example.org/a", strings.Repeat("<a href=#b>The keel</a>", menuLinks), false},
		{"links to other hosts", "https://docs.example.org/a", strings.Repeat("<a href=https://www.example.org/b>The keel</a>", menuLinks), false},
		{"named in the path as well", "https://docs.example.org/manual/a", own, true},
		{"named in the path alone", "https://www.example.org/docs/a", own, true},
		{"no word for documentation", "https://www.example.org/a", strings.Repeat(own, menuLinks), false},
	} {
		p := pagetest.Parse(t, "<body>"+tt.html)
		p.URL = tt.address
		if got := Read(p).Address.Manual; got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
