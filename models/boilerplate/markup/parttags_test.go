package markup

import (
	"testing"

	"galley/page/pagetest"
)

// TestPartTags: tags of a page's own that stand in none of their kind.
func TestPartTags(t *testing.T) {
	p := pagetest.Parse(t, "<x-box><x-text>One</x-text><x-box><x-text>Two</x-text></x-box></x-box><x-box>Three</x-box><div>Four</div>")
	got := PartTags(p)
	if !got["x-text"] || got["x-box"] || got["div"] {
		t.Errorf("%v", got)
	}
}
