package article

import (
	"strings"
	"testing"
)

// TestCodeLines: the lines of code that are elements of their own are one block of code with its
// empty lines, and without the numbers that stand before them.
func TestCodeLines(t *testing.T) {
	line := func(number, text string) string {
		if number != "" {
			number = "<span class=ln>" + number + "</span>"
		}
		return `<span class=line look="display:flex">` + number + `<span class=cl look="display:block">` + text + "\n</span></span>"
	}
	for _, tt := range []struct{ name, html, want string }{
		{"lines", "<pre><code>" + line("", "one") + line("", "") + line("", "  two") + "</code></pre>", "one\n\n  two"},
		{"numbers", "<pre><code>" + line("1", "one") + line("2", "") + line("3", "  two") + "</code></pre>", "one\n\n  two"},
		{"numbers in the line", "<pre><i>9</i> one\n<i>10</i> two\n</pre>", "one\n two"},
		{"no break at their end", "<pre><div>one</div><div>two</div><div><br></div><div>three</div></pre>", "one\ntwo\n\nthree"},
		{"words behind a block", "<pre><div>one</div>two</pre>", "one\ntwo"},
		{"numbers that do not count", "<pre><i>1</i> one\n<i>3</i> two</pre>", "1 one\n3 two"},
		{"numbers in code", "<pre>a = <i>1</i>\nb = <i>2</i></pre>", "a = 1\nb = 2"},
		{"one number", "<pre><i>1</i> one\ntwo</pre>", "1 one\ntwo"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, "<div id=body><p>Before.</p>"+tt.html+"</div>")
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			a.NoFrontMatter = true
			var md strings.Builder
			if err := a.WriteMarkdown(&md); err != nil || strings.TrimSpace(md.String()) != "Before.\n\n```\n"+strings.TrimPrefix(tt.want, " ")+"\n```" && strings.TrimSpace(md.String()) != "Before.\n\n```\n "+tt.want+"\n```" {
				t.Errorf("markdown %q, %v", md.String(), err)
			}
			if len(a.Blocks) != 2 || strings.TrimSpace(a.Blocks[1].Text) != tt.want || a.Blocks[1].Kind != "code" {
				t.Errorf("blocks %+v", a.Blocks)
			}
		})
	}
}
