package page_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/testdata/testfile"
)

// realPage is a page of the WCXB corpus, of about the size of a news story.
func realPage(b *testing.B) []byte {
	b.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" {
		shared = filepath.Join("..", "..", "shared")
	}
	path := filepath.Join(shared, "corpora", "wcxb", "dev", "html", "0001.html.gz")
	if _, err := os.Stat(path); os.IsNotExist(err) && os.Getenv("CI") == "" {
		b.Skipf("no corpus at %s; GALLEY_SHARED says where it is", path)
	}
	return testfile.Gunzip(b, path)
}

func BenchmarkParseHTML(b *testing.B) {
	source := realPage(b)
	var p *page.Page
	b.ReportAllocs()
	b.SetBytes(int64(len(source)))
	for b.Loop() {
		var err error
		if p, err = page.ParseHTML(bytes.NewReader(source), page.Source{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}

func BenchmarkRead(b *testing.B) {
	p := pagetest.Parse(b, string(realPage(b)))
	file := written(b, p)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := page.Read(bytes.NewReader(file), page.Limits{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}

func BenchmarkText(b *testing.B) {
	p := pagetest.Parse(b, string(realPage(b)))
	b.ReportAllocs()
	for b.Loop() {
		p.Text(0)
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}
