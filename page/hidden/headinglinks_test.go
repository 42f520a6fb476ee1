package hidden_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestHeadingLinks(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"permalink in words", `<div><h2 id=a>Start</h2><a href="#a"><span>Section titled “Start”</span></a></div><p>x`, "Start x"},
		{"permalink in words, within", `<h2 id=a>Start <a href="#a">Link to Start</a></h2><p>x`, "Start x"},
		{"the heading itself", `<h2 id=a><a href="#a">Start</a></h2><p>x`, "Start x"},
		{"a part of the heading", `<h2 id=a><a href="#a">Start</a> of it all</h2><p>x`, "Start of it all x"},
		{"a command of each heading", `<h2>A<span>[<a href="/e?1">edit</a> | <a href="/s?1">edit source</a>]</span></h2><p>x</p><h2>B<span>[<a href="/e?2">edit</a> | <a href="/s?2">edit source</a>]</span></h2><p>y</p><h2>C<span>[<a href="/e?3">edit</a> | <a href="/s?3">edit source</a>]</span></h2><p>z`,
			"A x B y C z"},
		{"beside each heading", `<div><h2>A</h2><span>[<a href="/e?1">edit</a>]</span></div><p>x</p><div><h2>B</h2><span>[<a href="/e?2">edit</a>]</span></div><p>y</p><div><h2>C</h2><span>[<a href="/e?3">edit</a>]</span></div><p>z`,
			"A x B y C z"},
		{"teasers", `<div><h2>A</h2><a href="/1">More</a></div><div><h2>B</h2><a href="/2">More</a></div><div><h2>C</h2><a href="/3">More</a></div>`, "A More B More C More"},
		{"types in signatures", `<h3>add(const <a href="t.html">Tree</a> &amp;one)</h3><h3>cut(const <a href="t.html">Tree</a> &amp;one)</h3><h3>grow(<a href="t.html">Tree</a>)</h3>`, "add(const Tree &one) cut(const Tree &one) grow(Tree)"},
		{"words of a heading behind", `<h3>The <a href="/1">old</a> mill</h3><h3>The <a href="/2">old</a> pier</h3><h3>The <a href="/3">old</a> town</h3>`, "The old mill The old pier The old town"},
		{"to the same place of the page", `<h2>A <a href="#top">top</a></h2><h2>B <a href="#top">top</a></h2><h2>C <a href="#top">top</a></h2>`, "A B C"},
		{"two headings", `<h2>A <a href="/e?1">edit</a></h2><h2>B <a href="/e?2">edit</a></h2>`, "A edit B edit"},
		{"headings that are links", `<h2><a href="/1">A</a></h2><h2><a href="/2">A</a></h2><h2><a href="/3">A</a></h2>`, "A A A"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := page.Norm(pagetest.Parse(t, tt.source).Text(0)); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}
