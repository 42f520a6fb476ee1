package fused

import (
	"slices"
	"strings"
	"testing"

	"galley/eval"
	"galley/page"
)

// TestTrim: what is cut and added, by posteriors given by hand.
func TestTrim(t *testing.T) {
	const source = `<body><p id=lead>the lead of the story stands above it here</p>
<div id=body><p>one of the paragraphs of the story is this</p>
<figure><img src=a.png><figcaption>a caption</figcaption></figure>
<p>two of the paragraphs of the story are that</p>
<div id=ad><img src=ad.png><a href=/x>buy a boat today</a><p>and another boat</p><p>and a third</p></div>
<div id=pic><img src=b.png><p>seen from the air</p></div>
<p>three of the paragraphs of the story are those</p></div>
<ul><li>stray</li></ul></body>`
	// lead, one, caption, two, ad ×3, seen, three, stray
	tests := []struct {
		name      string
		post      []float64
		want, not string // words of the text
		pictures  string
		roots     int
	}{
		{"all of it", []float64{0, 1, 1, 1, 1, 1, 1, 1, 1, 0}, "caption buy seen three", "lead stray", "a.png ad.png b.png", 1},
		{"an advertisement is cut, with its picture", []float64{0, 1, 1, 1, 0, 0, 0, 1, 1, 0}, "two seen three", "buy boat", "a.png b.png", 1},
		{"a caption stays with the text around it", []float64{0, 1, 0, 1, 1, 1, 1, 1, 1, 0}, "caption", "lead", "a.png ad.png b.png", 1},
		{"a figure among what is cut goes", []float64{0, 0, 0, 0, 0, 0, 0, 0, 1, 0}, "three", "caption one", "b.png", 1},
		{"a line under a picture is cut, the picture stays", []float64{0, 1, 1, 1, 1, 1, 1, 0, 1, 0}, "three", "seen", "a.png ad.png b.png", 1},
		{"the lead is added", []float64{1, 1, 1, 1, 1, 1, 1, 1, 1, 0}, "lead one", "stray", "a.png ad.png b.png", 2},
		{"a stray line is not", []float64{0, 1, 1, 1, 1, 1, 1, 1, 1, 1}, "one", "stray", "a.png ad.png b.png", 1},
		{"nothing would be left", []float64{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "one two three", "lead", "a.png ad.png b.png", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := parsed(t, source)
			body, err := p.FindCSS("#body")
			if err != nil {
				t.Fatal(err)
			}
			s := newSheet(p)
			if len(s.blocks) != len(tt.post) {
				t.Fatalf("%d blocks", len(s.blocks))
			}
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			s.tally(tt.post).trim(&found, 0.5, 0.8)
			text := eval.BodyText(p, found)
			for _, w := range strings.Fields(tt.want) {
				if !strings.Contains(text, w) {
					t.Errorf("no %q in %q", w, text)
				}
			}
			for _, w := range strings.Fields(tt.not) {
				if strings.Contains(text, w) {
					t.Errorf("%q in %q", w, text)
				}
			}
			if got := strings.Join(pictures(p, found), " "); got != tt.pictures {
				t.Errorf("pictures %q, want %q", got, tt.pictures)
			}
			if len(found.Roots) != tt.roots || !slices.IsSorted(found.Roots) || !slices.IsSorted(found.Cut) {
				t.Errorf("roots %v, cut %v", found.Roots, found.Cut)
			}
		})
	}
}

func pictures(p *page.Page, s page.Selection) []string {
	var list []string
	for _, root := range s.Roots {
		for i := root; i < p.Nodes[root].End; i++ {
			if slices.Contains(s.Cut, i) {
				i = p.Nodes[i].End - 1
			} else if p.Nodes[i].Tag == "img" {
				list = append(list, p.Nodes[i].Attr("src"))
			}
		}
	}
	return list
}

