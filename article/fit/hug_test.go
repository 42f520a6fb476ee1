package fit_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// A box that is as wide as its one line of words leaves them their width, whatever that is.
func TestHuggedWords(t *testing.T) {
	const one, two = 20, 44
	for _, tt := range []struct {
		name, around, box string
		words             page.Rect
		want              string
	}{
		{"one line", "", "100 20 300 40", page.Rect{X: 100, Y: 20, W: 300, H: one}, "{margin:20px 0px 0px 0px;width:fit-content;max-width:100%}"},
		{"two lines", "", "100 20 300 40", page.Rect{X: 100, Y: 20, W: 300, H: two}, "{margin:20px 0px 0px 0px;max-width:min(100%, 300px)}"},
		{"room beside them", "", "100 20 300 40", page.Rect{X: 100, Y: 20, W: 200, H: one}, "{margin:20px 0px 0px 0px;max-width:min(100%, 300px)}"},
		{"from right to left", "direction:rtl", "400 20 300 40", page.Rect{X: 400, Y: 20, W: 300, H: one}, "{margin:20px 0px 0px 0px;width:fit-content;max-width:100%}"},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="100 0 600 900"><div look="display:flex;flex-direction:row;`+tt.around+`" box="100 0 600 90"><div look="`+tt.around+`" box="`+tt.box+`">Words</div></div>
			<p box="100 100 600 100">And more words.</p></div>`)
		for i := range p.Nodes {
			if p.Nodes[i].Kind == page.Text && p.Nodes[i].Text == "Words" {
				p.Nodes[i].Box = tt.words
			}
		}
		doc := documenttest.Written(t, p, sel)
		if css, _, _ := strings.Cut(doc, "</style>"); !strings.Contains(strings.ReplaceAll(css, "direction:rtl;", ""), tt.want) {
			t.Errorf("%s: %s is not there:\n%s", tt.name, tt.want, css[strings.Index(css, ".c0"):])
		}
	}
}

// So does a box in a line, such as a button, which is no narrower than it was.
func TestHuggedButton(t *testing.T) {
	for _, tt := range []struct {
		name  string
		words page.Rect
		want  string
	}{
		{"one line", page.Rect{X: 122, Y: 20, W: 156, H: 20}, "min-width:min(100%, 200px);max-width:100%"},
		{"two lines", page.Rect{X: 122, Y: 20, W: 156, H: 44}, "width:200px;max-width:100%"},
		{"room beside them", page.Rect{X: 122, Y: 20, W: 99, H: 20}, "width:200px;max-width:100%"},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="100 0 600 900"><p box="100 0 600 60">Go: <a href=/x look="display:inline-block;box-sizing:border-box;padding-left:22px;padding-right:22px;width:200px" box="100 20 200 40">Words</a></p>
			<p box="100 100 600 100">And more words.</p></div>`)
		for i := range p.Nodes {
			if p.Nodes[i].Kind == page.Text && p.Nodes[i].Text == "Words" {
				p.Nodes[i].Box = tt.words
			}
		}
		doc := documenttest.Written(t, p, sel)
		if css, _, _ := strings.Cut(doc, "</style>"); !strings.Contains(css, tt.want) || strings.Contains(css, ";width:200px") != strings.HasPrefix(tt.want, "width") {
			t.Errorf("%s: %s is not there:\n%s", tt.name, tt.want, css[strings.Index(css, ".c0"):])
		}
	}
}
