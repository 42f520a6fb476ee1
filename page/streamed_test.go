package page

import (
	"strings"
	"testing"
)

// TestStreamed: what React sent later is there, what a page hides is not.
func TestStreamed(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"a part", `<div hidden id="S:0">later</div>`, "later"},
		{"a part of a large page", `<div hidden id="S:1f">later</div>`, "later"},
		{"hidden by style too", `<div hidden id="S:0" style="display:none">later</div>`, "later"},
		{"another element", `<p hidden id="S:0">later`, ""},
		{"another id", `<div hidden id="S:x">later</div>`, ""},
		{"no number", `<div hidden id="S:">later</div>`, ""},
		{"in what is hidden", `<div hidden><div hidden id="S:0">later</div></div>`, ""},
	}
	for _, tt := range tests {
		p, err := ParseHTML(strings.NewReader(tt.source), Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Text(0); got != tt.want {
			t.Errorf("%s: text %q, want %q", tt.name, got, tt.want)
		}
	}
}
