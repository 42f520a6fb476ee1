package wang

import (
	"fmt"
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// naive is what the index says of a subtree, found by walking it.
type naive struct {
	text                            string // page.Text, folded
	chars, linkChars, anchorChars   int
	words, distinct, title, heading int
	stop                            bool
}

func walkNaively(p *page.Page, x *Index, n page.NodeID) naive {
	var v naive
	v.text = page.Fold(p.Text(n))
	v.words = page.CountWords(p.Text(n))
	for i := n; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if node.Kind == page.Element && page.IsHeading(node.Tag) && !node.Hidden && i != n {
			v.heading++
		}
		if node.Kind != page.Text || node.Hidden {
			continue
		}
		chars := page.Chars(node.Text)
		v.chars += chars
		underLink, away := linkAround(p, i, x.Limits.AllowSelfLink)
		if underLink {
			v.linkChars += chars
		}
		if away {
			v.anchorChars += chars
		}
	}
	v.distinct, v.title = distinctNaively(p, x, n)
	v.stop = stopNaively(v.text)
	return v
}

// linkAround reports whether n lies in a link, and in one that is an anchor.
func linkAround(p *page.Page, n page.NodeID, allowSelf bool) (link, away bool) {
	for a := range p.Ancestors(n) {
		if href, ok := p.Nodes[a].LookupAttr("href"); ok && p.Nodes[a].Tag == "a" {
			link = true
			away = away || !allowSelf || !p.SameURL(href)
		}
	}
	return link, away
}

// distinctNaively puts the texts without gaps together, as the index found them,
// and counts the different words that begin in the subtree. That the gaps are
// right shows in naive.text.
func distinctNaively(p *page.Page, x *Index, n page.NodeID) (distinct, title int) {
	inTitle := make(map[string]bool)
	for _, word := range page.Words(page.Fold(p.DocumentTitle())) {
		inTitle[word] = true
	}
	seen := make(map[string]bool)
	for first := 0; first < len(x.runs); {
		end := first + 1
		for end < len(x.runs) && !x.runs[end].gap {
			end++
		}
		var text strings.Builder
		owner := make(map[int]page.NodeID) // of each byte
		for _, r := range x.runs[first:end] {
			for i := range r.text {
				owner[text.Len()+i] = r.node
			}
			text.WriteString(r.text)
		}
		from := 0
		for _, word := range page.Words(text.String()) {
			from += strings.Index(text.String()[from:], word)
			if p.Contains(n, owner[from]) && !seen[word] {
				seen[word] = true
				distinct++
				if inTitle[word] {
					title++
				}
			}
			from += len(word)
		}
		first = end
	}
	return distinct, title
}

func stopNaively(text string) bool {
	text = strings.TrimRightFunc(text, closes)
	for _, stop := range []string{".", "。", "．"} {
		if strings.HasSuffix(text, stop) {
			return !strings.HasSuffix(text, stop+stop+stop)
		}
	}
	return false
}

func TestSumsAreThoseOfTheSubtree(t *testing.T) {
	for seed := range uint64(300) {
		p := pagetest.Random(t, seed)
		l := DefaultLimits()
		l.AllowSelfLink = seed%2 == 0
		x := New(p, l)
		for i := range p.Nodes {
			n := page.NodeID(i)
			sums := x.within(n)
			got := naive{
				x.folded(n), x.Chars(n), x.LinkChars(n), int(sums.anchorChars),
				x.Words(n), int(sums.distinctWords), int(sums.titleWords), x.headingsInside(n), x.endsWithFullStop(n),
			}
			if want := walkNaively(p, x, n); got != want {
				var dump strings.Builder
				pagetest.Dump(p, &dump)
				t.Fatalf("seed %d, node %d: %+v, want %+v\n%s", seed, i, got, want, dump.String())
			}
		}
	}
}

func TestFullStops(t *testing.T) {
	tests := []struct {
		name  string
		parts []any
		want  bool
	}{
		{"sentence", []any{"It rained."}, true},
		{"none", []any{"It rained"}, false},
		{"question", []any{"Did it rain?"}, false},
		{"ideographic", []any{"雨が降った。"}, true},
		{"full width", []any{"雨．"}, true},
		{"quoted", []any{"“It rained.”"}, true},
		{"quoted and bracketed", []any{`(He said: "It rained." )`}, true},
		{"German quotes", []any{"„Es regnet.“"}, true},
		{"quote in a node of its own", []any{"It rained.", pagetest.El("b", "”"), pagetest.El("i", ")")}, true},
		{"only quotes", []any{"”", pagetest.El("b", ")")}, false},
		{"dots", []any{"It rained..."}, false},
		{"ellipsis", []any{"It rained…"}, false},
		{"dots in nodes", []any{"It rained.", pagetest.El("b", "."), pagetest.El("b", ".")}, false},
		{"dots apart", []any{"It rained. .", pagetest.El("b", "."), pagetest.El("b", " .")}, true},
		{"stop in a node of its own", []any{pagetest.El("b", "It rained"), pagetest.El("i", ".")}, true},
		{"hidden stop", []any{"It rained", pagetest.Hidden(pagetest.El("i", "."))}, false},
		{"stop before", []any{"One.", pagetest.El("p", "Two")}, false},
		{"empty", nil, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Build(t, pagetest.El("div", "Before."), pagetest.El("h1#T", tt.parts...), pagetest.El("div", "After."))
			if got := New(p, DefaultLimits()).endsWithFullStop(pagetest.ByID(t, p, "T")); got != tt.want {
				t.Errorf("endsWithFullStop = %v, want %v", got, tt.want)
			}
		})
	}
}

