package modelstest

import (
	"strings"
	"testing"
	"unicode"

	"galley/models"
	"galley/page"
	"galley/page/parse"
)

// URL is the address of the pages that Parse makes.
const URL = "https://news.example/2026/storm"

// Parse makes a page of HTML in UTF-8.
func Parse(t testing.TB, source string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: URL, ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// ByID is the first element of that id, or of that tag.
func ByID(t testing.TB, p *page.Page, id string) page.NodeID {
	t.Helper()
	for i := range p.Nodes {
		if p.Nodes[i].Attr("id") == id || p.Nodes[i].Tag == id {
			return page.NodeID(i)
		}
	}
	t.Fatalf("no element %q", id)
	return page.None
}

// TextNodes are the text nodes of a page, blank ones too.
func TextNodes(p *page.Page) (list []page.NodeID) {
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Text {
			list = append(list, page.NodeID(i))
		}
	}
	return list
}

// Hide lays a page out as a browser would that shows all but the element of the
// given id: every element has a style, and that one is hidden.
func Hide(t testing.TB, p *page.Page, id string) {
	t.Helper()
	p.Laid, p.Viewport, p.Styles = true, page.DefaultViewport, []page.Style{{Display: "block", Opacity: 1}}
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element {
			p.Nodes[i].Style = 0
		}
	}
	p.Nodes[ByID(t, p, id)].Hidden = true
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
}

// Select selects on a page, and holds what it selects to CheckSelection.
func Select(t testing.TB, s models.Selector, p *page.Page) page.Selection {
	t.Helper()
	found, err := s.Select(p)
	CheckSelection(t, p, found, err)
	return found
}

// SelectText is what an extractor selects of a page, as a reader sees it: a line of
// text for each block; "" where it finds no article.
func SelectText(t testing.TB, s models.Selector, p *page.Page) string {
	t.Helper()
	return Text(p, Select(t, s, p))
}

// Text is what a reader sees of a selection, a root after the other.
func Text(p *page.Page, s page.Selection) string {
	var lines []string
	for _, r := range s.Roots {
		if text := p.TextWithout(r, s.Cut); text != "" {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}

// Letters are the characters of a text that are not white space: what is left to
// compare where a Selection says nothing of line breaks.
func Letters(s string) string { return strings.Join(strings.FieldsFunc(s, unicode.IsSpace), "") }
