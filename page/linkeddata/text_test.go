package linkeddata

import (
	"strings"
	"testing"

	"galley/page/parse"
)

// TestWithText: the head of a page, with another text in its body.
func TestWithText(t *testing.T) {
	p, err := parse.HTML(strings.NewReader(`<html lang=fi><head><title>A &lt;b&gt; title</title><meta name=author content='Ann "A" Lee'>
<script type="application/ld+json">{"@type":"NewsArticle","headline":"</b>"}</script><script>alert(1)</script></head><body><p>Old text.</p></body></html>`),
		parse.Source{URL: "https://example.org/a"})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct{ name, text, want string }{
		{"lines", "One & two.\r\n\n<three>\n", "The title\nOne & two.\n<three>"},
		{"markup", "<p>One.</p><p>Two.<script>alert(1)</script></p>", "The title\nOne.\nTwo."},
		{"no text", "", "The title"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := WithText(p, "The title", tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if text := got.Text(got.Body()); text != tt.want {
				t.Errorf("%q, want %q", text, tt.want)
			}
			if got.URL != p.URL || got.Nodes[0].Attr("lang") != "fi" || got.DocumentTitle() != p.DocumentTitle() {
				t.Errorf("%q %q %q", got.URL, got.Nodes[0].Attr("lang"), got.DocumentTitle())
			}
			if things := Of(got); len(things) != 1 || things[0].Headline != "</b>" {
				t.Errorf("%+v", things)
			}
			for _, n := range got.Nodes {
				if strings.Contains(n.Text, "alert") && !strings.Contains(tt.text, "alert") {
					t.Errorf("a script came along: %q", n.Text)
				}
			}
		})
	}
}
