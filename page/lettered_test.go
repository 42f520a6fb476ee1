package page_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// Letters that a script places one by one are those of their words.
func TestLettered(t *testing.T) {
	letters := func(text string) string {
		return `<span>` + strings.Join(strings.Split(text, ""), `</span><span>`) + `</span>`
	}
	for _, tt := range []struct{ name, display, source, want string }{
		{"placed", "block", letters("The sea"), "The sea"},
		{"moved", "inline-block", `<span>` + letters("The") + `</span> <span>` + letters("sea") + `</span>`, "The sea"},
		{"pages of a list", "block", letters("123"), "1 2 3"},
		{"links", "block", `<a href=/a>A</a><a href=/b>B</a>`, "A B"},
		{"words", "block", `<span>The</span><span>sea</span>`, "The sea"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, `<h2>`+tt.source+`</h2>`)
			p.Laid, p.Styles = true, []page.Style{{Display: "block", FontSize: 16}, {Display: tt.display, FontSize: 16}, {Display: "inline", FontSize: 16}}
			for i := range p.Nodes {
				n := &p.Nodes[i]
				n.Box = page.Rect{X: float64(20 * i), Y: 100, W: 8, H: 19} // with room around each
				switch {
				case n.Kind == page.Text:
				case n.Tag == "a" || n.Tag == "span" && n.End == page.NodeID(i+2):
					n.Style = 1
				case n.Tag == "span":
					n.Style = 2
				default:
					n.Style = 0
				}
			}
			if got := page.Norm(p.Text(0)); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
