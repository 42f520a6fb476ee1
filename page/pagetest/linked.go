package pagetest

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/hidden"
)

// Element and Text are nodes made by hand; Linked finds the ends.
func Element(parent page.NodeID, tag string, attrs ...string) page.Node {
	n := page.Node{Tag: tag, Parent: parent, Style: page.NoStyle}
	for i := 0; i < len(attrs); i += 2 {
		n.Attrs = append(n.Attrs, page.Attr{Name: attrs[i], Value: attrs[i+1]})
	}
	return n
}

func Text(parent page.NodeID, text string) page.Node {
	return page.Node{Kind: page.Text, Text: text, Parent: parent, Style: page.NoStyle}
}

// inShadow is a node below some shadow roots.
func inShadow(depth uint8, n page.Node) page.Node {
	n.Shadow = depth
	return n
}

// Linked is a page of nodes made by hand, which finds their ends.
func Linked(t testing.TB, nodes ...page.Node) *page.Page {
	t.Helper()
	p := &page.Page{Nodes: nodes}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	hidden.Mark(p)
	return p
}

// URL is the address of the pages of Parse.
const URL = "https://news.example/2026/story"

// Shadows is a component with a slotted paragraph between two of its own, in
// a component of the same kind.
func Shadows(t testing.TB) *page.Page {
	return Linked(t,
		Element(page.None, "html"),                 // 0
		Element(0, "body"),                         // 1
		Element(1, "x-card", "id", "outer"),        // 2
		inShadow(1, Element(2, "p", "id", "lead")), // 3
		inShadow(1, Element(2, "div")),             // 4
		inShadow(1, Element(4, "slot")),            // 5
		Element(5, "p", "id", "slotted"),           // 6
		Text(6, "slotted"),                         // 7
		inShadow(1, Element(4, "x-inner")),         // 8
		inShadow(2, Element(8, "section")),         // 9
		inShadow(2, Element(9, "slot")),            // 10
		inShadow(1, Element(10, "p")),              // 11
		Element(11, "p"),                           // 12: slotted twice, from the light document
		inShadow(2, Element(9, "p")),               // 13
		Element(2, "p", "id", "light"),             // 14
		Element(1, "p"),                            // 15
	)
}

// Source is the name of a test, the HTML of its page, and what it reads of the page.
type Source [3]string

// CheckSources holds what read says of the pages of some sources.
func CheckSources(t *testing.T, read func(*page.Page) string, tests []Source) {
	t.Helper()
	for _, tt := range tests {
		if diff := cmp.Diff(tt[2], read(Parse(t, tt[1]))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt[0], diff)
		}
	}
}

// CheckLimit wants a LimitError of what is named, or no error where nothing is.
func CheckLimit(t *testing.T, err error, what string) {
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

// Samples are pages whose every node must have an address that leads back.
func Samples(t testing.TB) map[string]*page.Page {
	return map[string]*page.Page{
		"empty":    Parse(t, ""),
		"siblings": Parse(t, `<div><p>1<b>2</b>3<p>4</div><p>5<div><div><p>6`),
		"table":    Parse(t, `<table><tr><td>1<td>2<tr><td><table><tr><td>3</table></table>`),
		"foreign":  Parse(t, `<svg><g><linearGradient/><a xlink:href=x><title>t</title></a></g></svg><math><mi>x`),
		"template": Parse(t, `<template><p>1<template><p>2</template></template><p>3`),
		"odd tags": Parse(t, `<a[1]><b]><x:y>1</x:y><é[><p">2`),
		"deep":     Parse(t, strings.Repeat("<div>", 300)),
		"shadow":   Shadows(t),
	}
}

// LaidStory is a small page with everything a page can have.
func LaidStory(t testing.TB) *page.Page {
	p := Parse(t, `<head><title>A story</title><script type="application/ld+json">{"a": "<b>"}</script></head>
		<body><div id=wrap><h1 class="t">A &lt;story&gt; with “quotes” that is longer than forty characters</h1>
		<img id=lead src="/a.jpg" alt=""><p hidden>h</p><p>新闻<br>text</p></div><x-card><p>slotted</p></x-card>`)
	p.Viewport, p.Size, p.Laid = page.DefaultViewport, page.Size{W: 1366, H: 2000.5}, true
	p.Base = "https://cdn.example/"
	p.Styles = []page.Style{
		{Display: "block", Visibility: "visible", Position: "static", FontSize: 16.2, FontWeight: 400, Opacity: 1},
		{Display: "inline", Look: make([]string, len(page.LookProperties))},
	}
	p.Styles[1].Look[slices.Index(page.LookProperties, "float")] = "left"
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if !n.Hidden {
			n.Box, n.Style = page.Rect{X: float64(i) / 3, Y: -1.5, W: 1e-7 + float64(i), H: 0}, int32(i%3-1)
		}
	}
	p.Nodes[ByID(t, p, "lead")].Src = "https://cdn.example/a@2x.jpg"
	p.Nodes[len(p.Nodes)-1].Shadow = 1
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	hidden.Mark(p)
	return p
}
