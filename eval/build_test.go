package eval

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

func pageOf(t testing.TB, html string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(html), parse.Source{URL: "https://news.example/story"})
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
