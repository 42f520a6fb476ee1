package comments

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithoutSubjects: what stands behind the text below its title, with the mark of an answer, is none of it.
func TestWithoutSubjects(t *testing.T) {
	const (
		above = `<b>The old mill</b><p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
		reply = `<table><tr><td>Re: The old mill (Score: 1)<br>by Ann</td></tr><tr><td>How well said.</td></tr></table>`
	)
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"one answer", above + `<table><tr><td>Re: The old mill (1)<br>by Ann</td></tr><tr><td>How well said.</td></tr></table>`, []float64{1, 1, 1, 0, 0}},
		{"two in German", above + `<div><b>AW: The old mill</b><p>How well said.</p></div><div><b>AW: The old mill</b><p>Indeed.</p></div>`, []float64{1, 1, 1, 0, 0, 0, 0}},
		{"a line alone", above + `<p>Re: The old mill</p><p>How well said.</p>`, []float64{1, 1, 1, 1, 1}},
		{"a fact", above + `<div><b>Title: The old mill</b><p>Built in May.</p></div>`, []float64{1, 1, 1, 1, 1}},
		{"another subject", above + `<div><b>Re: The new mill</b><p>How well said.</p></div>`, []float64{1, 1, 1, 1, 1}},
		{"an answer that is the text", `<div><b>Re: The old mill</b><p>` + bodytest.LongText + `</p></div>`, []float64{1, 1}},
		{"a word in brackets", above + reply, []float64{1, 1, 1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, `<title>Our Paper - The old mill</title><div id=body>`+tt.source+`</div>`)
			scores := x.Scores(slices.Repeat([]float64{1}, x.NumBlocks()))
			if got := WithoutSubjects(x, scores).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
