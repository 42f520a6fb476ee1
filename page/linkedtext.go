package page

import (
	"bytes"
	"html"
	"strings"
)

// LinkedArticle is the article whose text linked data has; ok is false where it has the text
// of none, or of several, as a list of posts does.
func (p *Page) LinkedArticle() (article LinkedThing, ok bool) {
	for _, t := range p.LinkedData() {
		if !t.IsArticle() || t.Body == "" || ok && t.Body == article.Body {
			continue
		}
		if ok {
			return LinkedThing{}, false
		}
		article, ok = t, true
	}
	return article, ok
}

// WithText is a page with the head of p and no more in its body than a title and a text, in
// an <h1> and an <article>. The text is HTML where it has paragraphs in markup, as some
// linked data has; else each line of it is a paragraph. The error is of ParseHTML.
func (p *Page) WithText(title, text string) (*Page, error) {
	var b bytes.Buffer
	b.WriteString("<!DOCTYPE html><html")
	writeAttrs(&b, &p.Nodes[0])
	b.WriteString("><head>")
	for i := range p.Nodes {
		n := &p.Nodes[i]
		switch n.Tag {
		case "meta", "link", "base", "title", "script":
		default:
			continue
		}
		b.WriteString("<" + n.Tag)
		writeAttrs(&b, n)
		b.WriteString(">")
		if in := headText(p, NodeID(i)); n.Tag == "title" {
			b.WriteString(html.EscapeString(in) + "</title>")
		} else if n.Tag == "script" {
			b.WriteString(strings.ReplaceAll(in, "</", `<\/`) + "</script>")
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
	made, err := ParseHTML(&b, Source{URL: p.URL, ContentType: "text/html; charset=utf-8"})
	if err == nil {
		made.Base = p.Base
	}
	return made, err
}

// headText is the text of a <title>, or of a <script> of linked data; no other is kept.
func headText(p *Page, n NodeID) string {
	node := &p.Nodes[n]
	if node.Tag == "script" && !strings.EqualFold(strings.TrimSpace(node.Attr("type")), "application/ld+json") {
		return ""
	}
	var b strings.Builder
	for i := n + 1; i < node.End; i++ {
		b.WriteString(p.Nodes[i].Text)
	}
	return b.String()
}

func writeAttrs(b *bytes.Buffer, n *Node) {
	for _, a := range n.Attrs {
		b.WriteString(" " + a.Name + `="` + html.EscapeString(a.Value) + `"`)
	}
}
