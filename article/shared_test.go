package article

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

// sharedPages are the files of pages beside the project, spread over its corpora: half
// of them themed sites, half the pages of WCXB.
func sharedPages(t testing.TB, count int) []string {
	t.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" {
		shared = filepath.Join("..", "..", "shared")
	}
	wild, _ := filepath.Glob(filepath.Join(shared, "corpora", "wcxb", "dev", "html", "*.html.gz"))
	var sites []string
	filepath.WalkDir(filepath.Join(shared, "corpora", "sites"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".html") {
			sites = append(sites, path)
		}
		return nil
	})
	if len(wild) == 0 || len(sites) == 0 {
		t.Skip("no shared pages (GALLEY_SHARED names the folder that has corpora)")
	}
	return slices.Concat(spread(wild, count/2), spread(sites, count-count/2))
}

// spread takes count of the names, evenly.
func spread(names []string, count int) []string {
	var some []string
	for i := range count {
		some = append(some, names[i*len(names)/count])
	}
	return slices.Compact(some)
}

// sharedPage parses one of them and selects what is most likely the article.
func sharedPage(t testing.TB, name string) (*page.Page, page.Selection) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var r io.Reader = bytes.NewReader(data)
	if strings.HasSuffix(name, ".gz") {
		if r, err = gzip.NewReader(r); err != nil {
			t.Fatal(err)
		}
	}
	p, err := parse.HTML(r, parse.Source{URL: "https://news.example/" + filepath.Base(filepath.Dir(name)) + "/"})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	root := p.Body()
	for _, tag := range []string{"article", "main"} {
		if n := p.First(root, tag); n != page.None && len(p.Text(n)) > len(p.Text(root))/5 {
			root = n
			break
		}
	}
	return p, page.Selection{Title: p.First(p.Body(), "h1"), Roots: []page.NodeID{root}}
}
