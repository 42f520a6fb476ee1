package article

import (
	"strings"
	"testing"
)

// Footnotes are those that refer back; other links within the article are words.
func TestFootnotes(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"as WordPress writes them", `<p>One<sup id=r1><a href="#n1">1</a></sup> two<sup id=r2><a href="#n2">2</a></sup>.</p>
			<ol><li id=n1>First. <a href="#r1">↩</a></li><li id=n2><p>Second.</p><p>More. <a href="#r2">↩</a></p></li></ol>`,
			"One[^1] two[^2].\n\n[^1]: First.\n\n[^2]: Second.\n\n    More.\n"},
		{"in the order of the marks", `<p>b<a id=rb href="#b"><sup>b</sup></a> a<a id=ra href="#a" role=doc-noteref>a</a></p><ul><li id=a>A <a href="#ra">up</a><li id=b>B <a href="#rb">up</a></ul>`,
			"b[^1] a[^2]\n\n[^1]: B\n\n[^2]: A\n"},
		{"in boxes of their own, with marks that a style sheet raises", `<p>One<a id=r1 href="#n1">1</a> two<a id=r2 href="#n2">[2]</a>.</p><div><a id=n1 href="#r1">1</a><div><p>First.</p></div></div><div><a id=n2 href="#r2">2</a><div><p>Second.</p><p>More.</p></div></div><p>End.</p>`,
			"One[^1] two[^2].\n\nEnd.\n\n[^1]: First.\n\n[^2]: Second.\n\n    More.\n"},
		{"in paragraphs that begin with their number", `<p>One<a id=r1 href="#n1">1</a>.</p><p id=n1><a href="#r1">1</a> First of them.</p>`, "One[^1].\n\n[^1]: First of them.\n"},
		{"all in one box", `<p>One<a id=r1 href="#n1">1</a> two<a id=r2 href="#n2">2</a>.</p><div><a id=n1 href="#r1">1</a> First of them.<br><a id=n2 href="#r2">2</a> Second of them.</div>`,
			"One1 two2.\n\n1 First of them.\\\n2 Second of them.\n"},
		{"numbers that lead to sections and back", `<p>See <a id=r1 href="#s">1</a>.</p><h2 id=s>One section</h2><p>Back to <a href="#r1">1</a>.</p>`, "See 1.\n\n## One section\n\nBack to 1.\n"},
		{"terms and their meanings", `<p>One<sup><a id=r1 href="#n1">1</a></sup> two<a id=r2 href="#n2">[2]</a>.</p><dl><dt><a id=n1 href="#r1">1</a></dt><dd><p>First.</p></dd><dt id=n2><span><a href="#r2">2</a></span></dt><dd>Second.</dd></dl>`,
			"One[^1] two[^2].\n\n[^1]: First.\n\n[^2]: Second.\n"},
		{"terms that are words", `<p>One<sup><a id=r1 href="#n1">1</a></sup>.</p><dl><dt><a id=n1 href="#r1">Ships</a></dt><dd>Boats.</dd></dl>`, "One<sup>1</sup>.\n\n**Ships**\n\nBoats.\n"},
		{"empty anchors before marks", `<p>One<a id=r1></a><a href="#n1">[1]</a>.</p><div><p><a id=n1></a><a href="#r1">[1]</a> First.</p></div>`, "One[^1].\n\n[^1]: First.\n"},
		{"no way back", `<p>x<sup><a href="#n">1</a></sup></p><ol><li id=n>Note</ol>`, "x<sup>1</sup>\n\n1. Note\n"},
		{"a table of contents", `<ul><li><a href="#s">Section</a></ul><h2 id=s>Section</h2>`, "- Section\n\n## Section\n"},
	}
	for _, tt := range tests {
		p, sel := parsed(t, "<body>"+tt.source)
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		var got strings.Builder
		a.NoFrontMatter = true
		if err := a.WriteMarkdown(&got); err != nil || got.String() != tt.want {
			t.Errorf("%s: %v\ngot  %q\nwant %q", tt.name, err, got.String(), tt.want)
		}
	}
}
