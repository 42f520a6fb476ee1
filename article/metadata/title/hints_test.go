package title

import (
	"testing"

	"galley/page"
)

// TestFollows: what stands in a hint behind the letters of a title that the page shows.
func TestFollows(t *testing.T) {
	for _, tt := range []struct {
		name, hint, title string
		site, byline      bool
	}{
		{"the name of the site", "A harbour – The Daily", "A harbour", true, false},
		{"a byline", "A harbour by Ann Lee", "A harbour", false, true},
		{"more of the title", "A harbour by the sea", "A harbour", false, false},
		{"nothing", "A harbour", "A harbour", false, false},
		{"letters of several bytes", "Ёлка и море | The Daily", "Ёлка и море", true, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			first := len(page.Letters(tt.title))
			if got := siteFollows(tt.hint, first); got != tt.site {
				t.Errorf("siteFollows = %v, want %v", got, tt.site)
			}
			if got := bylineFollows(tt.hint, first); got != tt.byline {
				t.Errorf("bylineFollows = %v, want %v", got, tt.byline)
			}
		})
	}
}
