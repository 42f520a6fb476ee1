package article

import (
	"bufio"
	"io"
	"strings"

	"galley/article/cleanhtml"
	"galley/article/document"
	"galley/article/dress"
	"galley/article/font"
	"galley/article/markup"
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

// WriteHTML writes one self-contained styled document: the clone of the title,
// then those of the body roots in document order, text colours and sizes as they were. Pictures stay on the web. Where the browser's look is not
// known, the document is in galley's own plain style.
func (a *Article) WriteHTML(w io.Writer) error {
	a = a.inPlace()
	css, body := document.Of(a.documentSource())
	b := bufio.NewWriter(w)
	a.writeHead(b)
	b.WriteString("<style>\n" + css + "</style>\n</head>\n<body>\n<main>\n")
	b.Write(body)
	b.WriteString("</main>\n</body>\n</html>\n")
	return b.Flush()
}

// writeHead writes a document up to what stands in its head of its own.
func (a *Article) writeHead(b *bufio.Writer) {
	b.WriteString("<!doctype html>\n<html")
	if lang := a.said.Language(a.lines()); lang != "" {
		b.WriteString(` lang="` + markup.Escape(lang) + `"`)
	}
	b.WriteString(">\n<head>\n<meta charset=\"utf-8\">\n")
	b.WriteString(`<meta http-equiv="Content-Security-Policy" content="` + markup.Escape(a.policy()) + "\">\n")
	b.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
	b.WriteString("<meta name=\"referrer\" content=\"no-referrer\">\n")
	b.WriteString("<title>" + markup.Escape(a.Title) + "</title>\n")
	if u := a.head.Line.URL; u != "" {
		b.WriteString(`<link rel="canonical" href="` + markup.Escape(u) + "\">\n")
	}
}

// markupSource is what both kinds of HTML write elements of.
func (a *Article) markupSource() markup.Source {
	return markup.Source{Head: a.head, Title: a.titleNode, ImageURL: a.imageURL, Address: a.address}
}

// documentSource is what the styled document is written of.
func (a *Article) documentSource() document.Source {
	return document.Source{Blocks: a.Blocks, Source: dress.Source{
		Plan: a.plan, Markup: a.markupSource(), Parts: a.parts, Title: a.titleNode,
		Backs: a.backs, Signs: a.signs, Cover: a.cover, Fonts: font.NewSheet(a.page, a.faces, a.fontSource),
	}}
}

// WriteClean writes one HTML document of what the elements mean and nothing of how
// they looked: headings, paragraphs, lists, tables, figures, links and media. Each
// block of text names its Block: data-block="b3".
func (a *Article) WriteClean(w io.Writer) error {
	b := bufio.NewWriter(w)
	a.writeHead(b)
	b.WriteString("</head>\n<body>\n<main>\n<article>\n")
	b.Write(cleanhtml.Of(cleanhtml.Source{Plan: a.plan, Flow: &a.flow, Markup: a.markupSource()}))
	b.WriteString("</article>\n</main>\n</body>\n</html>\n")
	return b.Flush()
}
