package methods_test

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"galley/models"
	"galley/models/methods"
	"galley/page"
)

// hostile are pages made to cost much: just inside the limits of a page, or, where
// nothing but a browser could make them, put together by hand.
var hostile = map[string]func() (*page.Page, error){
	"200,000 nodes": func() (*page.Page, error) {
		return parse("<body>" + strings.Repeat("<p>some words, and <a href=/x>a link</a>", 50_000))
	},
	"depth 10,000": func() (*page.Page, error) { return deep(10_000) },
	"a text of 20 MB": func() (*page.Page, error) {
		return parse("<body><p>" + strings.Repeat("word, ", 20<<20/6))
	},
	"20 MB of Chinese": func() (*page.Page, error) {
		return parse("<meta charset=utf-8><body><p>" + strings.Repeat("风暴袭击海岸，", 20<<20/21))
	},
	"50,000 words": func() (*page.Page, error) {
		var b strings.Builder
		for i := range 50_000 {
			if i%20 == 0 {
				b.WriteString("<p>")
			}
			fmt.Fprintf(&b, "word%d%c ", i, "x,"[i%2])
		}
		return parse(b.String())
	},
}

func parse(source string) (*page.Page, error) {
	return page.ParseHTML(strings.NewReader(source), page.Source{URL: "https://example.org/hostile"})
}

// deep is a page with a text at each of n levels, which a caller has to allow.
func deep(n int) (*page.Page, error) {
	p := &page.Page{Nodes: []page.Node{{Tag: "html", Parent: page.None, Style: page.NoStyle}, {Tag: "body", Style: page.NoStyle}}}
	parent := page.NodeID(1)
	for range n {
		at := page.NodeID(len(p.Nodes))
		p.Nodes = append(p.Nodes,
			page.Node{Tag: "div", Parent: parent, Style: page.NoStyle},
			page.Node{Kind: page.Text, Text: "some words, and more.", Parent: at, Style: page.NoStyle})
		parent = at
	}
	return p, p.Link(page.Limits{Depth: n + 10})
}

// mostAllocated is what any method may allocate for any page, in sum, besides the
// page itself.
const mostAllocated = 128 << 20

// TestHostile: every method ends on every page, with a selection in good order or
// none, and without filling the memory. With -v it says what
// processor time they took.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("large pages")
	}
	for _, name := range slices.Sorted(maps.Keys(hostile)) {
		start := cpuSeconds(t)
		p, err := hostile[name]()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		t.Logf("| %s | (%d nodes, made) | %.2f s | |", name, len(p.Nodes), cpuSeconds(t)-start)
		for _, m := range methods.All() {
			s, err := methods.New(m.Name)
			if err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := cpuSeconds(t)
			sel, err := s.Select(p)
			took := cpuSeconds(t) - start
			runtime.ReadMemStats(&after)
			if (err != nil) != sel.Empty() || err != nil && !errors.Is(err, models.ErrNoArticle) {
				t.Errorf("%s, %s: %v", name, m.Name, err)
			}
			checkOrder(t, p, sel)
			got := after.TotalAlloc - before.TotalAlloc
			if got > mostAllocated {
				t.Errorf("%s, %s: %d MB allocated, want at most %d", name, m.Name, got>>20, mostAllocated>>20)
			}
			t.Logf("| %s | %s | %.2f s | %d MB |", name, m.Name, took, got>>20)
		}
	}
}

// cpuSeconds is the processor time of the process: other work on the machine does
// not count.
func cpuSeconds(t *testing.T) float64 {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// checkOrder: roots in document order and apart, cuts in order and inside of roots.
func checkOrder(t *testing.T, p *page.Page, s page.Selection) {
	t.Helper()
	end := page.NodeID(0)
	for _, r := range s.Roots {
		if r < end || int(r) >= len(p.Nodes) {
			t.Fatalf("root %d after the end of the one before it, %d", r, end)
		}
		end = p.Nodes[r].End
	}
	at, end := 0, page.NodeID(0)
	for _, c := range s.Cut {
		for at < len(s.Roots) && p.Nodes[s.Roots[at]].End <= c {
			at++
		}
		if c < end || at == len(s.Roots) || !p.Contains(s.Roots[at], c) {
			t.Fatalf("cut %d is in no root, or out of order", c)
		}
		end = p.Nodes[c].End
	}
}

// TestRefused: pages over the limits end in an error that says which one.
func TestRefused(t *testing.T) {
	for name, tt := range map[string]struct{ source, want string }{
		"depth": {strings.Repeat("<div>", 10_000), "a depth of more than 512 elements"},
		"nodes": {strings.Repeat("<p>x", 300_000), "more than 250000 nodes"},
		"bytes": {strings.Repeat("x", 65<<20), "more than 67108864 bytes"},
	} {
		_, err := parse(tt.source)
		var limit *page.LimitError
		if !errors.As(err, &limit) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", name, err, tt.want)
		}
	}
	if _, err := deep(10_000); err != nil {
		t.Errorf("a caller may allow depth: %v", err)
	}
}
