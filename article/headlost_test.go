package article

import (
	"strings"
	"testing"
)

// A line of the head begins where the title does where what stood before it in its row stays behind, however wide that
// was; but one that ended where the title does, or stood in the middle, stays there.
func TestLineOfHeadWithoutThoseBefore(t *testing.T) {
	for _, tt := range []struct {
		name, box, before string
		in                bool
	}{
		{"behind a topic", "573 160 150 20", `<div class=cat box="343 160 200 20"><a href=/topics/x box="343 160 200 20">Culture and more</a></div>`, false},
		{"at the end of the row", "873 160 150 20", `<div class=cat box="343 160 200 20"><a href=/topics/x box="343 160 200 20">Culture and more</a></div>`, true},
		{"in the middle", "608 160 150 20", `<div class=cat box="343 160 200 20"><a href=/topics/x box="343 160 200 20">Culture and more</a></div>`, false},
		{"behind nothing", "573 160 150 20", "", true},
	} {
		p, sel := laid(t, `<head><meta property="article:published_time" content=2024-04-25></head><body box="0 0 1366 2000"><h1 id=title box="343 90 680 50">T</h1>`+
			`<div class=row box="343 160 680 20">`+tt.before+`<div class=day box="`+tt.box+`"><a box="`+tt.box+`"><p box="`+tt.box+`">25 April 2024</p></a></div></div>`+
			`<div id=body box="343 230 680 1400"><p box="343 230 680 100">Words and more words.</p></div>`)
		doc := written(t, p, sel)
		if got := strings.Contains(doc, "margin-left:max("); got != tt.in || !strings.Contains(doc, "25 April 2024") {
			t.Errorf("%s: the day stands further in: %v\n%s", tt.name, got, doc)
		}
	}
}
