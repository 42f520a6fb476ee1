package article

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"galley/article/flow"
	"galley/page"
)

func TestNewRefuses(t *testing.T) {
	p, _ := parsed(t, "<p>x")
	if _, err := New(p, page.Selection{Title: page.None}); !errors.Is(err, ErrEmpty) {
		t.Errorf("empty selection: %v, want ErrEmpty", err)
	}
	for _, sel := range []page.Selection{
		{Title: 99}, {Title: -7}, {Title: page.None, Roots: []page.NodeID{99}},
		{Title: page.None, Roots: []page.NodeID{0}, Cut: []page.NodeID{-1}},
	} {
		if _, err := New(p, sel); err == nil {
			t.Errorf("New takes %v of a page of %d nodes", sel, len(p.Nodes))
		}
	}
}

func TestParts(t *testing.T) {
	const source = `<body><h1>T</h1><div><h2>U</h2><p>a</p><p>b<i>c</i></p></div><p>d</p>`
	tests := []struct {
		name         string
		title        string
		roots, cut   []string
		text, titled string
	}{
		{"title before the body", "h1", []string{"div"}, nil, "T\n\nU\n\na\n\nbc\n", "T"},
		{"title in the body", "h2", []string{"div"}, nil, "U\n\na\n\nbc\n", "U"},
		{"title cut from the body", "h2", []string{"div"}, []string{"h2"}, "U\n\na\n\nbc\n", "U"},
		{"title around the body", "body", []string{"div"}, nil, "T d\n\nU\n\na\n\nbc\n", "T d"},
		{"roots out of order and in each other", "h1", []string{"body > p", "div", "div p"}, []string{"i", "div p + p"}, "T\n\nU\n\na\n\nd\n", "T"},
		{"title is the body", "div", []string{"div"}, []string{"i"}, "U\n\na\n\nb\n", "U a b"},
		{"no body", "h1", nil, nil, "T\n", "T"},
		{"no title", "", []string{"div"}, []string{"h1"}, "U\n\na\n\nbc\n", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, _ := parsed(t, source)
			sel := page.Selection{Title: page.None, Roots: find(t, p, tt.roots), Cut: find(t, p, tt.cut)}
			if tt.title != "" {
				sel.Title = find(t, p, []string{tt.title})[0]
			}
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var text strings.Builder
			if err := a.WriteText(&text); err != nil {
				t.Fatal(err)
			}
			if text.String() != tt.text || a.Title != tt.titled {
				t.Errorf("text %q, title %q, want %q, %q", text.String(), a.Title, tt.text, tt.titled)
			}
			// The document says what the text says.
			q, _ := parsed(t, written(t, p, sel))
			if got, want := page.Norm(q.Text(q.Body())), page.Norm(tt.text); got != want {
				t.Errorf("the document says %q, want %q", got, want)
			}
		})
	}
}

func find(t *testing.T, p *page.Page, selectors []string) []page.NodeID {
	t.Helper()
	var nodes []page.NodeID
	for _, s := range selectors {
		n, err := p.FindCSS(s)
		if err != nil {
			t.Fatal(err)
		}
		nodes = append(nodes, n)
	}
	return nodes
}

func TestBlocks(t *testing.T) {
	p, sel := parsed(t, `<body>bare<h2>Head  line</h2><p>one<br>two <b>bold</b></p>
		<ul><li>item<ul><li><p>deep</p></li></ul>tail</li></ul><blockquote><p>q</p></blockquote>
		<pre>
 a
  b</pre><figure><img src=x><figcaption>cap</figcaption></figure><table><tr><td>c1<td>c2</table><script>no()</script>`)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	want := []flow.Block{
		{ID: "b1", Kind: "paragraph", Text: "bare"}, {ID: "b2", Kind: "heading", Text: "Head line"}, {ID: "b3", Kind: "paragraph", Text: "one\ntwo bold"},
		{ID: "b4", Kind: "item", Text: "item"}, {ID: "b5", Kind: "item", Text: "deep"}, {ID: "b6", Kind: "item", Text: "tail"}, {ID: "b7", Kind: "quote", Text: "q"},
		{ID: "b8", Kind: "code", Text: " a\n  b"}, {ID: "b9", Kind: "caption", Text: "cap"}, {ID: "b10", Kind: "cell", Text: "c1"}, {ID: "b11", Kind: "cell", Text: "c2"},
	}
	if !reflect.DeepEqual(a.Blocks, want) {
		t.Errorf("got  %+v\nwant %+v", a.Blocks, want)
	}
}

