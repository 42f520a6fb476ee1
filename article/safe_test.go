package article

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley/page"
)

// allowedTags and allowedAttrs are stated here anew, so that a slip in the
// package's own tables does not allow itself.
var (
	allowedTags = set(`html head meta title link style body
		article section nav aside header footer main address hgroup h1 h2 h3 h4 h5 h6
		p hr pre blockquote ol ul li dl dt dd figure figcaption div
		a em strong small s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup
		i b u mark bdi bdo span br wbr del ins img picture video audio source track
		table caption colgroup col tbody thead tfoot tr td th details summary
		svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath
		desc linearGradient radialGradient stop clipPath mask pattern marker image
		math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow
		ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics none`)
	allowedAttrs = set(`class id lang dir title href rel src alt width height controls loop muted
		autoplay playsinline preload poster kind srclang label default type span colspan rowspan
		scope abbr headers value start reversed cite datetime open
		charset http-equiv content name
		aria-label aria-hidden role alttext`)
)

// unsafe says what is wrong with a document, "" when nothing is. It reads it as
// a browser would.
func unsafe(a *Article, document string) string {
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
				if n.FirstChild == nil || n.FirstChild.Data != "\n"+a.document().css || n.Namespace != "" {
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
	if styles != 1 {
		return fmt.Sprintf("%d style elements, want 1", styles)
	}
	return ""
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
		known := allowedAttrs[name] || n.Namespace == "svg" && (svgAttrNames[name] || svgReferences[name]) ||
			n.Namespace == "math" && mathAttrNames[name]
		switch {
		case !known || at.Namespace != "" || strings.HasPrefix(name, "on"):
			return "attribute " + name + " of " + n.Data
		case (name == "http-equiv" || name == "content" || name == "name") && inBody(n):
			return "attribute " + name + " in the body"
		case name == "id" && !strings.HasPrefix(v, "g-") && !strings.HasPrefix(v, "gx-"):
			return "id " + at.Val
		case (name == "href" || name == "src" || name == "poster" || name == "cite") && !safeAddress(n.Data, name, at.Val):
			return name + " of " + n.Data + " is " + at.Val
		case strings.Contains(v, "url(") && !strings.HasPrefix(v, "url(#g") && name != "title" && name != "alt" && name != "aria-label" && name != "alttext" && name != "label" && name != "abbr" && name != "type" && name != "href" && name != "src" && name != "poster" && name != "cite":
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

// vectors are ways to smuggle script, style or requests past a sanitiser. Each
// is tried as it is, laid out and not; the output must be safe and, where a text
// is named, must not hold it.
var vectors = []string{
	// Handlers and script elements.
	`<script>alert(1)</script>`, `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
	`<img src=x onerror=alert(1)>`, `<img src=x OnErRoR=alert(1)>`, `<p onclick=alert(1)>x`,
	`<body onload=alert(1)>`, `<details open ontoggle=alert(1)>x</details>`,
	`<video src=x.mp4 onloadstart=alert(1)><source src=x onerror=alert(1)></video>`,
	`<a href=x onfocus=alert(1) autofocus tabindex=1>x</a>`, `<x-y onpointerenter=alert(1)>x</x-y>`,
	`<img/src="x"/onerror=alert(1)>`, `<img src="x"onerror="alert(1)">`, `<img src=x:x onerror&#61;alert(1)>`,
	// Addresses.
	`<a href="javascript:alert(1)">x</a>`, `<a href="JaVaScRiPt:alert(1)">x</a>`,
	`<a href="java&#9;script:alert(1)">x</a>`, `<a href="java&#10;script:alert(1)">x</a>`,
	`<a href="&#1;javascript:alert(1)">x</a>`, `<a href=" &#14; javascript:alert(1)">x</a>`,
	`<a href="javascript&colon;alert(1)">x</a>`, `<a href="vbscript:msgbox(1)">x</a>`,
	`<a href="data:text/html,<script>alert(1)</script>">x</a>`, `<a href="data:image/svg+xml,<svg onload=alert(1)>">x</a>`,
	`<a href="blob:https://news.example/1">x</a>`, `<a href="file:///etc/passwd">x</a>`,
	`<a href="view-source:javascript:alert(1)">x</a>`, `<a href="//evil.example\@news.example">x</a>`,
	`<a href='https://x.example/"onmouseover=alert(1)//'>x</a>`, `<a href="mailto:a@b.example?x=&quot;><script>">x</a>`,
	`<img src="javascript:alert(1)">`, `<img src="data:image/svg+xml;base64,PHN2Zy8+">`,
	`<img src="data:text/html;base64,PHNjcmlwdD4=">`, `<img src="data:image/png;base64,AA&quot; onerror=&quot;alert(1)">`,
	`<img srcset="javascript:alert(1) 2x">`, `<video poster="javascript:alert(1)" src="data:video/mp4,x">`,
	`<blockquote cite="javascript:alert(1)">x</blockquote>`, `<track src="javascript:alert(1)">`,
	`<base href="javascript:alert(1)//"><a href="x">x</a>`, `<base href="https://evil.example/"><img src=a.png>`,
	`<a ping="https://evil.example" href="x" target=_top download=x>x</a>`, `<img src=x usemap=#m><map name=m><area href=javascript:alert(1)></map>`,
	// Documents in documents.
	`<iframe src="javascript:alert(1)"></iframe>`, `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
	`<iframe src="data:text/html,<script>alert(1)</script>"></iframe>`, `<object data="javascript:alert(1)"></object>`,
	`<embed src="javascript:alert(1)">`, `<frameset><frame src="javascript:alert(1)"></frameset>`,
	`<meta http-equiv=refresh content="0;url=javascript:alert(1)">`, `<link rel=stylesheet href="https://evil.example/x.css">`,
	`<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"><button formaction=x>y</button></form>`,
	`<isindex action=javascript:alert(1) type=image>`,
	// Style.
	`<style>body{background:url(javascript:alert(1))}</style>`, `<p style="background:url(https://evil.example)">x</p>`,
	`<p style="width:expression(alert(1))">x</p>`, `<style>@import "https://evil.example/x.css";</style>`,
	`<p class="g-part c0" style="position:fixed;inset:0">x</p>`, `<font color="red;background:url(x)">x</font>`,
	`<table background="https://evil.example/x.png"><tr><td bgcolor="url(x)">x</td></tr></table>`,
	// SVG.
	`<svg onload=alert(1)>`, `<svg><script>alert(1)</script></svg>`, `<svg><script href="https://evil.example/x.js"/></svg>`,
	`<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`, `<svg><a href="javascript:alert(1)"><text>x</text></a></svg>`,
	`<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>`,
	`<svg><set attributeName=onmouseover to=alert(1) /></svg>`, `<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>`,
	`<svg><use href="https://evil.example/x.svg#x"/></svg>`, `<svg><image href="javascript:alert(1)"/></svg>`,
	`<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>`,
	`<svg><style>@import "https://evil.example"</style><path style="fill:url(https://evil.example)" d="M0 0"/></svg>`,
	`<svg><rect fill="url(https://evil.example/#x)" width=1 height=1 /></svg>`, `<svg><feImage href="https://evil.example"/></svg>`,
	`<svg><handler type="application/ecmascript">alert(1)</handler></svg>`, `<svg><title><style><img src=x onerror=alert(1)></style></title></svg>`,
	`<svg><desc><noscript><p title="</noscript><img src=x onerror=alert(1)>"></desc></svg>`,
	// MathML.
	`<math><maction actiontype="statusline#http://x" xlink:href="javascript:alert(1)">x</maction></math>`,
	`<math href="javascript:alert(1)"><mi>x</mi></math>`, `<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>`,
	`<math><mi xlink:href="javascript:alert(1)" onclick=alert(1)>x</mi></math>`,
	// Trees that change when they are read again.
	`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
	`<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>`,
	`<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">`, `<math></p><style><!--</style><img src/onerror=alert(1)>`,
	`<svg><p><style><g title="</style><img src onerror=alert(1)>"></style></p></svg>`,
	`<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`,
	`<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>`,
	`<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>`, `<plaintext><img src=x onerror=alert(1)>`,
	`<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>`, `<title><a title="</title><img src onerror=alert(1)>"></title>`,
	`<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>">`,
	`<p title="--><script>alert(1)</script>">x</p><!-- --!><img src=x onerror=alert(1)> -->`,
	`<![CDATA[<img src=x onerror=alert(1)>]]>`, `<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>`,
	`<?xml version="1.0"?><?php echo 1 ?><img src=x onerror=alert(1)>`, `&lt;script&gt;alert(1)&lt;/script&gt;`,
	// Clobbering.
	`<img id=cookie name=cookie src=x.png><a href="#cookie">x</a>`, `<form id=body name=body><input name=attributes></form>`,
	`<a id=__proto__ name=defaultView href="#__proto__">x</a>`, `<p id="a b&quot;><script>">x</p><a href='#a%20b%22%3E%3Cscript%3E'>x</a>`,
}

func TestVectors(t *testing.T) {
	if len(vectors) < 60 {
		t.Fatalf("%d vectors, want at least 60", len(vectors))
	}
	for _, v := range vectors {
		for _, build := range []func(testing.TB, string) (*page.Page, page.Selection){parsed, laid} {
			p, sel := build(t, "<body><div>"+v)
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			doc := written(t, p, sel)
			if s := unsafe(a, doc); s != "" {
				t.Errorf("%s\n%s, in %s", v, s, bodyOf(doc))
			}
			if strings.Contains(bodyOf(doc), "evil.example/x.") || strings.Contains(bodyOf(doc), "javascript:alert") {
				t.Errorf("%s\nleft in %s", v, bodyOf(doc))
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
		if s := unsafe(a, doc); s != "" {
			t.Errorf("%+v: %s in %s", n, s, bodyOf(doc))
		}
	}
}

// Whatever the page says, the output has only elements and attributes of the
// allow-lists, addresses that do nothing, and the generated style sheet.
func FuzzWriteHTML(f *testing.F) {
	for _, v := range vectors {
		f.Add("<body><div>"+v, "color:"+v)
	}
	f.Add(`<table><form><tr><td><p><svg><title><b>x`, "font-family:a;b")
	f.Fuzz(func(t *testing.T, source, value string) {
		p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL})
		if err != nil {
			t.Skip()
		}
		if value != "" {
			dress(p, value)
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
		if s := unsafe(a, doc.String()); s != "" {
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

// dress gives every element a look that is value all over.
func dress(p *page.Page, value string) {
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
