package page_test

import (
	"errors"
	"galley/page"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// el and tx are nodes made by hand; Link finds the ends.
func el(parent page.NodeID, tag string, attrs ...string) page.Node {
	n := page.Node{Tag: tag, Parent: parent, Style: page.NoStyle}
	for i := 0; i < len(attrs); i += 2 {
		n.Attrs = append(n.Attrs, page.Attr{attrs[i], attrs[i+1]})
	}
	return n
}

func tx(parent page.NodeID, text string) page.Node {
	return page.Node{Kind: page.Text, Text: text, Parent: parent, Style: page.NoStyle}
}

func inShadow(depth uint8, n page.Node) page.Node {
	n.Shadow = depth
	return n
}

func linked(t testing.TB, nodes ...page.Node) *page.Page {
	t.Helper()
	p := &page.Page{Nodes: nodes}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

const testURL = "https://news.example/2026/story"

func parsed(t testing.TB, source string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL, ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// byID is the element of the given id.
func byID(t testing.TB, p *page.Page, id string) page.NodeID {
	t.Helper()
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element && p.Nodes[i].Attr("id") == id {
			return page.NodeID(i)
		}
	}
	t.Fatalf("no element has the id %q", id)
	return page.None
}

// shadowPage is a component with a slotted paragraph between two of its own, in
// a component of the same kind.
func shadowPage(t testing.TB) *page.Page {
	return linked(t,
		el(page.None, "html"),                 // 0
		el(0, "body"),                         // 1
		el(1, "x-card", "id", "outer"),        // 2
		inShadow(1, el(2, "p", "id", "lead")), // 3
		inShadow(1, el(2, "div")),             // 4
		inShadow(1, el(4, "slot")),            // 5
		el(5, "p", "id", "slotted"),           // 6
		tx(6, "slotted"),                      // 7
		inShadow(1, el(4, "x-inner")),         // 8
		inShadow(2, el(8, "section")),         // 9
		inShadow(2, el(9, "slot")),            // 10
		inShadow(1, el(10, "p")),              // 11
		el(11, "p"),                           // 12: slotted twice, from the light document
		inShadow(2, el(9, "p")),               // 13
		el(2, "p", "id", "light"),             // 14
		el(1, "p"),                            // 15
	)
}

// sourceTest is the HTML of a page, and what a test reads of the page.
type sourceTest struct{ name, source, want string }

func checkSources(t *testing.T, read func(*page.Page) string, tests []sourceTest) {
	t.Helper()
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, read(parsed(t, tt.source))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

// checkLimit wants a LimitError of what is named, or no error where nothing is.
func checkLimit(t *testing.T, err error, what string) {
	t.Helper()
	got := ""
	var limit *page.LimitError
	if errors.As(err, &limit) {
		got, err = limit.What, nil
	}
	if err != nil || got != what {
		t.Errorf("error %v, more than the %q, want %q", err, got, what)
	}
}
