// Package pagetest makes pages for tests: of HTML, by hand with boxes and fonts, and at random.
package pagetest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

// A part is a piece of a page made by hand: an element or a text.
type Part struct {
	node  page.Node
	style page.Style
	parts []Part
}

// El is an element; spec is "tag" or "tag#id". Its parts come as a []part,
// strings are texts, a page.Rect is its box, a page.Style its style, a page.Attr
// an attribute.
func El(spec string, with ...any) Part {
	tag, id, _ := strings.Cut(spec, "#")
	e := Part{node: page.Node{Tag: tag}, style: page.Style{Display: "block", Visibility: "visible", FontSize: 16, FontWeight: 400, Opacity: 1}}
	switch tag {
	case "a", "b", "span", "em", "strong", "i", "q":
		e.style.Display = "inline"
	}
	if id != "" {
		e.node.Attrs = append(e.node.Attrs, page.Attr{Name: "id", Value: id})
	}
	for _, w := range with {
		switch w := w.(type) {
		case string:
			e.parts = append(e.parts, Part{node: page.Node{Kind: page.Text, Text: w}})
		case Part:
			e.parts = append(e.parts, w)
		case []Part:
			e.parts = append(e.parts, w...)
		case page.Rect:
			e.node.Box = w
		case page.Style:
			e.style = w
		case page.Attr:
			e.node.Attrs = append(e.node.Attrs, w)
		}
	}
	return e
}

// Link is an <a href>.
func Link(href string, with ...any) Part {
	return El("a", append([]any{page.Attr{Name: "href", Value: href}}, with...)...)
}

// Hidden marks a part as one that a reader does not see.
func Hidden(p Part) Part {
	p.node.Hidden = true
	return p
}

// Sized is the style of a block with the given font.
func Sized(size, weight float64) page.Style {
	return page.Style{Display: "block", Visibility: "visible", FontSize: size, FontWeight: weight, Opacity: 1}
}

func Box(x, y, w, h float64) page.Rect { return page.Rect{X: x, Y: y, W: w, H: h} }

// Build makes a laid out page of https://news.example/story whose body has the
// given parts.
func Build(t testing.TB, with ...any) *page.Page {
	t.Helper()
	head := El("head", El("title", "Big news today | Example"))
	root := El("html", head, El("body", append([]any{Box(0, 0, 1024, 3000)}, with...)...))
	p := &page.Page{URL: "https://news.example/story", Viewport: page.Size{W: 1024, H: 768}, Size: page.Size{W: 1024, H: 3000}, Laid: true}
	add(p, root, page.None)
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

func add(p *page.Page, e Part, parent page.NodeID) {
	id := page.NodeID(len(p.Nodes))
	e.node.Parent, e.node.Style = parent, page.NoStyle
	if e.node.Kind == page.Element {
		e.node.Style = int32(len(p.Styles))
		p.Styles = append(p.Styles, e.style)
	}
	p.Nodes = append(p.Nodes, e.node)
	for _, c := range e.parts {
		add(p, c, id)
	}
}

// ByID is the element with an id.
func ByID(t testing.TB, p *page.Page, id string) page.NodeID {
	t.Helper()
	for i := range p.Nodes {
		if p.Nodes[i].Attr("id") == id {
			return page.NodeID(i)
		}
	}
	t.Fatalf("no element has the id %q", id)
	return page.None
}

// IDs are the ids of nodes; tags where they have none.
func IDs(p *page.Page, nodes []page.NodeID) string {
	var names []string
	for _, n := range nodes {
		name := p.Nodes[n].Attr("id")
		if name == "" {
			name = p.Nodes[n].Tag
		}
		names = append(names, name)
	}
	return strings.Join(names, " ")
}

// Random is a page without layout, of random tags and texts.
func Random(t testing.TB, seed uint64) *page.Page {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 0))
	pieces := strings.Fields(`<div> </div> <p> </p> <b> </b> <span> </span> <a> </a> <h2> </h2> <br>
		<article> </article> <ul><li> </li></ul> <script>x</script> <h1> </h1> <style>y</style>
		word Word two 新聞記者 かな ... . " ) ” … end. ß é`)
	pieces = append(pieces, " ", "  \n", "\u00a0", `<a href="/x">`, `<a href="/story">`, `<div hidden>`, `<a href="">`)
	var html strings.Builder
	html.WriteString("<title>Two words: 新聞</title><body>")
	for range 5 + r.IntN(200) {
		html.WriteString(pieces[r.IntN(len(pieces))])
	}
	p, err := parse.HTML(strings.NewReader(html.String()), parse.Source{URL: "https://news.example/story"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// LayOut gives every node a box and every other element a style, from a seed:
// boxes empty, negative, huge, outside their parents.
func LayOut(p *page.Page, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 1))
	p.Laid = true
	p.Viewport = page.Size{W: 1366, H: 768}
	p.Styles = []page.Style{Sized(16, 400), Sized(0, 0), Sized(40, 700), {Display: "contents", FontSize: 12}, {Display: "inline", FontSize: 1 << 27}}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if r.IntN(4) > 0 {
			n.Box = Box(float64(r.IntN(1500)-100), float64(r.IntN(3000)-200), float64(r.IntN(1400)), float64(r.IntN(900)))
		}
		if r.IntN(50) == 0 {
			n.Box.X, n.Box.H = -(1 << 27), 1<<27
		}
		if n.Kind == page.Element && r.IntN(2) == 0 {
			n.Style = int32(r.IntN(len(p.Styles)))
		}
	}
}

// Parse is a page of HTML without layout.
func Parse(t testing.TB, source string) *page.Page {
	t.Helper()
	return At(t, URL, source)
}

// At is a page of HTML at an address, without layout.
func At(t testing.TB, url, source string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: url, ContentType: "text/html; charset=utf-8", Marked: true})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// CSS is the first element of a page that a selector of CSS names.
func CSS(t testing.TB, p *page.Page, selector string) page.NodeID {
	t.Helper()
	n, err := p.FindCSS(selector)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Sentences are n sentences of running text that differ from those of another topic.
func Sentences(topic string, n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("The " + topic + " was, by all accounts, number " + strings.Repeat("i", i+1) + " of those that the people of the harbour town had seen since the winter of the flood. ")
	}
	return b.String()
}
