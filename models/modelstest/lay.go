package modelstest

import (
	"testing"

	"galley/models/method"
	"galley/page"
)

// Lay gives a page boxes and styles as a very simple browser would: blocks and texts
// stand below each other in one column of 1000 px, lines are 20 px high and have 120
// characters.
func Lay(t testing.TB, p *page.Page) *page.Page {
	t.Helper()
	const width, line, perLine, gap = 1000, 20, 120, 10
	p.Laid, p.Viewport = true, page.DefaultViewport
	p.Styles = []page.Style{
		{Display: "block", Opacity: 1, FontSize: 16, FontWeight: 400}, {Display: "inline", Opacity: 1, FontSize: 16, FontWeight: 400},
		{Display: "block", Opacity: 1, FontSize: 32, FontWeight: 700},
	}
	blocks := make([]bool, len(p.Nodes)) // asked before there are styles
	for i := range p.Nodes {
		blocks[i] = p.Nodes[i].Kind == page.Element && p.IsBlock(page.NodeID(i))
	}
	y := 0.0
	for i := range p.Nodes {
		n := &p.Nodes[i]
		switch {
		case n.Kind == page.Text:
			if chars := page.Chars(n.Text); chars > 0 && !n.Hidden {
				n.Box = page.Rect{Y: y, W: min(width, float64(chars)*8), H: line * float64(1+chars/perLine)}
				y += n.Box.H
			}
			continue
		case n.Tag == "h1":
			n.Style = 2
		case blocks[i]:
			n.Style = 0
		default:
			n.Style = 1
		}
		if blocks[i] && !n.Hidden {
			y += gap
		}
		if n.Tag == "img" {
			n.Box = page.Rect{Y: y, W: 300, H: 200}
			y += 200
		}
	}
	for i := len(p.Nodes) - 1; i > 0; i-- {
		n := &p.Nodes[i]
		if n.Kind == page.Element && blocks[i] && !n.Box.Empty() {
			n.Box.X, n.Box.W = 0, width
		}
		p.Nodes[n.Parent].Box = p.Nodes[n.Parent].Box.Union(n.Box)
	}
	p.Size = page.Size{W: width, H: max(y, 1)}
	if err := p.Link(page.Limits{Depth: 20_000}); err != nil {
		t.Fatal(err)
	}
	return p
}

// pageFor is a page of HTML as the method needs it.
func pageFor(t testing.TB, m method.Method, source string) *page.Page {
	t.Helper()
	p := Parse(t, source)
	if m.Laid {
		Lay(t, p)
	}
	return p
}
