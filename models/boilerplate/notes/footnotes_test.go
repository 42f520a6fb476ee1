package notes

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepNotes: which elements behind the text are its footnotes. The blocks of the text
// have a high posterior, those behind it a low one.
func TestKeepNotes(t *testing.T) {
	const mark = `<p>` + bodytest.LongText + `<sup id=r1><a href="#n1">1</a></sup></p>`
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"with a link back", mark + `<ol><li id=n1><p>As others saw as well. <a href="#r1">↩</a></p></li></ol>`, []float64{1, 0.45}},
		{"the name on the mark", `<p>` + bodytest.LongText + `<a id=r1 href="#n1">1</a></p><div id=n1>As others saw as well. <a href="#r1">↩</a></div>`, []float64{1, 0.45}},
		{"the name on the number", `<p>` + bodytest.LongText + `<a id=r1 href="#n1">1</a></p><div><a id=n1 href="#r1">1</a><div><p>As others saw as well.</p></div></div>`, []float64{1, 0.45, 0.45}},
		{"a term and its meaning", `<p>` + bodytest.LongText + `<a id=r1 href="#n1">1</a></p><dl><dt id=n1><a href="#r1">1</a></dt><dd><p>As others saw as well.</p></dd><dt>2</dt><dd>Another.</dd></dl>`, []float64{1, 0.45, 0.45, 0.1, 0.1}},
		{"a term before another", `<p>` + bodytest.LongText + `<a id=r1 href="#n1">1</a></p><dl><dt id=n1><a href="#r1">1</a></dt><dt>2</dt><dd>Another.</dd></dl>`, []float64{1, 0.45, 0.1, 0.1}},
		{"whole addresses", `<p>` + bodytest.LongText + `<a id=r1 href="https://x.example/a#n1">1</a></p><p id=n1>As others saw. <a href="https://x.example/a#r1">1</a></p>`, []float64{1, 0.45}},
		{"addresses of another page", `<p>` + bodytest.LongText + `<a id=r1 href="https://x.example/b#n1">1</a></p><p id=n1>As others saw. <a href="https://x.example/b#r1">1</a></p>`, []float64{1, 0.1}},
		{"names of old", `<p>` + bodytest.LongText + `<a name=r1 href="#n1">1</a></p><p><a name=n1 href="#r1">1</a> As others saw as well.</p>`, []float64{1, 0.45}},
		{"of an item of a list", `<ul><li>A stop near by.<sup><a id=r1 href="#n1">[1]</a></sup></li></ul><p><a id=n1 href="#r1">[1]</a> It stops at six.</p>`, []float64{1, 0.45}},
		{"of an item of the contents", `<ul><li><a id=r1 href="#n1">1 The plan</a></li></ul><h2 id=n1><a href="#r1">1 The plan</a></h2>`, []float64{1, 0.1}},
		{"of a number alone", `<ul><li><a id=r1 href="#n1">1</a></li></ul><h2 id=n1><a href="#r1">The plan</a></h2>`, []float64{1, 0.1}},
		{"without a link back", mark + `<h2 id=n1>The plan</h2>`, []float64{1, 0.1}},
		{"of a mark in what is cut", `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `<sup id=r1><a href="#n1">1</a></sup></p><p id=n1>As others saw. <a href="#r1">↩</a></p>`, []float64{1, 0.1, 0.1}},
		{"before the mark", `<p id=n1>As others saw. <a href="#r1">↓</a></p>` + mark, []float64{0.1, 1}},
		{"too long", mark + `<div id=n1>` + strings.Repeat("<p>"+bodytest.LongText+"</p>", 12) + `<a href="#r1">↩</a></div>`, append([]float64{1}, slices.Repeat([]float64{0.1}, 13)...)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			x.Page.URL = "https://x.example/a"
			post := slices.Repeat([]float64{0.1}, x.NumBlocks())
			post[slices.Index(tt.want, 1)] = 1
			Keep(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestBehind: footnotes of a body that stand behind it are raised to be added, and nothing else.
func TestBehind(t *testing.T) {
	const text = `<div id=body><p>` + bodytest.LongText + `<a name=r1 href="#n1">[1]</a></p></div>`
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"in a box behind", text + `<div><hr><div id=fn1><p><a name=n1 href="#r1">[1]</a> As others saw.</p></div></div><p>Menu</p>`, []float64{1, 0.5, 0.1}},
		{"behind something else", text + `<p>Menu</p><p><a name=n1 href="#r1">[1]</a> As others saw.</p>`, []float64{1, 0.1, 0.5}},
		{"of a mark in what is not likely", strings.Replace(text, bodytest.LongText+"<a", bodytest.LongText+"</p><p>"+bodytest.LongText+"<a", 1) + `<p><a name=n1 href="#r1">[1]</a> As others saw.</p>`, []float64{1, 0.1, 0.1}},
		{"without a way back", text + `<p><a name=n1>[1]</a> As others saw.</p>`, []float64{1, 0.1}},
		{"in the body", `<div id=body><p>` + bodytest.LongText + `<a name=r1 href="#n1">[1]</a></p><p><a name=n1 href="#r1">[1]</a> As others saw.</p></div>`, []float64{1, 0.1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			post := slices.Repeat([]float64{0.1}, x.NumBlocks())
			post[0] = 1
			v := view.New(x.Scores(post), x)
			a, b := v.Span(body)
			end := Behind(v, body, a, b, post, 0.5)
			if wantEnd := max(b, slices.Index(tt.want, 0.5)+1); !slices.Equal(post, tt.want) || end != wantEnd {
				t.Errorf("%v to %d, want %v to %d", post, end, tt.want, wantEnd)
			}
		})
	}
}
