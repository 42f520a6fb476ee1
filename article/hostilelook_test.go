package article

import (
	"html"
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// lookedAt are pages whose looks are written in many ways: borders, a border image, what stands before an element, a
// title on a picture and on a card, words on a picture, a background picture, pictures that mix with their ground.
var lookedAt = map[string]struct{ source, before, has string }{
	"borders": {`<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p look="border-top-width:3px;border-top-style:solid;border-top-color:rgb(1, 2, 3);border-top-left-radius:5px;border-top-right-radius:5px;border-bottom-right-radius:5px;border-bottom-left-radius:5px;padding-top:3px;text-emphasis-style:dot" box="0 0 700 40">Words and more.</p></div>`,
		"", "3px solid rgb(1, 2, 3)"},
	"border image": {`<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p look="border-top-width:3px;border-top-style:solid;border-top-color:rgb(1, 2, 3);border-image-source:linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2));border-image-slice:1;border-image-width:1;border-image-outset:0;border-image-repeat:stretch" box="0 0 700 40">Words and more.</p></div>`,
		"", "border-image:linear-gradient"},
	"before": {`<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p box="0 0 700 40">Words and more.</p></div>`,
		`content:"x";display:block;width:20px;height:20px;margin-top:3px;border-top-width:1px;border-top-style:solid;border-top-color:rgb(1, 1, 1);border-top-left-radius:50%;background-color:rgb(1, 2, 3);vertical-align:middle;opacity:0.5`, "::before"},
	"a drawing before": {`<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p box="0 0 700 40">Words and more.</p></div>`,
		`content:"";display:inline-block;width:20px;height:20px;background-image:url("data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"><path d='M0 0'/></svg>");background-repeat:no-repeat;background-size:10px;background-position-x:5px;background-position-y:6px`, "data:image/svg+xml;base64"},
	"a picture before": {`<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p box="0 0 700 40">Words and more.</p></div>`,
		`content:"";display:inline-block;width:20px;height:20px;background-image:url("https://news.example/i.png");background-repeat:no-repeat;background-size:contain;background-position-x:5px;background-position-y:6px;vertical-align:middle;opacity:0.5`, "i.png"},
	"title on a card": {`<body box="0 0 1366 2000"><header box="0 0 1366 500"><figure id=lead box="0 0 1366 500"><img src="/hero.jpg" box="0 0 1366 500"></figure>
		<div box="243 270 880 180" look="background-color:rgb(20, 30, 40);border-top-left-radius:5px"><h1 id=title box="283 300 800 60" look="color:rgb(255, 255, 255);margin-bottom:10px">A spring on the river</h1></div></header>
		<div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div>`, "", "background-color:rgb(20, 30, 40)"},
	"title on a background": {`<body box="0 0 1366 2000"><header box="0 0 1366 500" look='background-image:linear-gradient(rgba(0, 0, 0, 0.2), rgb(0, 0, 0)), url("https://news.example/cover.jpg");background-size:cover;background-position-x:10%;background-position-y:20%'>
		<h1 id=title box="283 400 800 60" look="color:rgb(255, 255, 255)">A spring on the river</h1></header><div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div>`, "", "cover.jpg"},
	"words on a picture": {`<body box="0 0 1366 2000"><div id=body box="0 0 700 1400"><p box="0 0 700 40">Words and more words.</p><div box="0 100 700 400" look="position:relative"><img src="a.png" alt="Water" look="position:absolute;object-fit:cover;object-position:10% 20%;mix-blend-mode:multiply" box="0 100 700 400"><div look="position:absolute;background-color:rgba(0, 0, 0, 0.5)" box="0 100 700 400"></div><p look="color:rgb(255, 255, 255);position:relative" box="20 420 660 40">Words on it</p></div></div>`,
		"", "g-back"},
	"words on a background": {`<body box="0 0 1366 2000"><div id=body box="0 0 700 1400"><p box="0 0 700 40">Words and more words.</p><div box="0 100 700 400" look='background-image:url("https://news.example/b.png");background-size:cover;background-position-x:10%;background-position-y:20%;color:rgb(255, 255, 255)'><p box="20 420 660 40">Words on it</p></div></div>`,
		"", "b.png"},
}

// dressed is a page of lookedAt, with what stands before its paragraph.
func dressed(t *testing.T, name string) (*page.Page, page.Selection) {
	t.Helper()
	p, sel := laid(t, lookedAt[name].source)
	if before := lookedAt[name].before; before != "" {
		values := make([]string, len(page.GeneratedProperties))
		for i, property := range page.GeneratedProperties {
			if values[i] = plainBefore[property]; values[i] == "" {
				values[i] = "0px"
			}
			if strings.HasPrefix(property, "border") && strings.HasSuffix(property, "-style") {
				values[i] = "none"
			}
		}
		for d := range strings.SplitSeq(before, ";") {
			property, value, _ := strings.Cut(d, ":")
			values[slices.Index(page.GeneratedProperties, property)] = value
		}
		n := p.First(p.Body(), "p")
		style := p.Styles[p.Nodes[n].Style]
		style.Look = slices.Clone(style.Look)
		style.Look[slices.Index(page.LookProperties, page.Before)] = page.JoinGenerated(values)
		p.Styles = append(p.Styles, style)
		p.Nodes[n].Style = int32(len(p.Styles) - 1)
	}
	return p, sel
}

// plainBefore are the values of what stands before an element of which a style sheet says nothing.
var plainBefore = map[string]string{
	"position": "static", "display": "inline", "float": "none", "box-shadow": "none", "clear": "none", "text-decoration-line": "none",
	"color": "rgb(0, 0, 0)", "background-color": "rgba(0, 0, 0, 0)", "font-family": `"Times New Roman"`, "font-size": "16px",
	"font-weight": "400", "font-style": "normal", "font-variant-caps": "normal", "line-height": "normal", "letter-spacing": "normal", "text-transform": "none",
	"vertical-align": "baseline", "opacity": "1", "box-sizing": "content-box", "width": "auto", "height": "auto",
	"visibility": "visible", "transform": "none", "text-align": "start", "align-items": "normal", "justify-content": "normal", "justify-items": "normal", "background-image": "none", "mask-image": "none", "clip-path": "none",
	"background-size": "auto", "background-position-x": "0%", "background-position-y": "0%", "background-repeat": "repeat", "z-index": "auto",
}

// TestHostileLook: no value of a look ends the style sheet or loads anything, whatever it is the value of, where all
// others are as a browser computes them. The properties of pictures may have addresses.
func TestHostileLook(t *testing.T) {
	pictures := []string{"background-image", "border-image-source", "list-style-image", "mask-image", "content"}
	hostile := []string{`;}</style><script>fire(1)</script>`, ` url("https://evil.example/x")`, `;}*{color:red`}
	holds := func(name, property, evil, doc string) {
		t.Helper()
		switch {
		case strings.Contains(doc, "<script"), strings.Contains(doc, "}*{color"):
			t.Errorf("%s, %s with %q ends the style sheet:\n%s", name, property, evil, doc)
		case strings.Contains(doc, "evil.example") && !slices.Contains(pictures, property):
			t.Errorf("%s, %s with %q loads something:\n%s", name, property, evil, doc)
		}
	}
	for name, of := range lookedAt {
		p, sel := dressed(t, name)
		if doc := written(t, p, sel); !strings.Contains(doc, of.has) {
			t.Errorf("%s: no %q in\n%s", name, of.has, doc)
			continue
		}
		for k, property := range page.LookProperties {
			for _, evil := range hostile {
				p, sel := dressed(t, name)
				for i := range p.Styles {
					if look := slices.Clone(p.Styles[i].Look); look != nil && !strings.HasPrefix(property, "::") {
						look[k] += evil
						p.Styles[i].Look = look
					}
				}
				holds(name, property, evil, written(t, p, sel))
			}
		}
		if of.before == "" {
			continue
		}
		before := slices.Index(page.LookProperties, page.Before)
		for k, property := range page.GeneratedProperties {
			for _, evil := range hostile {
				p, sel := dressed(t, name)
				style := &p.Styles[len(p.Styles)-1]
				values := slices.Clone(style.Generated(page.Before))
				values[k] += evil
				style.Look[before] = page.JoinGenerated(values)
				holds(name, "before: "+property, evil, written(t, p, sel))
			}
		}
	}
}

// TestHostileAlt: what is said in place of a picture behind words is no markup.
func TestHostileAlt(t *testing.T) {
	const evil = `"><script>fire(1)</script>`
	for name, attr := range map[string]string{"words on a picture": "alt", "words on a background": "aria-label", "title on a background": "aria-label", "title on a card": "alt"} {
		p, sel := dressed(t, name)
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "img" || strings.Contains(p.StyleOf(page.NodeID(i)).LookValue("background-image"), "url(") {
				n.Attrs = append(slices.DeleteFunc(slices.Clone(n.Attrs), func(a page.Attr) bool { return a.Name == attr }), page.Attr{Name: attr, Value: evil})
			}
		}
		if doc := written(t, p, sel); strings.Contains(doc, "<script") || !strings.Contains(doc, "fire(1)") {
			t.Errorf("%s:\n%s", name, doc)
		}
	}
}

