package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"net/url"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/renderer/html"

	"galley/article"
	"galley/page"
	"galley/render"
	"galley/testdata/hostile"
)

// hostileVector is a vector to be made a document.
type hostileVector struct{ hostile.Vector }

func hostileVectors(t *testing.T) (list []hostileVector) {
	t.Helper()
	for _, v := range hostile.Vectors(t) {
		list = append(list, hostileVector{v})
	}
	return list
}

// page is the vector as a document. Every address it names has a number of its own.
func (v hostileVector) page(number int, host string) string {
	text := strings.ReplaceAll(v.Text, "FIRE", fmt.Sprintf("fire(%d)", number))
	for n := 0; strings.Contains(text, "EVIL"); n++ {
		text = strings.Replace(text, "EVIL", fmt.Sprintf("%s/evil/%d/%d", host, number, n), 1)
	}
	head, title, body := "<title>x</title>", "The story", "<p>Words before.</p>"+text
	switch v.Place {
	case "raw":
		return text
	case "head":
		head, body = text, "<p>Words.</p>"
	case "title":
		title, body = text, "<p>Words.</p>"
	}
	return "<!doctype html><html><head>" + head + "</head><body><h1>" + title + "</h1><div id=b>" + body + "<p>Words after.</p></div></body></html>"
}

// storyOf selects all there is.
func storyOf(p *page.Page) page.Selection {
	return page.Selection{Title: p.First(p.Body(), "h1"), Roots: []page.NodeID{p.Body()}}
}

// written are the formats of an article as documents, without the policy that they
// bring along. Its pictures are vetted.
func written(t *testing.T, name string, p *page.Page, sel page.Selection, vetted map[string]bool) (docs []hostileDoc) {
	t.Helper()
	a, err := article.New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range a.Pictures() {
		vetted[decoded(u)] = true
	}
	format := func(write func(io.Writer) error) string {
		var out bytes.Buffer
		if err := write(&out); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	for kind, write := range map[string]func(io.Writer) error{"html": a.WriteHTML, "clean": a.WriteClean} {
		text := format(write)
		open, policy, ok := strings.Cut(text, `<meta http-equiv="Content-Security-Policy"`)
		_, after, closed := strings.Cut(policy, ">")
		if !ok || !closed {
			t.Fatalf("%s: %s has no policy", name, kind)
		}
		docs = append(docs, hostileDoc{kind + ", " + name, open + after})
	}
	markdown := format(a.WriteMarkdown)
	docs = append(docs, hostileDoc{"md, " + name, rendered(t, markdown)})
	var fields struct {
		Canonical, URL string
		LeadImage      string `json:"lead_image"`
		HTML, Markdown string
		Images         []struct{ URL string }
	}
	text := format(func(w io.Writer) error {
		return a.WriteJSONWith(w, article.JSONOptions{HTML: true, Markdown: true})
	})
	if err := json.Unmarshal([]byte(text), &fields); err != nil || strings.ContainsAny(text, "<>&") {
		t.Errorf("%s: JSON that cannot stand in a page: %v", name, err)
	}
	if fields.HTML != format(a.WriteHTML) || !strings.HasSuffix(markdown, fields.Markdown) {
		// Markdown in JSON has no front matter: the fields around say it.
		t.Errorf("%s: html and markdown in JSON are not the formats", name)
	}
	addresses := []string{fields.Canonical, fields.URL, fields.LeadImage}
	for _, img := range fields.Images {
		addresses = append(addresses, img.URL)
	}
	for _, u := range addresses {
		if u != "" && !strings.HasPrefix(u, "http://") && !strings.HasPrefix(u, "https://") && !strings.HasPrefix(u, "data:image/") {
			t.Errorf("%s: address in JSON: %q", name, u)
		}
	}
	return docs
}

// decoded is an address without the escapes in which formats differ.
func decoded(u string) string {
	if d, err := url.PathUnescape(u); err == nil {
		return d
	}
	return u
}

// rendered is Markdown as a renderer writes it that trusts its author.
func rendered(t *testing.T, markdown string) string {
	t.Helper()
	var out bytes.Buffer
	md := goldmark.New(goldmark.WithExtensions(extension.GFM, extension.Footnote, extension.DefinitionList), goldmark.WithRendererOptions(html.WithUnsafe()))
	if err := md.Convert([]byte(markdown), &out); err != nil {
		t.Fatal(err)
	}
	return "<!doctype html><meta charset=utf-8>" + out.String()
}

// together joins documents of one kind whose heads are alike into few, each body
// followed by a mark. Whatever does not end swallows the mark, which the wire notices.
func together(docs []hostileDoc) (joined []hostileDoc) {
	open := map[string]int{} // head to its place in joined
	for i, d := range docs {
		head, body, ok := strings.Cut(d.text, "<body>")
		if !ok {
			head, body, _ = strings.Cut(d.text, "<meta charset=utf-8>")
			head += "<meta charset=utf-8>"
		}
		body, _, _ = strings.Cut(body, "</body>\n</html>\n")
		at, ok := open[head]
		if !ok || strings.Count(joined[at].text, "<hr id=fn-") >= framesPerPage {
			at = len(joined)
			joined, open[head] = append(joined, hostileDoc{"with " + d.name, head + "<body>"}), at
		}
		joined[at].text += fmt.Sprintf("%s<hr id=fn-%d title=%q>\n", body, i, template.HTMLEscapeString(fmt.Sprintf("%.100s", d.name)))
	}
	return joined
}

// capturedVectors takes the vectors through Chrome, each in a frame of its own
// origin, which a capture merges into the page.
func capturedVectors(t *testing.T, vectors []hostileVector, vetted map[string]bool) (docs []hostileDoc) {
	t.Helper()
	site := vectorSite(t, vectors)
	b, err := render.Start(t.Context(), render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	for i := 0; i < len(vectors); i += framesPerPage {
		c, err := b.Capture(t.Context(), render.Source{URL: fmt.Sprintf("%s/view/%d", site, i)}, render.Want{LookAll: true})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(c.Page.Text(c.Page.Body()), "Words"); got < framesPerPage/2 && i+framesPerPage < len(vectors) {
			t.Errorf("only %d of the frames are in the captured page", got)
		}
		docs = append(docs, written(t, fmt.Sprintf("captured %d", i), c.Page, storyOf(c.Page), vetted)...)
	}
	return docs
}
