package article

import (
	"io"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/page"
)

const testURL = articletest.URL

// parsed is a page without layout, and the selection of articletest.
func parsed(t testing.TB, source string) (*page.Page, page.Selection) {
	t.Helper()
	return articletest.Parse(t, source)
}

// laid is a page as if rendered, see articletest.Laid.
func laid(t testing.TB, source string) (*page.Page, page.Selection) {
	t.Helper()
	return articletest.Laid(t, source)
}

// written is the document of a page under a selection.
func written(t testing.TB, p *page.Page, sel page.Selection) string {
	t.Helper()
	return output(t, p, sel, (*Article).WriteHTML)
}

// output is what a method writes of a page under a selection.
func output(t testing.TB, p *page.Page, sel page.Selection, write func(*Article, io.Writer) error) string {
	t.Helper()
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := write(a, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// bodyOf is what stands in the <main> of the body.
func bodyOf(document string) string { return articletest.BodyOf(document) }

// inner is the body of the document without its one wrapper.
func inner(document string) string { return articletest.Inner(document) }