func TestImages(t *testing.T) {
	const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
	tests := []struct{ name, source, want string }{
		{"src", `<img src="a.png">`, "https://news.example/2024/a.png"},
		{"scheme left out", `<img src="//cdn.example/a.png">`, "https://cdn.example/a.png"},
		{"line breaks in the address", "<img src=' a\n.png '>", "https://news.example/2024/a.png"},
		{"lazy, placeholder is data", `<img src="` + pixel + `" data-src="/b.png">`, "https://news.example/b.png"},
		{"lazy, placeholder is a file", `<img src="/img/lazy-placeholder.gif" data-original="/b.png">`, "https://news.example/b.png"},
		{"lazy, no src", `<img data-lazy-src="/b.png">`, "https://news.example/b.png"},
		{"a name that only sounds like one", `<img src="/transparency.jpg" data-src="/b.png">`, "https://news.example/transparency.jpg"},
		{"srcset only", `<img srcset="/c-320.png 320w, /c-640.png 640w">`, "https://news.example/c-320.png"},
		{"commas in the address", `<img srcset="/c,w_320.png, /d.png 2x">`, "https://news.example/c,w_320.png"},
		{"picture", `<picture><source srcset="/d.webp 1x"><img alt=x></picture>`, "https://news.example/d.webp"},
		{"src wins over srcset", `<img src="a.png" srcset="/c.png 2x">`, "https://news.example/2024/a.png"},
		{"a bitmap of its own", `<img src="data:image/png;base64,` + strings.Repeat("A", 2000) + `">`, "data:image/png;base64," + strings.Repeat("A", 2000)},
		{"svg of its own", `<img src="data:image/svg+xml,%3Csvg/%3E">`, ""},
		{"pixel", `<img src="/count.gif" width=1 height=1>`, ""},
	}
	for _, tt := range tests {
		p, sel := parsed(t, "<body><figure>"+tt.source+"<div><figcaption>A <b>caption</b></figcaption></div></figure>")
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if len(a.Images) > 0 {
			got = a.Images[0].URL
			if a.Images[0].Caption != "A caption" {
				t.Errorf("%s: caption %q", tt.name, a.Images[0].Caption)
			}
		}
		if got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
		if doc := written(t, p, sel); tt.want != "" && !strings.Contains(doc, `src="`+tt.want+`"`) {
			t.Errorf("%s: no such src in %s", tt.name, bodyOf(doc))
		}
	}
	// What the browser chose and showed wins over every attribute.
	p, sel := laid(t, `<body><img src="small.png" data-src="other.png" srcset="large.png 2x" box="0 0 600 400">`)
	n := p.First(0, "img")
	p.Nodes[n].Src = "https://cdn.example/large.png"
	if doc := written(t, p, sel); !strings.Contains(doc, `src="https://cdn.example/large.png"`) {
		t.Errorf("currentSrc is not in %s", bodyOf(doc))
	}
}

// Trees that a script can make and a parser cannot: the document must be read as
// the tree it was written from.
func TestReadsBackAsWritten(t *testing.T) {
	tests := []struct{ tree, want string }{
		{"p div", "<div><div>x</div></div>"},
		{"p p", "<div><p>x</p></div>"},
		{"p table tbody tr td p", "<div><table role=\"presentation\"><tbody><tr><td><p>x</p></td></tr></tbody></table></div>"},
		{"p x-y", "<p><span>x</span></p>"},
		{"a i a", "<a><i><span>x</span></i></a>"},
		{"h1 h2", "<h1><div>x</div></h1>"},
		{"td", "<div>x</div>"},
		{"tr td", "<div><div>x</div></div>"},
		{"table form tbody tr td", "<table role=\"presentation\"><tbody><tr><td>x</td></tr></tbody></table>"},
		{"math mtext b", "<math><mtext>x</mtext></math>"},
		{"svg g p", "<svg><g></g></svg>"},
		{"summary", "<div>x</div>"},
		{"iframe html body p", "<div><div><div><p>x</p></div></div></div>"},
	}
	for _, tt := range tests {
		p := chain(t, strings.Fields("html "+tt.tree))
		doc := written(t, p, page.Selection{Title: page.None, Roots: []page.NodeID{1}})
		// The root stands in no table and no list, so look one element in.
		q := chain(t, strings.Fields("html main "+tt.tree))
		inMain := inner(written(t, q, page.Selection{Title: page.None, Roots: []page.NodeID{1}}))
		if got := inner(doc); got != tt.want && inMain != "<div>"+tt.want+"</div>" {
			t.Errorf("%s: got %s, in main %s, want %s", tt.tree, got, inMain, tt.want)
		}
		again, _ := parsed(t, doc)
		root := again.First(again.Body(), "div")
		if got := inner(written(t, again, page.Selection{Title: page.None, Roots: []page.NodeID{root}})); !strings.Contains(got, tt.want) {
			t.Errorf("%s: read again %s, want %s", tt.tree, got, tt.want)
		}
	}
}

