package linkeddata

import (
	"bytes"
	"html"
	"strings"

	"galley/page"
	"galley/page/parse"
)

// Article is the article whose text linked data has; ok is false where it has the text
// of none, or of several, as a list of posts does.
func Article(p *page.Page) (article Thing, ok bool) {
	if !mentions(p, "articleBody") {
		return article, false // as most, whose linked data need not be read for it
	}
	for _, t := range Of(p) {
		if !t.IsArticle() || t.Body == "" || ok && t.Body == article.Body {
			continue
		}
		if ok {
			return Thing{}, false
		}
		article, ok = t, true
	}
	return article, ok
}

// WithText is a page with the head of p and no more in its body than a title and a text, in
// an <h1> and an <article>. The text is HTML where it has paragraphs in markup, as some
// linked data has; else each line of it is a paragraph. The error is of parse.Bytes.
func WithText(p *page.Page, title, text string) (*page.Page, error) {
	var b bytes.Buffer
	b.WriteString("<!DOCTYPE html><html")
	writeAttrs(&b, &p.Nodes[0])
	b.WriteString("><head>")
	body := p.Body()
	for i := range p.Nodes {
		switch n := &p.Nodes[i]; n.Tag {
		case "meta", "link", "base", "title":
			if page.NodeID(i) < body { // others are of posts, comments and drawings
				writeHead(&b, n, html.EscapeString(textIn(p, page.NodeID(i))))
			}
		case "script":
			if isScript(n) {
				writeHead(&b, n, inScript.Replace(textIn(p, page.NodeID(i))))
			}
		}
	}
	b.WriteString("</head><body><article><h1>" + html.EscapeString(title) + "</h1>")
	if strings.Contains(text, "</p>") || strings.Contains(text, "<br") {
		b.WriteString("<div>" + text + "</div>")
	} else {
		for line := range strings.Lines(text) {
			if line = strings.TrimSpace(line); line != "" {
				b.WriteString("<p>" + html.EscapeString(line) + "</p>")
			}
		}
	}
	b.WriteString("</article></body></html>")
	made, err := parse.HTML(&b, parse.Source{URL: p.URL, ContentType: "text/html; charset=utf-8"})
	if err == nil {
		made.Base = p.Base
	}
	return made, err
}

// inScript makes JSON that holds what would end a script say it otherwise.
var inScript = strings.NewReplacer("</", `<\/`, "<!--", `<\u0021--`)

// textIn is what the texts below n say, as they stand there.
func textIn(p *page.Page, n page.NodeID) string {
	var b strings.Builder
	for i := n + 1; i < p.Nodes[n].End; i++ {
		b.WriteString(p.Nodes[i].Text)
	}
	return b.String()
}

// writeHead writes an element of the head with what is in it.
func writeHead(b *bytes.Buffer, n *page.Node, in string) {
	b.WriteString("<" + n.Tag)
	writeAttrs(b, n)
	b.WriteString(">" + in)
	if n.Tag == "title" || n.Tag == "script" {
		b.WriteString("</" + n.Tag + ">")
	}
}

func writeAttrs(b *bytes.Buffer, n *page.Node) {
	for _, a := range n.Attrs {
		b.WriteString(" " + a.Name + `="` + html.EscapeString(a.Value) + `"`)
	}
}
