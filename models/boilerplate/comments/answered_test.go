package comments

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithoutAnswered: entries behind the text with a name, a time and the same command each are none of it.
func TestWithoutAnswered(t *testing.T) {
	const text = `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
	entry := func(name string) string {
		return `<div><p>` + name + `</p><p>3 days ago</p><p>I do not think that anybody will miss the old pier at all.</p><button>Reply</button></div>`
	}
	entries := entry("ann_k") + entry("Bo") + entry("C. Dean") + entry("dora7")
	for _, tt := range []struct {
		name, source string
		cut          bool
	}{
		{"a button", entries, true},
		{"a link to no other page", strings.NewReplacer("<button>", "<a href=#>", "</button>", "</a>").Replace(entries), true},
		{"in another language", strings.NewReplacer("3 days ago", "vor 3 Tagen", "Reply", "Antworten").Replace(entries), true},
		{"a day", strings.ReplaceAll(entries, "3 days ago", "5 March 2024"), true},
		{"links to other pages", strings.NewReplacer("<button>", "<a href=/x>", "</button>", "</a>").Replace(entries), false},
		{"no time", strings.ReplaceAll(entries, "<p>3 days ago</p>", ""), false},
		{"no command", strings.ReplaceAll(entries, "<button>Reply</button>", ""), false},
		{"updates by one writer", strings.Repeat(entry("Ann"), 4), false},
		{"updates with their time first", strings.ReplaceAll(entries, "<div>", "<div><p>14:05</p>"), false},
		{"two", entry("ann_k") + entry("Bo"), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, `<div id=body>`+text+`<section>`+tt.source+`</section></div>`)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			for i := range post {
				if x.BlockWords(i) < 5 {
					post[i] = 0.5
				}
			}
			got := WithoutAnswered(x, x.Scores(post)).Posteriors()
			cut := 0
			for i := 2; i < len(got); i++ {
				if got[i] == 0 {
					cut += x.BlockWords(i)
				}
			}
			if tt.cut != (cut >= 4*12) || !tt.cut && cut > 0 || got[0] != 1 || got[1] != 1 {
				t.Errorf("cut %d words of %v, want them cut: %v", cut, got, tt.cut)
			}
		})
	}
}
