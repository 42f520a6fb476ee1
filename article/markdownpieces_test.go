package article

import (
	"strings"
	"testing"
)

// TestMarkdownPieces: what Markdown makes of pieces of a line and what stands beside them.
func TestMarkdownPieces(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"tasks", `<ul><li><input type=checkbox checked> Done</li><li><input type=checkbox>Open</li></ul>`, "- [x] Done\n- [ ] Open\n"},
		{"a link behind an exclamation mark", `<p>See!<a href=/x>there</a></p>`, "See\\![there](https://news.example/x)\n"},
		{"a film behind one", `<p>See!<video src=/f.mp4 poster=/p.png title="A film"></video></p>`, "See\\![![A film](https://news.example/p.png)](https://news.example/f.mp4)\n"},
		{"a picture with an exclamation mark", `<p>See <img src=/a.png alt="so!"> there</p>`, "See ![so!](https://news.example/a.png) there\n"},
		{"spaces in a link", `<p>See<a href=/x> there </a>now</p>`, "See [there](https://news.example/x) now\n"},
		{"a picture in a link", `<p>See <a href=/x><img src=/a.png alt=A></a> now</p>`, "See [![A](https://news.example/a.png)](https://news.example/x) now\n"},
		{"spaces in code", `<p>Run<code> a | b </code>now</p>`, "Run `a | b` now\n"},
		{"two pieces of code", `<p><code>a</code><code>b</code></p>`, "`a` `b`\n"},
		{"code with backticks", "<p><code>`a`</code> and <code>``</code></p>", "`` `a` `` and ``` `` ```\n"},
		{"code in a cell", `<table><tr><th>A<th>B<tr><td><code>a|b</code><td>c|d</table>`, "| A | B |\n| --- | --- |\n| `a\\|b` | c\\|d |\n"},
		{"emphasis within a word", `<p>un<em>frigging</em>believable <b>a</b>b</p>`, "un*frigging*believable **a**b\n"},
		{"emphasis beside signs", `<p>(<em>(a)</em>)b<strong>.c</strong>d</p>`, "(*(a)*)b.cd\n"},
		{"entities written out", `<p>&amp;copy; &amp;#35; &amp;a b; &amp;;</p>`, "&amp;copy; &amp;#35; &a b; &;\n"},
		{"numbers of lists", `<p>1. one</p><p>1) one</p><p>1234567890. one</p><p>1.5 one</p><p>1.</p>`, "1\\. one\n\n1\\) one\n\n1234567890. one\n\n1\\.5 one\n\n1\\.\n"},
		{"signs at the begin", `<p># one</p><p>+ two</p><p>- three</p><p>= four</p><p>&gt; five</p><p>#six</p>`, "\\# one\n\n\\+ two\n\n\\- three\n\n\\= four\n\n\\> five\n\n\\#six\n"},
		{"underscores and hyphens", `<p>snake_case_word _a_ a-_b_</p>`, "snake_case_word \\_a\\_ a-\\_b\\_\n"},
		{"underscores beside signs and blanks of other scripts", "<p>“_a_” «_b_» c\u00a0_d_ é_e 日_本</p>", "“\\_a\\_” «\\_b\\_» c\u00a0\\_d\\_ é_e 日_本\n"},
		{"bare addresses with signs", `<p>http://a.example/b_c www.a.example/_d http://a.example/~e</p>`, "http://a.example/b_c www\\.a.example/\\_d http\\://a.example/\\~e\n"},
		{"a line break behind a bare address", `<p>http://a.example/b<br>www.a.example<br>or c<br>d</p>`, "http://a.example/b \\\nwww.a.example \\\nor c\\\nd\n"},
		{"a link with words like a picture", `<p><a href=/x>![b](/c.png) [1]</a></p>`, "[!\\[b&#93;(/c.png) \\[1\\]](https://news.example/x)\n"},
		{"drawings with and without words", `<p>a <svg aria-label=b></svg> c <svg aria-label=d aria-hidden=true></svg> e</p>`, "a b c e\n"},
		{"an item without anything", `<ul><li>One</li><li><img src="javascript:x"></li><li>Two</li></ul>`, "- One\n- Two\n"},
		{"a line break before emphasis", `<p>one<em><br>two</em><br>three</p>`, "one\\\n*two*\\\nthree\n"},
		{"addresses with brackets", `<p><a href="/a(b)c d">x]y</a></p>`, "[x\\]y](https://news.example/a%28b%29c%20d)\n"},
	} {
		p, sel := parsed(t, "<body>"+tt.source)
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		a.NoFrontMatter = true
		var md strings.Builder
		if err := a.WriteMarkdown(&md); err != nil || md.String() != tt.want {
			t.Errorf("%s: %v\ngot  %q\nwant %q", tt.name, err, md.String(), tt.want)
		}
	}
}
