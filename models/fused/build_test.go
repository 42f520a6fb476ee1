package fused

import (
	"bytes"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/page"
)

const testURL = "https://news.example/2026/story"

func parsed(t testing.TB, source string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL, ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// byTag is the first element of that tag.
func byTag(t testing.TB, p *page.Page, tag string) page.NodeID {
	t.Helper()
	n := p.First(0, tag)
	if n == page.None {
		t.Fatalf("no <%s>", tag)
	}
	return n
}

// sentences are n sentences of running text that differ from those of another topic.
func sentences(topic string, n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("The " + topic + " was, by all accounts, number " + strings.Repeat("i", i+1) + " of those that the people of the harbour town had seen since the winter of the flood. ")
	}
	return b.String()
}

// story is an ordinary page: furniture around a headline and paragraphs.
func story() string {
	return `<html><head><title>The flood of the harbour town - The Gazette</title></head><body>
<header><div>The Gazette</div><nav><ul><li><a href=/>Home</a><li><a href=/n>News</a><li><a href=/s>Sports</a><li><a href=/w>Weather</a></ul></nav></header>
<main><article><h1>The flood of the harbour town</h1><p>By <a href=/a>A. Writer</a></p>
<p>` + sentences("first boat", 3) + `</p><p>` + sentences("second boat", 4) + `</p>
<h2>What came after</h2><p>` + sentences("third boat", 3) + `</p><p>` + sentences("fourth boat", 2) + `</p></article></main>
<aside><h3>Most read</h3><ul><li><a href=/1>Ten ways to cook a pie</a><li><a href=/2>Mayor opens a bridge</a><li><a href=/3>The week in pictures</a></ul></aside>
<footer><p>© 2026 The Gazette. All rights reserved.</p><a href=/t>Terms</a> <a href=/p>Privacy</a></footer></body></html>`
}

// checkShape holds of every Selection: Roots in order and apart, Cut in order and
// inside them.
func checkShape(t testing.TB, p *page.Page, s page.Selection) {
	t.Helper()
	end := page.NodeID(0)
	for _, r := range s.Roots {
		if r < end || int(r) >= len(p.Nodes) {
			t.Fatalf("roots %v of %d nodes", s.Roots, len(p.Nodes))
		}
		end = p.Nodes[r].End
	}
	roots := s.Roots
	end = 0
	for _, c := range s.Cut {
		for len(roots) > 0 && p.Nodes[roots[0]].End <= c {
			roots = roots[1:]
		}
		if c < end || len(roots) == 0 || c <= roots[0] {
			t.Fatalf("cut %v, roots %v", s.Cut, s.Roots)
		}
		end = p.Nodes[c].End
	}
}

// letters drops white space.
func letters(s string) string { return strings.Join(strings.Fields(s), "") }

func loaded(t testing.TB, d corpus.Document) *page.Page {
	t.Helper()
	d, err := d.Load()
	if err != nil {
		t.Fatal(err)
	}
	p, err := page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: d.URL, ContentType: d.ContentType})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
