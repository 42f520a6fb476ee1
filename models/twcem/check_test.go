package twcem

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unicode"

	"galley/models"
	"galley/page"
)

const testURL = "https://news.example/2026/storm"

func parsed(t testing.TB, source string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL, ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// selectedText is what an article would have of a selection, a root a line.
func selectedText(p *page.Page, s page.Selection) string {
	var lines []string
	for _, r := range s.Roots {
		lines = append(lines, p.TextWithout(r, s.Cut))
	}
	return strings.Join(lines, "\n")
}

// lettersOf are the characters of a text that are not white space: what is left to
// compare where a Selection says nothing of line breaks.
func lettersOf(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, s)
}

// checkSelection holds a selection against what every selection has to be.
func checkSelection(t *testing.T, p *page.Page, s page.Selection, err error) {
	t.Helper()
	if err != nil {
		if !errors.Is(err, models.ErrNoArticle) || !s.Empty() || len(s.Cut) > 0 {
			t.Errorf("Select = %+v, %v; want an empty selection and ErrNoArticle", s, err)
		}
		return
	}
	if len(s.Roots) == 0 {
		t.Error("no error and no roots")
	}
	if s.Title < page.None || int(s.Title) >= len(p.Nodes) {
		t.Errorf("title %d is not on the page", s.Title)
	}
	end := page.NodeID(0)
	for _, r := range s.Roots {
		if r < end || int(r) >= len(p.Nodes) {
			t.Fatalf("roots %v: %d begins before %d, or is not on the page", s.Roots, r, end)
		}
		end = p.Nodes[r].End
	}
	end = 0
	roots := s.Roots
	for _, c := range s.Cut {
		for len(roots) > 0 && p.Nodes[roots[0]].End <= c {
			roots = roots[1:]
		}
		if c < end || len(roots) == 0 || c <= roots[0] {
			t.Fatalf("cuts %v: %d begins before %d, or is not below one of the roots %v", s.Cut, c, end, s.Roots)
		}
		end = p.Nodes[c].End
	}
}

// realSource is a page of the WCXB corpus, of about the size of a news story.
func realSource(b *testing.B) []byte {
	b.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" {
		shared = filepath.Join("..", "..", "..", "shared")
	}
	path := filepath.Join(shared, "corpora", "wcxb", "dev", "html", "0001.html.gz")
	f, err := os.Open(path)
	if os.IsNotExist(err) && os.Getenv("CI") == "" {
		b.Skipf("no corpus at %s; GALLEY_SHARED says where it is", path)
	}
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		b.Fatal(err)
	}
	source, err := io.ReadAll(z)
	if err != nil {
		b.Fatal(err)
	}
	return source
}

func realPage(b *testing.B) *page.Page {
	b.Helper()
	p, err := page.ParseHTML(bytes.NewReader(realSource(b)), page.Source{URL: testURL})
	if err != nil {
		b.Fatal(err)
	}
	return p
}

// allocated is how many bytes f asks for, those given back included.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// hostile are pages as large as galley reads, each large in its own way.
var hostile = map[string]func() string{
	"200,000 nodes": func() string { return strings.Repeat("<p>A storm, <b>b</b>", 50_000) },
	"one text of 20 MB": func() string {
		return "<h1>A storm</h1><p>" + strings.Repeat("lorem ipsum dolor, ", 20<<20/19)
	},
	"one word of 4 MB":    func() string { return "<h1>A storm</h1><p>," + strings.Repeat("a", 4<<20) },
	"50,000 words":        func() string { return distinctWords(50_000) },
	"one line of links":   func() string { return strings.Repeat(`<a href="/x">storm, coast</a> `, 60_000) },
	"nested 400 deep":     func() string { return strings.Repeat("<div>storm, ", 400) },
	"4 MB without blanks": func() string { return "<p>" + strings.Repeat("风暴袭击海岸，", 200_000) },
}

func distinctWords(n int) string {
	var b strings.Builder
	for i := range n {
		if i%25 == 0 {
			b.WriteString("<p>")
		}
		b.WriteString("w")
		for v := i; v > 0; v /= 26 {
			b.WriteByte(byte('a' + v%26))
		}
		b.WriteString(", ")
	}
	return b.String()
}
