package article

import (
	"regexp"
	"strings"
	"testing"
)

// TestKeptLines: line breaks that a style sheet keeps are breaks in every format, and no others are.
func TestKeptLines(t *testing.T) {
	for _, tt := range []struct{ name, look, text, clean, md string }{
		{"kept", "white-space-collapse:preserve-breaks", "One line,\nanother.", "One line,<br>another.", "One line,\\\nanother."},
		{"not kept", "", "One line, another.", "One line,\nanother.", "One line, another."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, `<div id=body><div look="`+tt.look+`">One line,
another.

</div></div>`)
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			a.NoFrontMatter = true
			var text, clean, md strings.Builder
			if err := a.WriteText(&text); err != nil || strings.TrimSpace(text.String()) != tt.text {
				t.Errorf("text %q, %v", text.String(), err)
			}
			if err := a.WriteClean(&clean); err != nil || !strings.Contains(clean.String(), tt.clean) {
				t.Errorf("clean %q, %v", clean.String(), err)
			}
			if err := a.WriteMarkdown(&md); err != nil || strings.TrimSpace(md.String()) != tt.md {
				t.Errorf("markdown %q, %v", md.String(), err)
			}
		})
	}
}

// TestEmptyLines: two line breaks part paragraphs, but not in headings and code.
func TestEmptyLines(t *testing.T) {
	for _, tt := range []struct{ name, html, clean, md string }{
		{"two", "One.<br><br>Two.<br>Three.<br> <br><br>Four.<br>", "<p>One.</p>\n<p>Two.<br>Three.</p>\n<p>Four.</p>", "One.\n\nTwo.\\\nThree.\n\nFour."},
		{"of two blocks", "<p>One.<br></p><p><math><mi>x</mi></math><br>Two.</p>", "</math><br>Two.</p>", "One.\n\nx\\\nTwo."},
		{"in an inline element", "<i>One.<br><br>Two.</i>", "<p><i>One.</i></p>\n<p><i>Two.</i></p>", "*One.*\n\n*Two.*"},
		{"in an item", "<ul><li>One.<br><br>Two.</ul>", "<li><p>One.</p>\n<p>Two.</p>\n</li>", "- One.\n\n  Two."},
		{"in a heading", "<h2>One<br><br>two</h2>", "<h2>One<br><br>two</h2>", "## One two"},
		{"in code", "<pre>one<br><br>two</pre>", "one\n\ntwo", "```\none\n\ntwo\n```"},
		{"a heading that is strong", "<h2> <b>One <i>two</i></b><br></h2>", "<h2><b>One <i>two</i></b></h2>", "## One *two*"},
		{"a heading with a strong word", "<h2><b>One</b> two</h2>", "<h2><b>One</b> two</h2>", "## **One** two"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, "<div id=body>"+tt.html+"</div>")
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			a.NoFrontMatter = true
			var clean, md strings.Builder
			if err := a.WriteClean(&clean); err != nil || !strings.Contains(blockID.ReplaceAllString(clean.String(), ""), tt.clean) {
				t.Errorf("clean %q, %v, want %q in it", clean.String(), err, tt.clean)
			}
			if err := a.WriteMarkdown(&md); err != nil || strings.TrimSpace(md.String()) != tt.md {
				t.Errorf("markdown %q, %v, want %q", md.String(), err, tt.md)
			}
		})
	}
}

var blockID = regexp.MustCompile(` data-block="b\d+"`)

// TestLineBreaksOfCode: the styled article has the line breaks of code that the page has, the
// first one too, which a parser drops.
func TestLineBreaksOfCode(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"behind an element", "<pre><b>if</b>\n<b>fi</b>\n</pre>", "<pre><b>if</b>\n<b>fi</b>\n</pre>"},
		{"at the beginning", "<pre>\n\nif\n</pre>", "<pre>\n\nif\n</pre>"},
		{"behind what is left out", "<pre><script></script>\nif</pre>", "<pre>\n\nif</pre>"},
		{"behind a picture", `<pre><img src="a.png" alt="x">` + "\nif</pre>", `alt="x">` + "\nif</pre>"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, "<div id=body><p>Words before it.</p>"+tt.source+"</div>")
			got := regexp.MustCompile(` class="c\d+"`).ReplaceAllString(written(t, p, sel), "")
			if !strings.Contains(got, tt.want) {
				t.Errorf("no %q in %s", tt.want, got)
			}
		})
	}
}
