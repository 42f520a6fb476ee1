package fused

import (
	"bytes"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/page"
	"galley/page/parse"
)

// sentences are n sentences of running text that differ from those of another topic.
func sentences(topic string, n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("The " + topic + " was, by all accounts, number " + strings.Repeat("i", i+1) + " of those that the people of the harbour town had seen since the winter of the flood. ")
	}
	return b.String()
}

// story is an ordinary page: boilerplate around a headline and paragraphs.
func story() string {
	return `<html><head><title>The flood of the harbour town - The Gazette</title></head><body>
<header><div>The Gazette</div><nav><ul><li><a href=/>Home</a><li><a href=/n>News</a><li><a href=/s>Sports</a><li><a href=/w>Weather</a></ul></nav></header>
<main><article><h1>The flood of the harbour town</h1><p>By <a href=/a>A. Writer</a></p>
<p>` + sentences("first boat", 3) + `</p><p>` + sentences("second boat", 4) + `</p>
<h2>What came after</h2><p>` + sentences("third boat", 3) + `</p><p>` + sentences("fourth boat", 2) + `</p></article></main>
<aside><h3>Most read</h3><ul><li><a href=/1>Ten ways to cook a pie</a><li><a href=/2>Mayor opens a bridge</a><li><a href=/3>The week in pictures</a></ul></aside>
<footer><p>© 2026 The Gazette. All rights reserved.</p><a href=/t>Terms</a> <a href=/p>Privacy</a></footer></body></html>`
}

func loaded(t testing.TB, d corpus.Document) *page.Page {
	t.Helper()
	d, err := d.Load()
	if err != nil {
		t.Fatal(err)
	}
	p, err := parse.HTML(bytes.NewReader(d.HTML), parse.Source{URL: d.URL, ContentType: d.ContentType})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
