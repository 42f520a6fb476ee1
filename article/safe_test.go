package article

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley/article/allowlist"
	"galley/article/document"
	"galley/page"
	"galley/page/parse"
	"galley/testdata/hostile"
)

// allowedTags and allowedAttrs are stated here anew, so that a slip in the
// package's own tables does not allow itself.
var (
	allowedTags = allowlist.Set(`html head meta title link style body
		article section nav aside header footer main address hgroup h1 h2 h3 h4 h5 h6
		p hr pre blockquote ol ul li dl dt dd figure figcaption div
		a em strong small s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup
		i b u mark bdi bdo span br wbr del ins img picture video audio source track
		table caption colgroup col tbody thead tfoot tr td th details summary
		svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath
		desc linearGradient radialGradient stop clipPath mask pattern marker image
		math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow
		ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics none`)
	allowedAttrs = allowlist.Set(`class id lang dir title href rel src alt width height controls loop muted
		autoplay playsinline preload poster kind srclang label default type span colspan rowspan data-block
		scope abbr headers value start reversed cite datetime open
		charset http-equiv content name
		aria-label aria-hidden role alttext`)
)

// unsafe says what is wrong with a document, "" when nothing is. It reads it as
// a browser would. css is the style sheet it should have, "" for none.
func unsafe(document, css string) string {
	tree, err := html.Parse(strings.NewReader(document))
	if err != nil {
		return "" // nested deeper than the parser goes
	}
	styles := 0
	for n := range tree.Descendants() {
		switch n.Type {
		case html.CommentNode:
			return "a comment: " + n.Data
		case html.ElementNode:
			if !allowedTags[n.Data] {
				return "element " + n.Data
			}
			if n.Data == "style" {
				styles++
				if n.FirstChild == nil || n.FirstChild.Data != "\n"+css || n.Namespace != "" {
					return "a style sheet that is not the generated one"
				}
			}
			if inBody(n) && (n.Namespace == "" && slices.Contains([]string{"meta", "link", "style", "title", "body", "head"}, n.Data)) {
				return n.Data + " in the body"
			}
			if s := unsafeAttrs(n); s != "" {
				return s
			}
		}
	}
	if want := min(1, len(css)); styles != want {
		return fmt.Sprintf("%d style elements, want %d", styles, want)
	}
	return ""
}

// styleSheet is that of the styled document.
func styleSheet(a *Article) string {
	css, _ := document.Of(a.documentSource())
	return css
}

func inBody(n *html.Node) bool {
	for p := n.Parent; p != nil; p = p.Parent {
		if p.Data == "body" {
			return true
		}
	}
	return false
}

func unsafeAttrs(n *html.Node) string {
	for _, at := range n.Attr {
		name, v := at.Key, strings.ToLower(strings.Join(strings.Fields(at.Val), ""))
		known := allowedAttrs[name] || n.Namespace == "svg" && (allowlist.SVGAttrs[name] || allowlist.SVGReferences[name]) ||
			n.Namespace == "math" && allowlist.MathAttrs[name]
		switch {
		case !known || at.Namespace != "" || strings.HasPrefix(name, "on"):
			return "attribute " + name + " of " + n.Data
		case (name == "http-equiv" || name == "content" || name == "name") && inBody(n):
			return "attribute " + name + " in the body"
		case name == "id" && !strings.HasPrefix(v, "g-") && !strings.HasPrefix(v, "gx-"):
			return "id " + at.Val
		case (name == "href" || name == "src" || name == "poster" || name == "cite") && !safeAddress(n.Data, name, at.Val):
			return name + " of " + n.Data + " is " + at.Val
		case strings.Count(v, "url(") != strings.Count(v, "url(#g") && name != "title" && name != "alt" && name != "aria-label" && name != "alttext" && name != "label" && name != "abbr" && name != "type" && name != "href" && name != "src" && name != "poster" && name != "cite":
			return name + "=" + at.Val
		}
	}
	return ""
}

func safeAddress(tag, attr, v string) bool {
	switch {
	case strings.HasPrefix(v, "https://"), strings.HasPrefix(v, "http://"):
		return true
	case strings.HasPrefix(v, "data:image/"):
		return attr == "poster" || tag == "img" || tag == "image"
	case attr == "href" && tag != "image":
		return strings.HasPrefix(v, "#g") || tag == "a" && strings.HasPrefix(v, "mailto:")
	}
	return false
}

// vector is a hostile text with names filled in.
type vector struct{ place, text string }

func vectors(t testing.TB) (list []vector) {
	t.Helper()
	names := strings.NewReplacer("FIRE", "fire(1)", "EVIL", "https://evil.example/x")
	for _, v := range hostile.Vectors(t) {
		list = append(list, vector{v.Place, names.Replace(v.Text)})
	}
	return list
}

