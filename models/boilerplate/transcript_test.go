package boilerplate

import (
	"fmt"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// said are n lines of a recording, each below the time of its begin, which step seconds part.
func said(n, first, step int) string {
	var list strings.Builder
	for i := range n {
		at := first + i*step
		fmt.Fprintf(&list, "<div class=line><div class=at>%d:%02d</div><div>and then the boat came in and we all</div></div>", at/60, at%60)
	}
	return list.String()
}

// TestTranscript: what is said in a recording is text though it has no sentences, where it is most of a page.
func TestTranscript(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"a transcript", "<h1>The boat</h1>" + said(12, 0, 7), true},
		{"in brackets", strings.NewReplacer("class=at>", "class=at>[", "</div><div>and", "]</div><div>and").Replace(said(12, 3, 7)), true},
		{"a programme of a day", said(12, 9*60, 30), false},
		{"a few lines", said(5, 0, 7), false},
		{"times that go down", said(6, 0, 7) + said(6, 0, 7), false},
		{"below a text", strings.Repeat("<p>"+bodytest.LongText, 20) + said(12, 0, 7), false},
		{"lines that are links", strings.NewReplacer("<div>and", "<div><a href=/x>and", "we all", "we all</a>").Replace(said(12, 0, 7)), false},
		{"times of songs", strings.ReplaceAll(said(12, 0, 7), "and then the boat came in and we all", "Boats"), false},
	} {
		x, scores := bodytest.EvenScores(t, tt.source, 0.1)
		got, ok := Transcript(x, scores)
		if ok != tt.want {
			t.Errorf("%s: %v", tt.name, ok)
		}
		for i, p := range got.Posteriors() {
			_, isTime := secondsOf(x.BlockText(i))
			if want := map[bool]float64{true: 0, false: transcriptText}[isTime]; ok && p != want && x.BlockText(i) != "The boat" {
				t.Errorf("%s: %q has %v", tt.name, x.BlockText(i), p)
			}
		}
	}
}
