package comments

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithoutRemarks: entries that begin with a name each, beside a field for more than a line, are none of
// the text above them.
func TestWithoutRemarks(t *testing.T) {
	const (
		text   = `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
		field  = `<label>Say something</label><textarea></textarea><button>Send</button>`
		title  = `<h2>Remarks</h2>`
		doubts = 0.5 // posterior of names
	)
	entry := func(name string) string {
		return `<div class=e><b>` + name + `</b><p>I do not think that anybody will miss the old pier at all.</p></div>`
	}
	entries := entry("ann_k") + entry("Bo") + entry("C. Dean") + entry("dora7")
	for _, tt := range []struct {
		name, source string
		post         float64 // of lines of few words
		cut          bool
	}{
		{"above a field", `<div>` + title + entries + field + `</div>`, doubts, true},
		{"below a field", `<div>` + field + entries + `</div>`, doubts, true},
		{"in a list beside it", title + `<section>` + entries + `</section>` + field, doubts, true},
		{"above an element of a library that is a field", `<div>` + title + entries + `<my-text-area></my-text-area></div>`, doubts, true},
		{"with a letter for each picture", `<div>` + strings.ReplaceAll(entries, "<b>", "<i>A</i><br><b>") + field + `</div>`, doubts, true},
		{"without a field", `<div>` + title + entries + `</div>`, doubts, false},
		{"a field for a line", `<div>` + title + entries + `<input></div>`, doubts, false},
		{"lines that are likely of the text", `<div>` + title + entries + field + `</div>`, 1, false},
		{"sections with headings", `<div>` + strings.NewReplacer("<b>", "<h3>", "</b>", "</h3>").Replace(entries) + field + `</div>`, doubts, false},
		{"questions", `<div>` + strings.ReplaceAll(entries, "</b>", "?</b>") + field + `</div>`, doubts, false},
		{"one name", `<div>` + strings.Repeat(entry("Ann"), 4) + field + `</div>`, doubts, false},
		{"much text before the field", `<div>` + entries + `<p>` + bodytest.LongText + `</p>` + field + `</div>`, doubts, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, `<div id=body>`+text+tt.source+`</div>`)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			for i := range post {
				if x.BlockWords(i) < 5 {
					post[i] = tt.post
				}
			}
			got := WithoutRemarks(x, x.Scores(post)).Posteriors()
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