// TestRepeats: comments are a group, whatever they are made of; paragraphs are none.
func TestRepeats(t *testing.T) {
	const words = "a remark of some words that one makes, and another."
	tests := []struct {
		name, source string
		items        float64 // of the group that the block "a remark" is in
		dated        float64
	}{
		{"a list", `<ul>` + strings.Repeat("<li><b>Ana</b> <p>3 days ago</p><p>"+words+"</p>", 4) + `</ul>`, 4, 4},
		{"terms", `<dl>` + strings.Repeat("<dt>1. Ana<dd><p>"+words+"</p>", 5) + `</dl>`, 5, 5},
		{"rows", `<table>` + strings.Repeat("<tr><td>Ana<td><p>"+words+"</p>", 3) + `</table>`, 3, 0},
		{"divs of one class", strings.Repeat("<div class='c odd'><p>Ana</p><p>"+words+"</p></div>", 3), 3, 0},
		{"divs of other classes", `<div class=a><p>Ana</p><p>` + words + `</p></div><div class=b><p>Ana</p><p>x</p></div><div class=c><p>Ana</p><p>x</p></div>`, 0, 0},
		{"two are none", strings.Repeat("<div class=c><p>Ana</p><p>"+words+"</p></div>", 2), 0, 0},
		{"paragraphs", strings.Repeat("<p>"+words+"</p>", 6), 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSheet(parsed(t, "<body>"+tt.source))
			at := slices.IndexFunc(s.blocks, func(b block) bool { return strings.HasPrefix(s.text(&b), "a remark") })
			var items, dated float64
			if g := s.repeats[at]; g != nil {
				items, dated = g.items, g.dated
			}
			if items != tt.items || dated != tt.dated {
				t.Errorf("%v items, %v with a date", items, dated)
			}
		})
	}
}

// TestKin: the paragraphs of one parent are a family, comments are not.
func TestKin(t *testing.T) {
	const prose = "<p>This is a paragraph of some length, and it ends as they do.</p>"
	s := newSheet(parsed(t, "<body><main>"+strings.Repeat(prose, 3)+"</main>"+strings.Repeat("<div>"+prose+"</div>", 5)))
	if s.mostKin == page.None || s.page.Nodes[s.mostKin].Tag != "main" || s.kin[s.mostKin].count != 3 {
		t.Errorf("the largest family is of node %v", s.mostKin)
	}
	if none := newSheet(parsed(t, "<body><p>Short.")); none.mostKin != page.None || none.mostKinWords() != 0 {
		t.Errorf("without prose, the largest family is of node %v", none.mostKin)
	}
}

// TestClaims: what a page says of itself.
func TestClaims(t *testing.T) {
	p := parsed(t, `<title>A day out - Site</title><meta property=og:title content="A day out"><meta property=og:type content=article><meta name=author content=Ana>
<script type="application/ld+json">{"@type":["NewsArticle"],"headline":"A day \u006fut","datePublished":"2026-01-01"}</script><body><p>x`)
	s := newSheet(p)
	if h := &s.head; !h.article || !h.linked || h.other || !h.author || !h.published || !h.dated || h.depth != 2 {
		t.Errorf("head %+v", s.head)
	}
	for c, want := range []fit{
		{f1: 6.0 / 7, in: 1, start: true}, {f1: 1, in: 1, same: true, start: true}, {f1: 1, in: 1, same: true, start: true}, {},
	} {
		if got := s.head.titles[c].agrees(page.Fold("A  Day Out"), []string{"a", "day", "out"}); got != want {
			t.Errorf("claim %d: %+v, want %+v", c, got, want)
		}
	}
}

func TestAddress(t *testing.T) {
	tests := []struct {
		address                      string
		depth                        int
		story, shop, talk, manual, y bool
	}{
		{"https://example.org/", 0, false, false, false, false, false},
		{"https://example.org/blog/2026/a-day", 3, true, false, false, false, true},
		{"https://shop.example.org/p/1", 2, false, true, false, false, false},
		{"https://example.org/viewtopic.php/x", 2, false, false, true, false, false},
		{"https://docs.example.org/a", 1, false, false, false, true, false},
		{"https://example.org/a/forum", 2, false, false, false, false, false}, // the last part is a name
		{"::", 0, false, false, false, false, false},
	}
	for _, tt := range tests {
		var h head
		h.readAddress(tt.address)
		if h.depth != tt.depth || h.story != tt.story || h.shop != tt.shop || h.talk != tt.talk || h.manual != tt.manual || h.dated != tt.y {
			t.Errorf("%s: %+v", tt.address, h)
		}
	}
}
