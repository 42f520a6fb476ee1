package posts

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropQuoteTools: a line of a quotation that is a button is none of it; names, links and what stands
// outside of quotations stay.
func TestDropQuoteTools(t *testing.T) {
	words := `<p>` + bodytest.ShortText + `</p>`
	tests := []struct {
		name, source, none string
	}{
		{"by its role", `<blockquote>` + words + `<div><a role=button tabindex=0>See all of it</a></div></blockquote>`, "See all of it"},
		{"by its tag", `<blockquote>` + words + `<div><button>See all of it</button></div></blockquote>`, "See all of it"},
		{"a link", `<blockquote>` + words + `<div><a role=button href=/all>See all of it</a></div></blockquote>`, ""},
		{"who said it", `<blockquote><div>Ann said:</div>` + words + `</blockquote>`, ""},
		{"beside words", `<blockquote><p>Ann <button>Show</button> said</p></blockquote>`, ""},
		{"no quotation", words + `<div><button>See all of it</button></div>`, ""},
		{"what opens a long text", `<blockquote><button>` + bodytest.ShortText + `</button></blockquote>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := droppedBy(t, tt.source, func(v *view.View, post []float64) { DropQuoteTools(v, post) }); got != tt.none {
				t.Errorf("dropped %q, want %q", got, tt.none)
			}
		})
	}
}
