package markup_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Symbols and gradients that stand in a hidden drawing elsewhere are written once, before
// the article, and nothing else of it.
func TestSprites(t *testing.T) {
	p, sel := articletest.Laid(t, `<body><svg look="display:none"><symbol id=star viewBox="0 0 8 8"><script>fire(1)</script><path d="M0 0h8v8z" fill="url(#sun)" onclick="fire(2)"/><use href="#other"/></symbol>
		<linearGradient id=sun><stop stop-color="red"/></linearGradient><symbol id=other><path d="M1 1"/></symbol><symbol id=unused><path d="M2 2"/></symbol></svg>
		<div id=secret>not for readers</div>
		<div id=body><p><svg viewBox="0 0 8 8" box="0 0 16 16"><use href="#star"/></svg> one <svg viewBox="0 0 8 8" box="0 0 16 16"><use xlink:href="#star"/></svg> two <a href="#secret">three</a></p></div>`)
	doc := documenttest.Written(t, p, sel)
	_, body, _ := strings.Cut(doc, "<body>")
	for want, times := range map[string]int{"<symbol": 1, "M0 0h8v8z": 1, "<linearGradient": 1, `fill="url(#`: 1, "<use": 2, "M1 1": 0, "M2 2": 0, "fire": 0, "not for readers": 0} {
		if got := strings.Count(body, want); got != times {
			t.Errorf("%q stands there %d times, want %d:\n%s", want, got, times, body)
		}
	}
}
