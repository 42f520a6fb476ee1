package article

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley/article/allowlist"
	"galley/page"
	"galley/page/parse"
)

// fuzzed is the article of a page that was made up; nil when it cannot be parsed.
func fuzzed(t *testing.T, source string) *Article {
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: testURL})
	if err != nil {
		t.Skip()
	}
	a, err := New(p, page.Selection{Title: p.First(p.Body(), "h1"), Roots: []page.NodeID{p.Body()}})
	if err != nil {
		t.Skip()
	}
	return a
}

func seeds(f *testing.F) {
	for _, v := range vectors(f) {
		f.Add(v.page())
	}
	f.Add(`<h1>T</h1><ul><li>a<ul><li>b</ul><p>c</ul><ol start=3><li><pre>x</pre></ol><dl><dt>a<dd>b</dl><table><caption>c<tr><th>a<th>b<tr><td rowspan=2>1<td>2</table>`)
	f.Add(`<p>a<b>b <i>c</i></b><a href=/x> d </a>!<a href=/y>e</a><br><code>f</code>` + "`_*[]<>&amp;|\\#")
	f.Add(`<a href=/x><h2>a</h2><p>b</a><details>x<summary>y</summary></details><figure><img src=a.png><figcaption>c</figure>`)
}

// Whatever the page, clean HTML is valid, safe and the same twice.
func FuzzWriteClean(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, source string) {
		a := fuzzed(t, source)
		var doc, again bytes.Buffer
		if a.WriteClean(&doc) != nil || a.WriteClean(&again) != nil || !bytes.Equal(doc.Bytes(), again.Bytes()) {
			t.Error("not the same bytes twice")
		}
		if s := unsafe(doc.String(), ""); s != "" {
			t.Errorf("%s in %s", s, bodyOf(doc.String()))
		}
		if faults := invalid(doc.String()); len(faults) > 0 {
			t.Errorf("%q in %s", faults, bodyOf(doc.String()))
		}
	})
}

// markdownTags are the elements that Markdown as galley writes it can become.
var markdownTags = allowlist.Set(`html head body h1 h2 h3 h4 h5 h6 p a em strong del code pre ul ol li blockquote hr br img
	table thead tbody tr th td sup div section`)

// Whatever the page, its Markdown becomes nothing but what Markdown has marks for, and
// the words are those of clean HTML, but for the marks around formulas.
func FuzzWriteMarkdown(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, source string) {
		a := fuzzed(t, source)
		doc := renderedMarkdown(t, a)
		tree, err := html.Parse(strings.NewReader(doc))
		if err != nil {
			t.Skip()
		}
		for n := range tree.Descendants() {
			if n.Type == html.CommentNode || n.Type == html.ElementNode && !markdownTags[n.Data] {
				t.Fatalf("%s in %s", n.Data, doc)
			}
			for _, at := range n.Attr {
				if (at.Key == "href" || at.Key == "src") && at.Val != "" && !strings.HasPrefix(at.Val, "#fn") && !safeAddress(n.Data, at.Key, at.Val) ||
					!slices.Contains([]string{"href", "src", "alt", "class", "id", "role", "start"}, at.Key) {
					t.Fatalf("%s=%q in %s", at.Key, at.Val, doc)
				}
			}
		}
		var clean bytes.Buffer
		if err := a.WriteClean(&clean); err != nil {
			t.Fatal(err)
		}
		had, have := holds(t, clean.String(), true), holds(t, doc, false)
		if marks := strings.NewReplacer("$", "", `\(`, "", `\)`, "", `\[`, "", `\]`, ""); marks.Replace(had.text) != marks.Replace(have.text) && !have.notes {
			t.Errorf("%q became %q in %s", had.text, have.text, doc)
		}
	})
}