// TestAttributeValues: attributes are written with values that they may have, and left out with others.
func TestAttributeValues(t *testing.T) {
	for _, tt := range []struct{ source, bad, good string }{
		{`<p lang="VALUE">x</p>`, `de"x`, "de-CH"}, {`<p dir="VALUE">x</p>`, "up", "rtl"}, {`<p><time datetime="VALUE">x</time></p>`, "a;b", "2024-03-05"},
		{`<table><colgroup><col span="VALUE"></colgroup><tr><td>1<td>2<tr><td>3<td>4</table>`, "2;3", "2"}, {`<table><tr><td colspan="VALUE">1<td>2<tr><td>3<td>4</table>`, "1e9", "2"},
		{`<table><tr><td rowspan="VALUE">1<td>2<tr><td>3<td>4</table>`, "100001", "2"}, {`<table><tr><th scope="VALUE">1<th>2<tr><td>3<td>4</table>`, "all", "col"},
		{`<ol start="VALUE"><li>x</ol>`, "3;", "3"}, {`<ol><li value="VALUE">x</ol>`, "3;", "3"}, {`<p>x <img src=/a.png width="VALUE"></p>`, "100%", "300"}, {`<p>x <img src=/a.png height="VALUE"></p>`, "auto", "200"},
		{`<video src=/f.mp4 preload="VALUE"></video>`, "all", "none"}, {`<video src=/f.mp4><track src=/t.vtt kind="VALUE"></video>`, "script", "captions"}, {`<video src=/f.mp4><track src=/t.vtt srclang="VALUE"></video>`, `d"e`, "de"},
		{`<blockquote cite="VALUE"><p>x</p></blockquote>`, "javascript:fire(1)", "https://a.example/"},
	} {
		_, name, _ := strings.Cut(tt.source[:strings.Index(tt.source, `="VALUE"`)], " ")
		name = name[strings.LastIndexByte(name, ' ')+1:]
		for value, want := range map[string]bool{tt.bad: false, tt.good: true} {
			p, sel := parsed(t, "<body>"+strings.Replace(tt.source, "VALUE", html.EscapeString(value), 1))
			if doc := bodyOf(written(t, p, sel)); strings.Contains(doc, " "+name+`="`) != want || want && !strings.Contains(doc, name+`="`+value+`"`) {
				t.Errorf("%s=%q: written %v in\n%s", name, value, !want, doc)
			}
		}
	}
}
