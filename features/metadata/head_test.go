package metadata

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

func TestAfterName(t *testing.T) {
	tests := []struct {
		title, name, rest string
		ok                bool
	}{
		{"The Lantern Room", "The Lantern Room", "", true},
		{"The Lantern Room | Notes on this and that", " the  lantern room ", "notes on this and that", true},
		{"Gazette: Harbour is mended", "Gazette", "harbour is mended", true},
		{"Harbour is mended - Gazette", "Gazette", "", false},
		{"Gazette of the harbour closes", "Gazette", "", false},
		{"Gazettes close", "Gazette", "", false},
		{"港の新聞 | 港が直る", "港の新聞", "港が直る", true},
		{"Gazette", "", "", false},
	}
	for _, tt := range tests {
		t.Run(tt.title, func(t *testing.T) {
			rest, ok := afterName(tt.title, tt.name)
			if rest != tt.rest || ok != tt.ok {
				t.Errorf("got %q, %v, want %q, %v", rest, ok, tt.rest, tt.ok)
			}
		})
	}
}

// A <title> that is the name of the page in its address is no title of it, as in wikis.
func TestNameOfPage(t *testing.T) {
	tests := []struct {
		name, title, address string
		want                 bool
	}{
		{"in the path", "kiln-work [The Reed Wiki]", "https://wiki.example/kiln-work", true},
		{"in the query", "kiln_work", "https://wiki.example/doku.php?id=kiln_work", true},
		{"a title with a sign", "Kiln-work at night", "https://news.example/kiln-work-at-night", false},
		{"a word of the address", "e-bikes are here", "https://news.example/e-bikes-are-here", false},
		{"words", "Kiln work", "https://news.example/kiln-work", false},
		{"one word", "kilns", "https://wiki.example/kilns", false},
		{"a sign between the parts", "- Kilns", "https://wiki.example/kilns-", false},
		{"none", "", "https://wiki.example/", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := isNameOfPage(tt.title, tt.address); got != tt.want {
				t.Errorf("got %v", got)
			}
		})
	}
}

// TestHeadMetadata: what a page says of itself.
func TestHeadMetadata(t *testing.T) {
	p, err := parse.HTML(strings.NewReader(`<title>A day out - Site</title><meta property=og:title content="A day out"><meta property=og:type content=article><meta name=author content=Ana>
<script type="application/ld+json">{"@type":["NewsArticle"],"headline":"A day \u006fut","datePublished":"2026-01-01"}</script><body><p>x`), parse.Source{URL: "https://news.example/2026/story", ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	h := Read(p)
	if !h.OpenGraphArticle || !h.LinkedArticle || h.LinkedOther || !h.Author || !h.Published || !h.Address.Dated || h.Address.Depth != 2 {
		t.Errorf("head %+v", h)
	}
	words := []string{"a", "day", "out"}
	got := h.Agreements(words, map[string]bool{})
	h.Compare(page.Fold("A  Day Out"), words, &got)
	for c, want := range []Agreement{
		{F1: 6.0 / 7, Share: 1, Start: true}, {F1: 1, Share: 1, Same: true, Start: true}, {F1: 1, Share: 1, Same: true, Start: true}, {},
	} {
		if got[c] != want {
			t.Errorf("hint %d: %+v, want %+v", c, got[c], want)
		}
	}
}
