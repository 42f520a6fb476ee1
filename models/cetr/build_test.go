package cetr

import (
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/page"
)

func parsed(t testing.TB, source string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: "https://news.example/story", ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// byID is the element of the given id, or the first of that tag.
func byID(t testing.TB, p *page.Page, id string) page.NodeID {
	t.Helper()
	for i := range p.Nodes {
		if p.Nodes[i].Attr("id") == id || p.Nodes[i].Tag == id {
			return page.NodeID(i)
		}
	}
	t.Fatalf("no element %q", id)
	return page.None
}

// textOf is what a selection says, the roots joined by " / " and lines by " | ".
func textOf(p *page.Page, s page.Selection) string {
	var parts []string
	for _, r := range s.Roots {
		if text := p.TextWithout(r, s.Cut); text != "" {
			parts = append(parts, strings.ReplaceAll(text, "\n", " | "))
		}
	}
	return strings.Join(parts, " / ")
}

// selected is textOf what an extractor with the options finds, "" when nothing.
func selected(t testing.TB, p *page.Page, o Options) string {
	t.Helper()
	s, err := (&Extractor{o}).Select(p)
	if err != nil {
		if len(s.Roots)+len(s.Cut) > 0 || s.Title != page.None {
			t.Fatalf("%v with the selection %v", err, s)
		}
		return ""
	}
	return textOf(p, s)
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

// sample is a page of the WCXB corpus, which is not part of the project.
func sample(b *testing.B) *page.Page {
	b.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" {
		shared = filepath.Join("..", "..", "..", "shared")
	}
	files, _ := filepath.Glob(filepath.Join(shared, "corpora", "wcxb", "dev", "html", "*.html.gz"))
	if len(files) == 0 {
		b.Skip("no WCXB pages (GALLEY_SHARED names the folder that has corpora/wcxb)")
	}
	f, err := os.Open(files[0])
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		b.Fatal(err)
	}
	p, err := page.ParseHTML(z, page.Source{})
	if err != nil {
		b.Fatal(err)
	}
	return p
}

// hostile are pages made to cost much.
func hostile(b testing.TB) map[string]*page.Page {
	b.Helper()
	chain := strings.Repeat("<div>", 500) + "x, y" + strings.Repeat("</div>", 500)
	return map[string]*page.Page{
		"wide":  parsed(b, "<body>"+strings.Repeat("<p>a <a>b</a>", 40_000)),
		"deep":  parsed(b, "<body>"+strings.Repeat(chain, 380)),
		"long":  parsed(b, "<body><p>"+strings.Repeat("word, ", 20<<20/6)),
		"lines": parsed(b, "<body><p>"+strings.Repeat("w\n", 10<<20)),
		"tags":  parsed(b, flat(50_000)),
	}
}

// flat has n paths that differ.
func flat(n int) string {
	var s strings.Builder
	s.WriteString("<body>")
	for i := range n {
		name := "t" + string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + string(rune('a'+i/676%26)) + string(rune('a'+i/17576))
		s.WriteString("<" + name + ">word, and more</" + name + "><p>other text " + name + "</p>")
	}
	return s.String()
}
