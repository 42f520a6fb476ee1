package plan_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Items that had nothing but buttons leave no signs of a list behind; others stay.
func TestEmptiedItems(t *testing.T) {
	for _, tt := range []struct {
		name, item string
		gone       bool
	}{
		{"a tab", `<button>First</button>`, true},
		{"tabs in a box", `<div><span> <button>First</button></span><button>Second</button></div>`, true},
		{"words beside it", `<button>Copy</button> Take the lamp.`, false},
		{"a picture in it", `<button><img src=/a.png width=400 height=300></button>`, false},
		{"a link", `<a href=/x>First</a>`, false},
		{"nothing", ``, false},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 600 900"><p box="0 0 600 20">Words and more words.</p><ul box="0 30 600 20"><li class=x box="0 30 600 20">`+tt.item+`</li></ul></div>`)
		if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "</li>") == tt.gone {
			t.Errorf("%s: gone is not %v:\n%s", tt.name, tt.gone, doc)
		}
	}
}
