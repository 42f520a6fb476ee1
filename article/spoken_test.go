package article

import (
	"io"
	"strings"
	"testing"

	"galley/article/articletest"
)

// A styled document says to screen readers what the page said: roles, names and decorations. Its title is a heading
// of the first rank.
func TestSpoken(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want, not    []string
	}{
		{"a title that is no heading", `<div id=title>Title</div><div id=body><p>x</p></div>`, []string{`<div role="heading" aria-level="1">Title</div>`}, nil},
		{"a title of the second rank", `<h2 id=title>Title</h2><div id=body><p>x</p></div>`, []string{`<h2 aria-level="1">Title</h2>`}, []string{"role"}},
		{"a title that is one", `<h1 id=title>Title</h1><div id=body><p>x</p></div>`, []string{`<h1>Title</h1>`}, []string{"role", "aria-level"}},
		{"a title around a heading", `<div id=title><h1>Title</h1></div><div id=body><p>x</p></div>`, []string{`<div><h1>Title</h1></div>`}, []string{"role"}},
		{"a title that is a link", `<a id=title href=/>Title</a><div id=body><p>x</p></div>`, []string{">Title</a>"}, []string{"role"}},
		{"stars with a name", `<div id=body><p>x <span role=img aria-label="4 of 5">★★★★☆</span></p></div>`, []string{`<span role="img" aria-label="4 of 5">★★★★☆</span>`}, nil},
		{"stars without a name", `<div id=body><p>x <span role=img>★★★★☆</span></p></div>`, []string{`★★★★☆`}, []string{"role"}},
		{"a heading by its role", `<div id=body><div role=heading aria-level=3>Part</div><div role=heading>Another</div><p>x</p></div>`, []string{`role="heading" aria-level="3"`, `role="heading" aria-level="2"`}, nil},
		{"decoration", `<div id=body><p>x <span aria-hidden=true>→</span></p></div>`, []string{`<span aria-hidden="true">→</span>`}, nil},
		{"text below a dialog", `<div id=body><div aria-hidden=true><p>All of the text of this article, which goes on.</p></div></div>`, []string{"All of"}, []string{"aria-hidden"}},
		{"a link that is decoration", `<div id=body><p>x <span aria-hidden=true><a href=/>→</a></span></p></div>`, []string{"→"}, []string{"aria-hidden"}},
		{"a link around a picture", `<div id=body><p>x <a href=/ aria-label="To the map"><img src=/a.jpg width=400 height=300></a></p></div>`, []string{`aria-label="To the map"`}, nil},
		{"a link with words", `<div id=body><p>x <a href=/ aria-label="Another thing">the map</a></p></div>`, []string{"the map"}, []string{"aria-label"}},
		{"a table of roles", `<div id=body><div role=table aria-label="Results"><div role=row><span role=cell>1</span></div></div></div>`, []string{`role="table" aria-label="Results"`, `role="row"`, `role="cell"`}, nil},
		{"a row of no table", `<div id=body><div><div role=row><span role=cell>1</span></div></div></div>`, []string{"1"}, []string{"role"}},
		{"a table that arranges", `<div id=body><table><tr><td><p>x</p></td></tr></table></div>`, []string{`<table role="presentation">`}, nil},
		{"a table of data", `<div id=body><table><tr><th>a</th><td>1</td></tr></table></div>`, []string{`<table>`}, []string{"role"}},
		{"a long name", `<div id=body><p>x <span role=img aria-label="` + strings.Repeat("a", 301) + `">★</span></p></div>`, []string{"★"}, []string{"role"}},
		{"roles of controls", `<div id=body><div role=button onclick=x()>Go</div><div role=alert>Now</div></div>`, []string{"Go"}, []string{"role", "onclick"}},
		{"a description without its list", `<dl><dt>T</dt><dd id=body><p>x</p></dd></dl>`, []string{"<div><p>x</p></div>"}, []string{"<dd"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, tt.source)
			doc := bodyOf(written(t, p, sel))
			for _, w := range tt.want {
				if !strings.Contains(doc, w) {
					t.Errorf("the document has no %s:\n%s", w, doc)
				}
			}
			for _, n := range tt.not {
				if strings.Contains(doc, n) {
					t.Errorf("the document has %s:\n%s", n, doc)
				}
			}
		})
	}
}

// The document is in the language of its text, whether the page says so or not.
func TestDocumentLanguage(t *testing.T) {
	german := strings.Repeat("<p>Der Fluss ist in diesem Jahr zum ersten Mal über die Ufer getreten, und niemand hatte damit gerechnet.</p>", 5)
	for _, tt := range []struct{ name, said, want string }{
		{"said", ` lang=de-CH`, `<html lang="de-CH">`},
		{"not said", ``, `<html lang="de">`},
		{"said wrongly", ` lang=en`, `<html lang="de">`},
	} {
		p, sel := articletest.Parse(t, `<html`+tt.said+`><body><h1 id=title>Das Wasser</h1><div id=body>`+german+`</div>`)
		for _, write := range []func(*Article, io.Writer) error{(*Article).WriteHTML, (*Article).WriteClean} {
			if doc := output(t, p, sel, write); !strings.Contains(doc, tt.want) {
				t.Errorf("%s: the document begins %.60s, want %s", tt.name, doc, tt.want)
			}
		}
	}
}
