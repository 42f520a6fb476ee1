package page_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// TestApart: two texts in a line, of elements or not, with some room between them.
func TestApart(t *testing.T) {
	line := func(x, w float64) page.Rect { return page.Rect{X: x, Y: 100, W: w, H: 19} }
	for _, tt := range []struct {
		name      string
		source    string // the last two texts are asked about
		box, box2 page.Rect
		want      bool
	}{
		{"labels with a margin", "<span>Small</span><span>Large</span>", line(0, 40), line(48, 40), true},
		{"labels that touch", "<span>Small</span><span>Large</span>", line(0, 40), line(40, 40), false},
		{"a hair of room", "<span>Small</span><span>Large</span>", line(0, 40), line(41.5, 40), false},
		{"from right to left", "<span>שלום</span><span>עולם</span>", line(48, 40), line(0, 40), true},
		{"in Chinese", "<span>新闻</span><span>体育</span>", line(0, 40), line(48, 40), false},
		{"a full stop behind code", "<p><code>x/y</code>.</p>", line(0, 40), line(43, 4), false},
		{"a bracket before a link", "<p>(<a href=/x>line 7</a></p>", line(0, 6), line(9, 40), false},
		{"an ending behind code", "<p>the <code>Node</code>s</p>", line(30, 40), line(74, 8), false},
		{"a count beside its word", "<p>Comments<span>12</span></p>", line(0, 70), line(76, 18), true},
		{"a price behind a name", "<span>Sloop</span><span>$40</span>", line(0, 40), line(90, 30), true},
		{"a footnote", "<p><span>word</span><sup>3</sup></p>", line(0, 40), line(44, 6), false},
		{"a formula", "<math><mi>a</mi><mi>b</mi></math>", line(0, 8), line(14, 8), false},
		{"a text of several lines", "<span>Small</span><span>Large</span>", page.Rect{Y: 100, W: 40, H: 60}, line(48, 40), false},
		{"an initial", "<p><span class=large>T</span><span>he harbour</span></p>", page.Rect{Y: 100, W: 40, H: 70}, line(48, 90), false},
		{"on the next line", "<span title=box>Small</span><span title=box>Large</span>", line(0, 40), page.Rect{Y: 130, W: 40, H: 19}, true},
		{"a word that is broken", "<span>inter</span><b>national</b>", line(0, 40), page.Rect{Y: 130, W: 40, H: 19}, false},
		{"without boxes", "<span>Small</span><span>Large</span>", page.Rect{}, page.Rect{}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			p.Laid, p.Styles = true, []page.Style{{Display: "inline", FontSize: 16}, {Display: "inline-block", FontSize: 16}, {Display: "inline", FontSize: 60}}
			var texts []page.NodeID
			for i := range p.Nodes {
				switch n := &p.Nodes[i]; {
				case n.Kind == page.Text && !n.Hidden:
					texts = append(texts, page.NodeID(i))
				case n.Attr("title") == "box":
					n.Style = 1
				case n.Attr("class") == "large":
					n.Style = 2
				default:
					n.Style = 0
				}
			}
			before, after := texts[len(texts)-2], texts[len(texts)-1]
			p.Nodes[before].Box, p.Nodes[after].Box = tt.box, tt.box2
			if got := p.Apart(before, after); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
			p.Laid = false
			if p.Apart(before, after) {
				t.Error("texts of a page without boxes are set apart")
			}
		})
	}
}
