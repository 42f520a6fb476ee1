// Package articletest makes pages with a selection for the tests of articles and of what
// they are made of.
package articletest

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

// URL is the address of the pages that Parse makes.
const URL = "https://news.example/2024/story.html"

// LinkedData begins a script that has the linked data of a page.
const LinkedData = `<script type="application/ld+json">`

// Parse is a page without layout, and the selection of its elements #title and #body (else
// <body>); .cut elements are cut.
func Parse(t testing.TB, source string) (*page.Page, page.Selection) {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: URL, ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p, Select(p)
}

// Select is that selection, of a page that is there.
func Select(p *page.Page) page.Selection {
	sel := page.Selection{Title: page.None}
	for i := range p.Nodes {
		switch p.Nodes[i].Attr("id") {
		case "title":
			sel.Title = page.NodeID(i)
		case "body", "body2":
			sel.Roots = append(sel.Roots, page.NodeID(i))
		}
		if p.Nodes[i].Attr("class") == "cut" {
			sel.Cut = append(sel.Cut, page.NodeID(i))
		}
	}
	if sel.Roots == nil {
		sel.Roots = []page.NodeID{p.Body()}
	}
	return sel
}
