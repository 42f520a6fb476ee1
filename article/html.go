package article

import (
	"bufio"
	"io"
	"strings"

	"galley/article/backdrop"
	"galley/article/font"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// policy lets the document load pictures, film and sound, and nothing else: no
// script, no frame, no font, no form, whatever a mistake elsewhere lets through.
const policy = "default-src 'none'; img-src https: http: data:; media-src https: http:; " +
	"style-src 'unsafe-inline'; font-src 'none'; script-src 'none'; object-src 'none'; " +
	"frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'"

// policy allows for pictures and fonts that are files beside the document, and for fonts
// that are in it.
func (a *Article) policy() string {
	p := policy
	if a.beside {
		p = strings.Replace(p, "img-src ", "img-src 'self' file: ", 1)
	}
	switch {
	case a.fontSource == nil || len(a.faces) == 0:
	case a.beside:
		p = strings.Replace(p, "font-src 'none'", "font-src 'self' file:", 1)
	default:
		p = strings.Replace(p, "font-src 'none'", "font-src data:", 1)
	}
	return p
}

// baseCSS is said of every document, before the generated classes, which win
// over it. Nothing may be wider than the window.
const baseCSS = `body{margin:0;padding:24px 16px}
.g-part{display:flow-root;margin:0 auto;overflow-wrap:break-word}
img,svg,video,audio{max-width:100%}
img,video{height:auto}
pre{overflow-x:auto}
.g-frame,.g-canvas{display:block;box-sizing:border-box;max-width:100%;border:1px solid;padding:8px;overflow:hidden}
`

// narrowCSS is said of documents with columns, floats or tables, which a narrow screen
// has no room for: tables scroll.
const narrowCSS = `@media (max-width:600px){
.g-part .g-row{display:block}
.g-part .g-row>*{width:auto;margin-left:0;margin-right:0}
.g-part .g-float{float:none;margin-left:0;margin-right:0}
.g-part .g-table{display:block;overflow-x:auto}
}
`

// turnCSS is said of documents with turned boxes: on a narrow screen, up to whose edge parts may
// reach, their corners would reach out of it.
const turnCSS = "@media (max-width:600px){.g-part{overflow-x:clip;overflow-clip-margin:16px}}\n"

// plainCSS dresses documents whose look is not known.
const plainCSS = `:root{color-scheme:light dark}
body{max-width:40em;margin:0 auto;font:1.0625em/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:#1a1a1a;background:#fff}
h1,h2,h3,h4,h5,h6{line-height:1.25}
a{color:#0b57a4}
figure{margin:1.5em 0}
figcaption{font-size:.875em;opacity:.8}
blockquote{margin:1.5em 0;padding-left:1em;border-left:3px solid}
pre,code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9em}
table{border-collapse:collapse;display:block;overflow-x:auto;max-width:100%}
td,th{border:1px solid;padding:.25em .5em}
@media (prefers-color-scheme:dark){body{color:#ddd;background:#161616}a{color:#8ab8ee}}
`

// WriteHTML writes one self-contained styled document: the clone of the title,
// then those of the body roots in document order, text colours and sizes as they were. Pictures stay on the web. Where the browser's look is not
// known, the document is in galley's own plain style.
func (a *Article) WriteHTML(w io.Writer) error {
	d := a.document()
	b := bufio.NewWriter(w)
	a.writeHead(b)
	b.WriteString("<style>\n" + d.css + "</style>\n</head>\n<body>\n")
	b.Write(d.body)
	b.WriteString("</body>\n</html>\n")
	return b.Flush()
}

// writeHead writes a document up to what stands in its head of its own.
func (a *Article) writeHead(b *bufio.Writer) {
	b.WriteString("<!doctype html>\n<html")
	if a.Lang != "" {
		b.WriteString(` lang="` + escape(a.Lang) + `"`)
	}
	b.WriteString(">\n<head>\n<meta charset=\"utf-8\">\n")
	b.WriteString(`<meta http-equiv="Content-Security-Policy" content="` + escape(a.policy()) + "\">\n")
	b.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
	b.WriteString("<meta name=\"referrer\" content=\"no-referrer\">\n")
	b.WriteString("<title>" + escape(a.Title) + "</title>\n")
	if u := a.head.Line.URL; u != "" {
		b.WriteString(`<link rel="canonical" href="` + escape(u) + "\">\n")
	}
}

// document is what WriteHTML writes but for the head. The body is made first,
// since it finds out which classes there are.
type document struct {
	css  string
	body []byte
}

func (a *Article) document() document {
	c := htmlWriter{a: a, Plan: a.plan, ids: anchors{}, set: map[string]bool{}, lowest: map[page.NodeID]float64{}, bare: map[inkOn]bool{}, cellRooms: map[page.NodeID]float64{}}
	if a.styled() {
		c.sheet = sheet.New(a.page)
		c.sheet.Fonts = font.NewSheet(a.page, a.faces, a.fontSource)
		c.unders = backdrop.FindUnderlays(backdrop.Source{Plan: a.plan, Parts: a.parts, Backs: a.backs, Cover: a.cover.Node, ImageURL: a.imageURL})
		c.media = layout.Media(a.page)
	}
	frame := c.partBoxes()
	first := subtree.FirstBody(a.parts)
	from, to := c.onCover()
	for i := from; i < to; i++ {
		frame[i] = layout.Seen(a.page, a.cover.Node)
	}
	c.writeSprites()
	for i, pt := range a.parts {
		if i >= from && i < to {
			if i == from {
				c.coverParts(a.parts[from:to], frame[from], c.gapBefore(frame, from))
			}
			continue
		}
		if i == first && a.head.After == page.None {
			c.headPart(pt, frame[i])
		}
		c.out.WriteString(`<div class="g-part`)
		if class := c.wrapper(pt, frame[i], c.gapBefore(frame, i)); class != "" {
			c.out.WriteString(" " + class)
		}
		c.out.WriteString(`">`)
		c.part(pt)
		c.out.WriteString("</div>\n")
	}
	if first < 0 {
		c.headPart(a.parts[0], frame[0])
	}
	css := baseCSS + plainCSS
	if c.sheet != nil {
		css = baseCSS + c.pageCSS(frame) + c.counterCSS() + c.sheet.CSS()
		if c.narrows {
			css += narrowCSS
		}
		if c.turns {
			css += turnCSS
		}
		if c.backed {
			css += backCSS
		}
	}
	if len(c.Sprites) > 0 {
		css += spriteCSS
	}
	if !a.head.Line.Empty() {
		css += headCSS
	}
	return document{css, c.out.Bytes()}
}

// styled reports whether the look of a part is known.
func (a *Article) styled() bool {
	for _, pt := range a.parts {
		for n := pt.Root; n != page.None; n = a.page.Nodes[n].Parent {
			style := a.page.Nodes[n].Style
			if a.page.Laid && style != page.NoStyle && len(a.page.Styles[style].Look) == len(page.LookProperties) {
				return true
			}
		}
	}
	return false
}

// counterCSS begins the counters of the article that the page begins around it.
func (c *htmlWriter) counterCSS() string {
	var looks [][]string
	for n := range c.Page.Ancestors(subtree.Body(c.a.parts).Root) {
		if style := c.Page.Nodes[n].Style; c.sheet.Known(style) {
			looks = append(looks, c.Page.Styles[style].Look)
		}
	}
	if rules := c.sheet.Resets(looks); rules != "" {
		return "body{" + strings.TrimSuffix(rules, ";") + "}\n"
	}
	return ""
}
