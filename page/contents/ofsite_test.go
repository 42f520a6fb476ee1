package contents

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/parse"
)

// TestOfSite: lists that lead through a document, of which the page is one.
func TestOfSite(t *testing.T) {
	const list = `<li><a href="one.html">First things</a></li><li>2 <a href="two.html">Second</a><ul><li><a href="mill.html">The mill</a></li><li><a href="pier.html">The pier</a></li></ul></li>` +
		`<li><a href="three.html">Third</a></li><li><a href="four.html">Fourth</a></li><li><a href="five.html">Fifth</a></li>`
	const said = "First things 2 Second The mill The pier Third Fourth Fifth"
	const text = `<h2>The mill</h2><p>It stands at the river.</p>`
	for name, tt := range map[string]struct {
		address, source string
		want            []string
	}{
		"behind the text":    {"https://tide.example/doc/mill.html", text + `<div class=toc><ul>` + list + `</ul></div>`, []string{said}},
		"before it":          {"https://tide.example/doc/mill.html", `<div><p><a href="index.html">The book</a></p><ul>` + list + `</ul></div>` + text, []string{said}},
		"with an empty link": {"https://tide.example/doc/mill.html", `<table><tr><td><a href="">The mill</a><td><a href="b.html">B</a><td><a href="c.html">C</a><tr><td><a href="d.html">D</a><td><a href="e.html">E</a><td><a href="f.html">F</a><td><a href="g.html">G</a></table>` + text, []string{"The mill B C D E F G"}},
		"of other pages":     {"https://tide.example/doc/lamp.html", text + `<ul>` + list + `</ul>`, nil},
		"of other hosts":     {"https://tide.example/doc/mill.html", text + `<base href="https://mill.example/doc/"><ul>` + list + `</ul>`, nil},
		"with words":         {"https://tide.example/doc/mill.html", text + `<ul><li>Some words that tell what the list is about, at length</li>` + list + `</ul>`, nil},
		"with the heading":   {"https://tide.example/doc/mill.html", `<table><tr><td><h2>The mill</h2><tr><td><ul>` + list + `</ul></table>`, []string{said}},
		"places of the page": {"https://tide.example/doc/mill.html", text + `<ul><li><a href="#a">A</a><li><a href="#b">B</a><li><a href="#c">C</a><li><a href="#d">D</a><li><a href="#e">E</a><li><a href="#f">F</a></ul>`, nil},
		"on a front page":    {"https://tide.example/", text + `<ul><li><a href="/">Home</a></li>` + list + `</ul>`, nil},
		"a few pages":        {"https://tide.example/doc/mill.html", text + `<ul><li><a href="mill.html">The mill</a></li><li><a href="pier.html">The pier</a></li></ul>`, nil},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{URL: tt.address})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, n := range OfSite(p) {
				got = append(got, page.Norm(p.Text(n)))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("OfSite (-want +got):\n%s", diff)
			}
		})
	}
}