// chain is a page of one element in the other, with the text x.
func chain(t *testing.T, tags []string) *page.Page {
	t.Helper()
	p := &page.Page{URL: testURL}
	for i, tag := range tags {
		p.Nodes = append(p.Nodes, page.Node{Tag: tag, Parent: page.NodeID(i - 1), Style: page.NoStyle})
	}
	p.Nodes = append(p.Nodes, page.Node{Kind: page.Text, Text: "x", Parent: page.NodeID(len(tags) - 1), Style: page.NoStyle})
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

func TestDrawingsKeepTheirReferences(t *testing.T) {
	p, sel := parsed(t, `<body><svg viewBox="0 0 9 9"><defs><linearGradient id="sun"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
		<path fill="url('#sun') red" d="M0 0"/><path fill="url(#gone)" d="M1 1"/><use xlink:href="#sun"/></svg>`)
	doc := written(t, p, sel)
	for _, want := range []string{`<linearGradient id="g-sun">`, `fill="url(#g-sun) red"`, `<use href="#g-sun">`, `<path d="M1 1">`} {
		if !strings.Contains(doc, want) {
			t.Errorf("no %s in %s", want, bodyOf(doc))
		}
	}
	// Copies of copies would multiply.
	p, sel = parsed(t, `<body><svg><g id=a><use href=#b /><use href=#b /></g><g id=b><use href=#c /></g></svg>`)
	if doc := written(t, p, sel); strings.Contains(doc, "<use") {
		t.Errorf("nested uses in %s", bodyOf(doc))
	}
}

// A page as deep as galley reads, and as wide, is written without trouble.
func TestDeep(t *testing.T) {
	tags := []string{"html"}
	for len(tags) < 1000 {
		tags = append(tags, "figure", "figcaption", "p", "a", "x-y")
	}
	p := chain(t, tags)
	if doc := written(t, p, page.Selection{Title: 1, Roots: []page.NodeID{0}}); !strings.Contains(doc, ">x<") {
		t.Error("the text is lost")
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestWriteErrors(t *testing.T) {
	p, sel := parsed(t, "<p>x")
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	for i, write := range []func(io.Writer) error{a.WriteHTML, a.WriteText, a.WriteJSON} {
		if err := write(brokenWriter{}); !errors.Is(err, io.ErrClosedPipe) {
			t.Errorf("writer %d: %v, want io.ErrClosedPipe", i, err)
		}
	}
}

func BenchmarkWriteHTML(b *testing.B) {
	var source strings.Builder
	source.WriteString(`<body look="font-family:Georgia"><div id=body box="100 0 700 9000">`)
	for i := range 200 {
		fmt.Fprintf(&source, `<p look="font-size:18px" box="100 0 700 60">Some words <b>that matter</b> and <a href="/a/%d">a link</a>,
			<em>more</em> of <span look="color:rgb(%d, 0, 0)">them</span>.</p><figure box="100 0 700 400"><img src="/i/%d.jpg" look="width:700px;height:394px" box="100 0 700 394"></figure>`, i, i%9, i)
	}
	p, sel := laid(b, source.String())
	b.ReportAllocs()
	for b.Loop() {
		a, err := New(p, sel)
		if err != nil {
			b.Fatal(err)
		}
		if err := a.WriteHTML(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}
