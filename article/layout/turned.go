package layout

import (
	"galley/article/sheet"
	"galley/page"
)

// Turned reports whether the box of n is not the one that was laid out.
func Turned(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if !sheet.Known(p, node.Style) {
		return false
	}
	if style := &p.Styles[node.Style]; !moved(p, style, node.Box) {
		return true
	}
	return Box(p, n) != node.Box
}

// moved reports whether a transform left a box as it was, or moved it as a whole to where it is
// seen: the middle of the window, for one. What it moved out of the window, or fades, waits there.
func moved(p *page.Page, style *page.Style, box page.Rect) bool {
	x, ok := sheet.Moved(style.Look[sheet.Transform])
	return ok && (x == 0 || style.Opacity == 1 && box.X > -1 && box.Right() < p.Viewport.W+1)
}
