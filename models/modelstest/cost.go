package modelstest

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"galley/models"
	"galley/models/method"
	"galley/page"
)

// Bound is how many bytes a method may allocate for a page, given back or not.
type Bound struct {
	Fixed, Node, Byte int // in all, for each node, for each byte of text
}

func (b Bound) of(p *page.Page) uint64 {
	text := 0
	for i := range p.Nodes {
		text += len(p.Nodes[i].Text)
	}
	return uint64(b.Fixed + b.Node*len(p.Nodes) + b.Byte*text)
}

// hostile are pages made to cost much: just inside the limits of a page, or, where
// nothing but a browser could make them, put together by hand.
var hostile = map[string]func(testing.TB) *page.Page{
	"200,000 nodes": func(t testing.TB) *page.Page {
		return Parse(t, "<body>"+strings.Repeat("<p>A storm, <a href=/x>b</a>", 50_000))
	},
	"depth 500":    func(t testing.TB) *page.Page { return Parse(t, "<body>"+strings.Repeat(chain, 380)) },
	"depth 10,000": func(t testing.TB) *page.Page { return deep(t, 10_000) },
	"a text of 20 MB": func(t testing.TB) *page.Page {
		return Parse(t, "<h1>A storm</h1><p>"+strings.Repeat("lorem ipsum dolor, ", 20<<20/19))
	},
	"a word of 4 MB":   func(t testing.TB) *page.Page { return Parse(t, "<h1>A storm</h1><p>,"+strings.Repeat("a", 4<<20)) },
	"10 million lines": func(t testing.TB) *page.Page { return Parse(t, "<body><p>"+strings.Repeat("w\n", 10<<20)) },
	"20 MB of Chinese": func(t testing.TB) *page.Page {
		return Parse(t, "<p>"+strings.Repeat("风暴袭击海岸，", 20<<20/21))
	},
	"50,000 words": func(t testing.TB) *page.Page { return Parse(t, words(50_000)) },
	"50,000 paths": func(t testing.TB) *page.Page { return Parse(t, paths(50_000)) },
	"links on one line": func(t testing.TB) *page.Page {
		return Parse(t, strings.Repeat(`<a href="/x">storm, coast</a> `, 60_000))
	},
}

var chain = strings.Repeat("<div>", 500) + "x, y" + strings.Repeat("</div>", 500)

// deep is a page with a text at each of n levels, more than page.Limits allow by
// themselves.
func deep(t testing.TB, n int) *page.Page {
	t.Helper()
	p := &page.Page{Nodes: []page.Node{{Tag: "html", Parent: page.None, Style: page.NoStyle}, {Tag: "body", Style: page.NoStyle}}}
	parent := page.NodeID(1)
	for range n {
		at := page.NodeID(len(p.Nodes))
		p.Nodes = append(p.Nodes,
			page.Node{Tag: "div", Parent: parent, Style: page.NoStyle},
			page.Node{Kind: page.Text, Text: "some words, and more.", Parent: at, Style: page.NoStyle})
		parent = at
	}
	if err := p.Link(page.Limits{Depth: n + 10}); err != nil {
		t.Fatal(err)
	}
	return p
}

// words is n different words, in paragraphs of 25.
func words(n int) string {
	var b strings.Builder
	for i := range n {
		if i%25 == 0 {
			b.WriteString("<p>")
		}
		b.WriteString(name(i) + ", ")
	}
	return b.String()
}

// paths is n texts with different tag paths, and n others.
func paths(n int) string {
	var b strings.Builder
	b.WriteString("<body>")
	for i := range n {
		b.WriteString("<" + name(i) + ">word, and more</" + name(i) + "><p>other text</p>")
	}
	return b.String()
}

// name is a word of letters for every number.
func name(i int) string {
	word := "w"
	for ; i > 0; i /= 26 {
		word += string(rune('a' + i%26))
	}
	return word
}

// Hostile holds that every method ends on every hostile page, and on the given pages,
// with a selection in good order or none, or with a method.LimitError, and allocates no
// more than the bound. Methods that need boxes are given pages that Lay laid out.
func Hostile(t *testing.T, methods []method.Method, bound Bound, more map[string]string) {
	t.Helper()
	if testing.Short() {
		t.Skip("large pages")
	}
	pages := maps.Clone(hostile)
	for name, source := range more {
		pages[name] = func(t testing.TB) *page.Page { return Parse(t, source) }
	}
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		p := pages[name](t)
		for _, m := range methods {
			if m.Laid && !p.Laid {
				p = Lay(t, pages[name](t))
			} else if !m.Laid && p.Laid {
				p = pages[name](t)
			}
			s := newSelector(t, m, nil)
			start := cpuTime()
			got, limit := allocated(t, s, p), bound.of(p)
			took := cpuTime() - start
			if got > limit {
				t.Errorf("%s, %s: %d kB allocated for %d nodes, want at most %d", m.Name, name, got>>10, len(p.Nodes), limit>>10)
			}
			t.Logf("%s, %s: %d kB of %d, %.2f s of processor time", m.Name, name, got>>10, limit>>10, took.Seconds())
		}
	}
}

// allocated is how many bytes a selection takes, those given back included.
func allocated(t testing.TB, s models.Selector, p *page.Page) uint64 {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	found, err := s.Select(p)
	runtime.ReadMemStats(&after)
	if limit := (*method.LimitError)(nil); errors.As(err, &limit) {
		t.Logf("refused: %v", err)
		err = models.ErrNoArticle
	}
	CheckSelection(t, p, found, err)
	return after.TotalAlloc - before.TotalAlloc
}

// Linear holds that a page four times as large takes about four times as many bytes,
// at most six times as many: slices and maps grow in leaps.
func Linear(t *testing.T, methods []method.Method) {
	t.Helper()
	for _, m := range methods {
		small, large := pageFor(t, m, news(3000)), pageFor(t, m, news(12_000))
		s := newSelector(t, m, nil)
		a, b := allocated(t, s, small), allocated(t, s, large)
		if b > 6*a {
			t.Errorf("%s: %d bytes for %d nodes, %d for %d", m.Name, a, len(small.Nodes), b, len(large.Nodes))
		}
	}
}

// Benchmark measures all methods on an ordinary page, and on one ten times as large:
// ns/node is about the same for both.
func Benchmark(b *testing.B, methods []method.Method) {
	for _, nodes := range []int{3000, 30_000} {
		for _, m := range methods {
			p := pageFor(b, m, news(nodes))
			b.Run(fmt.Sprintf("%s/%d", m.Name, nodes), func(b *testing.B) {
				s := newSelector(b, m, nil)
				b.ReportAllocs()
				for b.Loop() {
					if _, err := s.Select(p); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Nodes)), "ns/node")
			})
		}
	}
}
