package article

import (
	"strings"
	"testing"
)

// TestCodeLanguage: the language of code is what the classes around it name.
func TestCodeLanguage(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"a prefix", "<pre><code class=language-go>x := 1</code></pre>", "go"},
		{"behind a word for code", `<pre class="sourceCode python"><code class="sourceCode python">x = 1</code></pre>`, "python"},
		{"what is highlighted", `<div class="highlight-python notranslate"><div class=highlight><pre>x = 1</pre></div></div>`, "python"},
		{"nothing is highlighted", `<div class="highlight-default notranslate"><div class=highlight><pre>x = 1</pre></div></div>`, ""},
		{"source", `<pre class="src src-ruby">x = 1</pre>`, "ruby"},
		{"another class", `<div class=highlight><pre class=wide>x = 1</pre></div>`, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, "<body><p>Let</p>"+tt.source+"<p>be.</p>")
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			if err := a.WriteMarkdown(&got); err != nil || !strings.Contains(got.String(), "```"+tt.want+"\nx ") {
				t.Errorf("%v: %q", err, got.String())
			}
		})
	}
}
