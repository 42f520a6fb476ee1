package boilerplate

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

const stanza = `The mill is closed, the wheel is still,<br>the water goes its way,<br>and nobody has climbed the hill<br>to see it since today.`

// TestVerses: lines of a poem are text where they are most of what a page says.
func TestVerses(t *testing.T) {
	pre := "<pre>" + strings.ReplaceAll(stanza, "<br>", "\n") + "\n\n" + strings.ReplaceAll(stanza, "<br>", "\n") + "</pre>"
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"stanzas in paragraphs", "<h1>The mill</h1><p>" + stanza + "<p>" + stanza, true},
		{"in a cell with links above", "<table><tr><td><a href=/>Home</a> <a href=/b>Book</a><tr><td>" + stanza + "<br><br>" + stanza + "</table>", true},
		{"in a pre", "<h1>The mill</h1>" + pre, true},
		{"one stanza", "<h1>The mill</h1><p>" + stanza, false},
		{"below a text", "<p>" + bodytest.LongText + "<p>" + bodytest.LongText + "<p>" + stanza + "<p>" + stanza, false},
		{"an address and hours", strings.Repeat("<p>Miller and Daughters<br>Mill Lane 4<br>open 9 to 12 on Monday<br>closed in the winter months", 3), false},
		{"a menu", strings.Repeat("<p><a href=/a>The mill and its wheel</a><br><a href=/b>The water below it</a><br>and the hill", 4), false},
		{"names", strings.Repeat("<p>Ann<br>Bo<br>Carl<br>Dora", 3), false},
	} {
		x, scores := bodytest.EvenScores(t, tt.source, 0.1)
		if _, ok := Verses(x, scores); ok != tt.want {
			t.Errorf("%s: %v", tt.name, ok)
		}
	}
}
