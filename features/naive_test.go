package features

import (
	"strings"
	"testing"

	"galley/page"
)

// naive is what the index says of a subtree, found by walking it.
type naive struct {
	text                            string // page.Text, folded
	chars, linkChars, anchorChars   int
	words, distinct, title, heading int
	stop                            bool
}

func walkNaively(p *page.Page, x *subtreeIndex, n page.NodeID) naive {
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
func distinctNaively(p *page.Page, x *subtreeIndex, n page.NodeID) (distinct, title int) {
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
		p := parseRandom(t, seed)
		l := Full().Limits
		l.AllowSelfLink = seed%2 == 0
		x := NewIndex(p, l).subtrees()
		for i := range p.Nodes {
			n := page.NodeID(i)
			sums := x.within(n)
			got := naive{
				x.folded(n), x.Chars(n), x.LinkChars(n), int(sums.anchorChars),
				x.Words(n), int(sums.distinctWords), int(sums.titleWords), x.headingsInside(n), x.endsWithFullStop(n),
			}
			if want := walkNaively(p, x, n); got != want {
				var dump strings.Builder
				p.Dump(&dump)
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
		{"quote in a node of its own", []any{"It rained.", el("b", "”"), el("i", ")")}, true},
		{"only quotes", []any{"”", el("b", ")")}, false},
		{"dots", []any{"It rained..."}, false},
		{"ellipsis", []any{"It rained…"}, false},
		{"dots in nodes", []any{"It rained.", el("b", "."), el("b", ".")}, false},
		{"dots apart", []any{"It rained. .", el("b", "."), el("b", " .")}, true},
		{"stop in a node of its own", []any{el("b", "It rained"), el("i", ".")}, true},
		{"hidden stop", []any{"It rained", hidden(el("i", "."))}, false},
		{"stop before", []any{"One.", el("p", "Two")}, false},
		{"empty", nil, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := build(t, el("div", "Before."), el("h1#T", tt.parts...), el("div", "After."))
			if got := newSubtreeIndex(p, fullLimits).endsWithFullStop(byID(t, p, "T")); got != tt.want {
				t.Errorf("endsWithFullStop = %v, want %v", got, tt.want)
			}
		})
	}
}

func TestWords(t *testing.T) {
	p := build(t,
		el("h1#letters", el("b", "H"), el("b", "e"), el("b", "y"), " you"),
		el("h1#blocks", el("div", "Hey"), el("div", "you")),
		el("h1#drop", el("b#cap", "H"), el("i#rest", "ey you")),
		el("h1#han", "新聞 news"))
	x := NewIndex(p, Limits{}).subtrees()
	for id, want := range map[string]int{"letters": 2, "blocks": 2, "drop": 2, "cap": 1, "rest": 2, "han": 3} {
		if got := x.Words(byID(t, p, id)); got != want {
			t.Errorf("Words(%s) = %d, want %d", id, got, want)
		}
	}
}

func TestEffectiveBox(t *testing.T) {
	p := build(t,
		el("div#own", box(1, 2, 3, 4), el("p", box(100, 100, 100, 100))),
		el("div#union", box(7, 7, 100, 0), el("p", box(10, 10, 10, 10)), el("div", el("p", box(30, 40, 10, 10))), hidden(el("p", box(0, 0, 900, 900)))),
		el("div#none", box(7, 7, 0, 9), el("p")))
	x := NewIndex(p, Limits{}).subtrees()
	for id, want := range map[string]page.Rect{"own": box(1, 2, 3, 4), "union": box(10, 10, 30, 40), "none": {}} {
		if got := x.Box(byID(t, p, id)); got != want {
			t.Errorf("Box(%s) = %v, want %v", id, got, want)
		}
	}
}

func TestFonts(t *testing.T) {
	p := build(t,
		el("div", box(0, 0, 500, 20), sized(90, 400), el("p", box(0, 0, 500, 20), sized(20, 400), "owns its text")),
		el("div", box(0, 0, 500, 20), sized(80, 400), hidden(el("p", box(0, 0, 500, 20), sized(70, 400), "hidden"))),
		el("div", box(0, 768, 500, 20), sized(60, 400), "below"),
		el("div", box(-500, 0, 500, 20), sized(50, 400), "left of the screen"),
		el("div#B", box(0, 0, 500, 20), sized(30, 400), "long", el("p", sized(10, 400), "long"), el("p", sized(12, 400), "no")),
		el("div#silent"))
	x := NewIndex(p, screen2009()).subtrees()
	if x.largestFont != 30 {
		t.Errorf("largest font %v, want 30", x.largestFont)
	}
	for id, want := range map[string]float64{"B": 10, "silent": 50} {
		if got := x.textFont(byID(t, p, id)); got != want {
			t.Errorf("textFont(%s) = %v, want %v", id, got, want)
		}
	}
}
