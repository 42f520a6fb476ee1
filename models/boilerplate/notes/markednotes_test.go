package notes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestMarkedNotes: lines behind the text that begin with a mark that is raised in it are its notes.
func TestMarkedNotes(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "<sup>[1]</sup></p><p>" + bodytest.LongText + "<sup>*</sup></p>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"notes", text + "<div><div>[1] As it was told.</div><div>* By hand.</div></div>", []float64{1, 1, 0.3, 0.3}, []float64{1, 1, 0.5, 0.5}},
		{"another number", text + "<div>[2] As it was told.</div>", []float64{1, 1, 0.3}, []float64{1, 1, 0.3}},
		{"the mark alone", text + "<div>[1]</div>", []float64{1, 1, 0.3}, []float64{1, 1, 0.3}},
		{"marks in what is cut", text + "<div>[1] As it was told.</div>", []float64{0.3, 1, 0.3}, []float64{0.3, 1, 0.3}},
		{"with a word for note", "<p>" + bodytest.LongText + "（注一）.</p><div>注一　它是手写的。</div><div>［注二］無</div>", []float64{1, 0.3, 0.3}, []float64{1, 0.5, 0.3}},
		{"with a sign", "<p>" + bodytest.LongText + " ※1</p><div>※1 手書き</div>", []float64{1, 0.3}, []float64{1, 0.5}},
		{"a word for note without a number", "<p>" + bodytest.LongText + "（注）</p><div>注 手書き</div>", []float64{1, 0.3}, []float64{1, 0.3}},
		{"before the marks", "<div>[1] As it was told.</div>" + text, []float64{0.3, 1, 1}, []float64{0.3, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<main id=body>"+tt.source+"</main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Clone(tt.post)
			if KeepMarked(view.NewBody(trimmer, n, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestMarkedBehind: notes behind the body begin with marks of it that have a word for note.
func TestMarkedBehind(t *testing.T) {
	const text = "<div id=body><p>" + bodytest.LongText + "（注一）.</p></div>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"a note", text + "<div><p>注一　它是手写的。</p></div><p>著者</p>", []float64{1, 0.3, 0.1}, []float64{1, 0.5, 0.1}},
		{"behind a heading", text + "<h4>脚注</h4><p>注一　它是手写的。</p>", []float64{1, 0.1, 0.3}, []float64{1, 0.1, 0.5}},
		{"of another number", text + "<p>注二　它是手写的。</p>", []float64{1, 0.3}, []float64{1, 0.3}},
		{"far behind", text + "<p>著者</p><p>目次</p><p>注一　它是手写的。</p>", []float64{1, 0.1, 0.1, 0.3}, []float64{1, 0.1, 0.1, 0.3}},
		{"a mark among words", text + "<p>この件は注一を見てください。</p>", []float64{1, 0.3}, []float64{1, 0.3}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			v := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Clone(tt.post)
			a, b := x.Span(body)
			end := Behind(v, body, a, b, post, 0.5)
			if wantEnd := max(b, slices.Index(tt.want, 0.5)+1); !slices.Equal(post, tt.want) || end != wantEnd {
				t.Errorf("%v to %d, want %v to %d", post, end, tt.want, wantEnd)
			}
		})
	}
}
