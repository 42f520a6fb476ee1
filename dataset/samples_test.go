package dataset

import (
	"testing"

	"galley/page"
)

// TestLabelled: only articles with both labels, in an order that does not depend on that of the samples.
func TestLabelled(t *testing.T) {
	both := page.Selection{Title: 1, Roots: []page.NodeID{2}}
	list := []Sample{
		{URL: "https://b.example/", Slug: "2", Article: true, Selection: both},
		{URL: "https://b.example/", Slug: "1", Article: true, Selection: both},
		{URL: "https://a.example/", Slug: "3", Article: true, Selection: both},
		{URL: "https://a.example/none", Article: true, Selection: page.Selection{Title: page.None}},
		{URL: "https://a.example/title", Article: true, Selection: page.Selection{Title: 1}},
		{URL: "https://a.example/body", Article: true, Selection: page.Selection{Title: page.None, Roots: both.Roots}},
		{URL: "https://a.example/index", Selection: both},
	}
	var got string
	for _, s := range Labelled(list) {
		got += s.Slug + " "
	}
	if got != "3 1 2 " {
		t.Errorf("slugs %q", got)
	}
}
