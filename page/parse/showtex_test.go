package parse_test

import (
	"testing"

	"galley/page/pagetest"
)

// TeX that waits in scripts is text; TeX that was set, and other scripts, are none.
func TestTeXInScripts(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"in a line", `<p>The square <script type="math/tex">x^2</script> of it.</p>`, `The square \(x^2\) of it.`},
		{"on lines of its own", `<p>So</p><script type="math/tex; mode=display">% <![CDATA[ a < b %]]></script><p>it is.</p>`, "So\n\\[a < b\\]\nit is."},
		{"that was set", `<p>The square <span class="MathJax">x2</span><script type="math/tex" id="MathJax-Element-1">x^2</script> of it.</p>`, `The square x2 of it.`},
		{"of another type", `<p>The square <script type="text/x-template">x^2</script> of it.</p>`, `The square of it.`},
		{"without text", `<p>The square <script type="math/tex"></script> of it.</p>`, `The square of it.`},
	} {
		p := pagetest.Parse(t, "<body>"+tt.source)
		if got := p.Text(p.Body()); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
