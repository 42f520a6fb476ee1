package eval

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/page"
)

var update = flag.Bool("update", false, "write the golden files anew")

func parse(t testing.TB, html string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(html), page.Source{URL: "https://news.example/story"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// ids are the elements of the given ids, separated by blanks.
func ids(t testing.TB, p *page.Page, names string) []page.NodeID {
	t.Helper()
	var list []page.NodeID
	for name := range strings.FieldsSeq(names) {
		n, err := p.FindCSS("#" + name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, n)
	}
	return list
}

// selection is written as "title | roots | cuts", ids each; an empty part is none.
func selection(t testing.TB, p *page.Page, spec string) page.Selection {
	t.Helper()
	parts := append(strings.Split(spec, "|"), "", "")
	s := page.Selection{Title: page.None, Roots: ids(t, p, parts[1]), Cut: ids(t, p, parts[2])}
	if title := ids(t, p, parts[0]); len(title) > 0 {
		s.Title = title[0]
	}
	return s
}

// Golden compares with a file below testdata. It is exported for the tests outside of
// the package.
func Golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs (accept with: go test ./eval -update)\n got:\n%s\nwant:\n%s", path, got, want)
	}
}
