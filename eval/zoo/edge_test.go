package zoo_test

import (
	"testing"

	"galley/eval/look"
	"galley/page"
)

// A picture behind the title that took the whole width of the page begins at the top of the
// article, and reaches the sides of every screen.
func TestPictureToTheEdges(t *testing.T) {
	k := newKeeper(t)
	const source = `<!doctype html><html lang=en><title>x</title><style>body{margin:0}p{margin:16px 80px}header{background:url(wide.png) 50%/cover;height:300px}
		h1{margin:0;padding:100px;color:#fff}</style><header><h1 id=title>A spring on the river</h1></header>
		<div id=body><p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p></div>`
	for _, p := range onScreens(t, k, []byte(source), 1366, 700, look.NarrowScreen.W, 1800) {
		w := p.Viewport.W
		if box := firstPicture(p); box.Y != 0 || box.X > 0.5 || box.W < w-1 || box.W > w+1 {
			t.Errorf("%.0f px: the picture is at %v", w, box)
		}
		if words := boxOf(t, p, "A spring"); words.X < 4 || words.Right() > w-4 {
			t.Errorf("%.0f px: the title is at %v", w, words)
		}
	}
}

// firstPicture is the box of the first img.
func firstPicture(p *page.Page) page.Rect {
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "img" {
			return p.Nodes[i].Box
		}
	}
	return page.Rect{}
}