func TestWords(t *testing.T) {
	p := pagetest.Build(t,
		pagetest.El("h1#letters", pagetest.El("b", "H"), pagetest.El("b", "e"), pagetest.El("b", "y"), " you"),
		pagetest.El("h1#blocks", pagetest.El("div", "Hey"), pagetest.El("div", "you")),
		pagetest.El("h1#drop", pagetest.El("b#cap", "H"), pagetest.El("i#rest", "ey you")),
		pagetest.El("h1#han", "新聞 news"))
	x := New(p, Limits{})
	for id, want := range map[string]int{"letters": 2, "blocks": 2, "drop": 2, "cap": 1, "rest": 2, "han": 3} {
		if got := x.Words(pagetest.ByID(t, p, id)); got != want {
			t.Errorf("Words(%s) = %d, want %d", id, got, want)
		}
	}
}

func TestEffectiveBox(t *testing.T) {
	p := pagetest.Build(t,
		pagetest.El("div#own", pagetest.Box(1, 2, 3, 4), pagetest.El("p", pagetest.Box(100, 100, 100, 100))),
		pagetest.El("div#union", pagetest.Box(7, 7, 100, 0), pagetest.El("p", pagetest.Box(10, 10, 10, 10)), pagetest.El("div", pagetest.El("p", pagetest.Box(30, 40, 10, 10))), pagetest.Hidden(pagetest.El("p", pagetest.Box(0, 0, 900, 900)))),
		pagetest.El("div#none", pagetest.Box(7, 7, 0, 9), pagetest.El("p")))
	x := New(p, Limits{})
	for id, want := range map[string]page.Rect{"own": pagetest.Box(1, 2, 3, 4), "union": pagetest.Box(10, 10, 30, 40), "none": {}} {
		if got := x.Box(pagetest.ByID(t, p, id)); got != want {
			t.Errorf("Box(%s) = %v, want %v", id, got, want)
		}
	}
}

func TestFonts(t *testing.T) {
	p := pagetest.Build(t,
		pagetest.El("div", pagetest.Box(0, 0, 500, 20), pagetest.Sized(90, 400), pagetest.El("p", pagetest.Box(0, 0, 500, 20), pagetest.Sized(20, 400), "owns its text")),
		pagetest.El("div", pagetest.Box(0, 0, 500, 20), pagetest.Sized(80, 400), pagetest.Hidden(pagetest.El("p", pagetest.Box(0, 0, 500, 20), pagetest.Sized(70, 400), "hidden"))),
		pagetest.El("div", pagetest.Box(0, 768, 500, 20), pagetest.Sized(60, 400), "below"),
		pagetest.El("div", pagetest.Box(-500, 0, 500, 20), pagetest.Sized(50, 400), "left of the screen"),
		pagetest.El("div#B", pagetest.Box(0, 0, 500, 20), pagetest.Sized(30, 400), "long", pagetest.El("p", pagetest.Sized(10, 400), "long"), pagetest.El("p", pagetest.Sized(12, 400), "no")),
		pagetest.El("div#silent"))
	x := New(p, screen2009())
	if x.largestFont != 30 {
		t.Errorf("largest font %v, want 30", x.largestFont)
	}
	for id, want := range map[string]float64{"B": 10, "silent": 50} {
		if got := x.textFont(pagetest.ByID(t, p, id)); got != want {
			t.Errorf("textFont(%s) = %v, want %v", id, got, want)
		}
	}
}

// TestComparedTextIsBounded: the only cost of a candidate that is not constant.
func TestComparedTextIsBounded(t *testing.T) {
	p := pagetest.Build(t, pagetest.Link("/x", pagetest.Box(0, 0, 9, 9), strings.Repeat("x", maxAnchor+1)), pagetest.Link("/y", pagetest.Box(0, 0, 9, 9), strings.Repeat("x", maxAnchor)))
	if got := New(p, DefaultLimits()).longestAnchor; got != maxAnchor {
		t.Errorf("the longest text to compare has %d characters, want %d", got, maxAnchor)
	}
}

func TestManyLinks(t *testing.T) {
	var links []any
	for i := range 50_000 {
		links = append(links, pagetest.Link(fmt.Sprintf("/story/%d", i), pagetest.Box(0, 0, 900, 200), fmt.Sprintf("Link %d", i)))
	}
	if x := New(pagetest.Build(t, links...), DefaultLimits()); len(x.anchors) != 50_000 {
		t.Errorf("%d link texts, want 50000", len(x.anchors))
	}
}
