package markup_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// A gradient that a style sheet fills a shape with comes along under its new name; a file, and
// what stands in something that repeats, does not.
func TestPaintOfStyleSheet(t *testing.T) {
	for _, tt := range []struct{ name, shape, want string }{
		{"by a class", `<path d="M0 0L9 9" look='fill:url("#sun")'></path>`, `fill="url(#g-sun)"`},
		{"instead of its attribute", `<path d="M0 0L9 9" fill="red" look='fill:url("#sun")'></path>`, `fill="url(#g-sun)"`},
		{"a stroke with a colour besides", `<path d="M0 0L9 9" look='stroke:url("#sun") rgb(1, 2, 3)'></path>`, `stroke="url(#g-sun) rgb(1, 2, 3)"`},
		{"another element", `<path d="M0 0L9 9" look='fill:url("#moon")'></path>`, ""},
		{"a file", `<path d="M0 0L9 9" look='fill:url("https://a.example/x.svg#sun")'></path>`, ""},
		{"in a pattern", `<pattern id=p><path d="M0 0L9 9" look='fill:url("#sun")'></path></pattern><path fill="url(#p)" d="M0 0"></path>`, ""},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><p>Words</p><svg viewBox="0 0 9 9" box="0 0 300 200"><defs><linearGradient id=sun><stop offset=1 stop-color=red></stop></linearGradient></defs>`+tt.shape+`</svg></div>`)
		doc := articletest.BodyOf(documenttest.Written(t, p, sel))
		if got := strings.Contains(doc, "url(#g-sun)"); got != (tt.want != "") || !strings.Contains(doc, tt.want) || strings.Contains(doc, `fill="red"`) {
			t.Errorf("%s: want %q:\n%s", tt.name, tt.want, doc)
		}
	}
}
