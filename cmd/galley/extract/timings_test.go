package extract

import (
	"bytes"
	"testing"
	"time"

	"galley"
	"galley/page"
	"galley/render"
)

func TestTimings(t *testing.T) {
	for _, tt := range []struct {
		name    string
		took    galley.Timing
		kinship page.Kinship
		want    string
	}{
		{"rendered", galley.Timing{Timing: render.Timing{Navigate: 80 * time.Millisecond, Settle: 1500 * time.Microsecond}, Select: time.Millisecond}, "",
			"galley: page: ms: navigate 80.0 settle 1.5 select 1.0 write 2.0\n"},
		{"parsed", galley.Timing{Article: time.Millisecond}, "", "galley: page: ms: article 1.0 write 2.0\n"},
		{"of the labelled site", galley.Timing{}, page.Rebuilt, "galley: page: ms: write 2.0, labelled site: rebuilt\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var out bytes.Buffer
			writeTimings(&out, "page", tt.took, 2*time.Millisecond, tt.kinship)
			if out.String() != tt.want {
				t.Errorf("%q, want %q", &out, tt.want)
			}
		})
	}
}