// page puts a vector where it belongs on a page.
func (v vector) page() string {
	body := "<p>Before.</p>" + v.text
	head, title := "<title>x</title>", "x"
	switch v.place {
	case "raw":
		return v.text
	case "head":
		head, body = v.text, "<p>x</p>"
	case "title":
		title, body = v.text, "<p>x</p>"
	}
	return "<!doctype html><html><head>" + head + "</head><body><h1 id=title>" + title + "</h1><div id=body>" + body + "<p>After.</p></div></body></html>"
}

func TestVectors(t *testing.T) {
	list := vectors(t)
	if len(list) < 300 {
		t.Fatalf("%d vectors, want at least 300", len(list))
	}
	for _, v := range list {
		for _, build := range []func(testing.TB, string) (*page.Page, page.Selection){parsed, laid} {
			p, sel := build(t, v.page())
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			doc := written(t, p, sel)
			if s := unsafe(doc, styleSheet(a)); s != "" {
				t.Errorf("%s\n%s, in %s", v.text, s, bodyOf(doc))
			}
			var clean bytes.Buffer
			if err := a.WriteClean(&clean); err != nil {
				t.Fatal(err)
			}
			if s := unsafe(clean.String(), ""); s != "" {
				t.Errorf("clean: %s\n%s, in %s", v.text, s, bodyOf(clean.String()))
			}
		}
	}
}

// Nodes that no parser makes, but a browser's DOM or a page file can hold.
func TestHostileNodes(t *testing.T) {
	nodes := []page.Node{
		{Tag: "style"}, {Tag: "script"}, {Tag: "IMG", Src: "javascript:alert(1)"},
		{Tag: "img", Src: "javascript:alert(1)"}, {Tag: "img", Src: `data:image/png;base64,AA"onerror="x`},
		{Tag: "a", Attrs: []page.Attr{{Name: `x onclick=alert(1)`, Value: "1"}, {Name: "href", Value: "https://x.example/\"><script>"}}},
		{Tag: "a", Attrs: []page.Attr{{Name: "href", Value: "#x"}, {Name: "id", Value: "x\"><script>"}}},
		{Tag: "p", Attrs: []page.Attr{{Name: "dir", Value: `"><script>`}, {Name: "lang", Value: `"><script>`}, {Name: "title", Value: "\x00\"><script>"}}},
		{Kind: page.Text, Text: "</style><script>alert(1)</script>\x00<\x00script>"},
	}
	for _, n := range nodes {
		n.Style, n.Parent = page.NoStyle, 0
		p := &page.Page{URL: testURL, Nodes: []page.Node{{Tag: "html", Style: page.NoStyle, Parent: page.None}, n}}
		if err := p.Link(page.Limits{}); err != nil {
			t.Fatal(err)
		}
		sel := page.Selection{Title: page.None, Roots: []page.NodeID{0}}
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		doc := written(t, p, sel)
		if s := unsafe(doc, styleSheet(a)); s != "" {
			t.Errorf("%+v: %s in %s", n, s, bodyOf(doc))
		}
	}
}

// Whatever the page says, the output has only elements and attributes of the
// allow-lists, addresses that do nothing, and the generated style sheet.
func FuzzWriteHTML(f *testing.F) {
	for _, v := range vectors(f) {
		f.Add(v.page(), "color:"+v.text)
	}
	f.Add(`<table><form><tr><td><p><svg><title><b>x`, "font-family:a;b")
	f.Fuzz(func(t *testing.T, source, value string) {
		p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: testURL})
		if err != nil {
			t.Skip()
		}
		if value != "" {
			clothe(p, value)
		}
		sel := page.Selection{Title: p.First(0, "h1"), Roots: []page.NodeID{p.Body()}}
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		var doc, again bytes.Buffer
		if err := a.WriteHTML(&doc); err != nil {
			t.Fatal(err)
		}
		if s := unsafe(doc.String(), styleSheet(a)); s != "" {
			t.Errorf("%s in %s", s, bodyOf(doc.String()))
		}
		if a.WriteHTML(&again); !bytes.Equal(doc.Bytes(), again.Bytes()) {
			t.Error("not the same bytes twice")
		}
		if err := a.WriteJSON(&again); err != nil {
			t.Error(err)
		}
		if err := a.WriteText(&again); err != nil {
			t.Error(err)
		}
	})
}

// clothe gives every element a look that is value all over.
func clothe(p *page.Page, value string) {
	look := make([]string, len(page.LookProperties))
	for i := range look {
		look[i] = value
	}
	p.Laid, p.Styles = true, []page.Style{{Display: "block", Look: look}}
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element {
			p.Nodes[i].Style = 0
			p.Nodes[i].Box = page.Rect{X: 1, Y: 1, W: float64(i%700 + 1), H: 30}
		}
	}
}
