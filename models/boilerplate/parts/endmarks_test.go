package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropBehindEnd: what stands behind the mark of an end goes with it; marks that are none stay.
func TestDropBehindEnd(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "</p>"
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"a word between dashes", text + `<p>- END -</p><p>Set by Ann Lee</p><p><a href=/x>An older story</a></p>`, []float64{1, 0, 0, 0}},
		{"Chinese, in brackets", text + `<section>（全文完）</section><section>编辑｜许一</section>`, []float64{1, 0, 0}},
		{"signs of the press", text + `<p># # #</p><p>Contact: press@x.example</p>`, []float64{1, 0, 0}},
		{"nothing behind it", text + `<p>~ Fin ~</p>`, []float64{1, 0}},
		{"Persian, with the number of who set it", text + `<p>انتهای پیام/</p><p>۶۰۰۲</p>`, []float64{1, 0, 0}},
		{"a word alone", text + `<p>The End</p><p>Set by Ann Lee</p>`, []float64{1, 1, 1}},
		{"a paragraph behind it", text + `<p>- END -</p>` + text, []float64{1, 1, 1}},
		{"a section behind it", text + `<p>- END -</p><h2>Notes</h2><p>One two</p>`, []float64{1, 1, 1, 1}},
		{"a sentence with the word", text + `<p>- End of the line -</p>`, []float64{1, 1}},
		{"before the text", `<p>- END -</p><p>Set by Ann Lee</p>`, []float64{1, 1}},
		{"more behind it", `<p>Ann rowed home.</p><p>- END -</p><p>Set by Ann Lee of the Harbour Press</p>`, []float64{1, 1, 1}},
		{"many lines behind it", text + `<p>- END -</p>` + strings.Repeat(`<p>Ann</p>`, 13), slices.Repeat([]float64{1}, 15)},
		{"a mark that was cut", text + `<p>- END -</p><p>Set by Ann Lee</p>`, []float64{1, 0, 0}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			given := slices.Repeat([]float64{1}, len(tt.want))
			if tt.name == "a mark that was cut" {
				given[1] = 0.1
			}
			x, body, post := bodytest.BodyWith(t, tt.source, given)
			DropBehindEnd(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestDropPrompts: prompts beside code go, and lines in brackets elsewhere stay.
func TestDropPrompts(t *testing.T) {
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"of code and what it gave", `<div><div>In [1]:</div><pre>x = 1</pre></div><div><div>Out[1]:</div><p>1</p></div>`, []float64{0, 1, 0, 1}},
		{"without a number", `<div><div>In [ ]:</div><pre>x = 1</pre></div><div><div>In [*]:</div><pre>x</pre></div>`, []float64{0, 1, 0, 1}},
		{"one alone", `<div><div>In [1]:</div><pre>x = 1</pre></div>`, []float64{1, 1}},
		{"without code", `<div><div>Table [1]:</div><p>One</p></div><div><div>Table [2]:</div><p>Two</p></div>`, []float64{1, 1, 1, 1}},
		{"with words behind", `<p>In [1]: we saw</p><pre>x</pre><p>In [2]: we saw</p><pre>y</pre>`, []float64{1, 1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, slices.Repeat([]float64{1}, len(tt.want)))
			DropPrompts(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
