package layout

import "galley/page"

// Around reports whether the middle of a box, and most of its height, lie in another.
func Around(outer, inner page.Rect) bool {
	middle := inner.X + inner.W/2
	shared := min(outer.Bottom(), inner.Bottom()) - max(outer.Y, inner.Y)
	return outer.X <= middle && middle <= outer.Right() && shared >= 0.8*inner.H
}

// Inside reports whether a box lies in another.
func Inside(b, outer page.Rect) bool {
	const near = 4
	return b.X >= outer.X-near && b.Right() <= outer.Right()+near && b.Y >= outer.Y-near && b.Bottom() <= outer.Bottom()+near
}

// Fills reports whether a box covers another.
func Fills(box, around page.Rect) bool { return box.W >= 0.9*around.W && box.H >= 0.9*around.H }

// Middle is that of a text: of its own box, or of the element that it stands in.
func Middle(p *page.Page, text page.NodeID) (x, y float64) {
	box := p.Nodes[text].Box
	if box.Empty() {
		box = p.Nodes[p.Nodes[text].Parent].Box
	}
	return box.X + box.W/2, box.Y + box.H/2
}
