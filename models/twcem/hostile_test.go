package twcem

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestHostile: no page costs more than some times its own size.
func TestHostile(t *testing.T) {
	pages := maps.Clone(hostile)
	pages["30,000 headings"] = func() string {
		return "<title>" + strings.Repeat("storm ", 10_000) + "</title>" + strings.Repeat("<h1>"+strings.Repeat("storm ", 45)+"</h1>", 30_000) + sentence
	}
	pages["a heading of 5 MB"] = func() string { return "<h1>" + strings.Repeat("storm, ", 700_000) }
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		t.Run(name, func(t *testing.T) {
			source := pages[name]()
			p := parsed(t, source)
			for _, o := range []Options{{}, {Rows: SourceRows, Block: 5, MinCommon: 9}} {
				got := allocated(func() {
					s, err := (&Extractor{o}).Select(p)
					checkSelection(t, p, s, err)
				})
				if limit := uint64(20*len(source) + 600*len(p.Nodes) + 16<<20); got > limit {
					t.Errorf("%d MB allocated, want at most %d", got>>20, limit>>20)
				}
			}
		})
	}
}

// TestHidden: on a page that a browser laid out, what it hides is not read.
func TestHidden(t *testing.T) {
	p := parsed(t, "<h1>storm hits coast</h1><p>A storm hits, again.</p><div>The storm hits you, subscribe.</div>")
	p.Laid = true
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "div" {
			p.Nodes[i].Hidden = true
			p.Nodes[i+1].Hidden = true
		}
	}
	for _, tt := range []struct {
		hidden bool
		roots  int
	}{{false, 1}, {true, 2}} {
		s, err := (&Extractor{Options{ReadHidden: tt.hidden, MinChars: 5}}).Select(p)
		checkSelection(t, p, s, err)
		covered := 0
		for _, r := range s.Roots {
			for i := r; i < p.Nodes[r].End; i++ {
				if strings.HasSuffix(p.Nodes[i].Text, ".") && !slices.Contains(s.Cut, i) {
					covered++
				}
			}
		}
		if covered != tt.roots {
			t.Errorf("hidden %v: %d paragraphs selected, want %d", tt.hidden, covered, tt.roots)
		}
		if got := selectedText(p, s); strings.TrimSpace(got) != "A storm hits, again." {
			t.Errorf("hidden %v: a reader sees %q", tt.hidden, got)
		}
	}
}
