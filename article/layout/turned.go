package layout

import (
	"math"

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

// Scaled reports whether a transform makes n larger or smaller about its middle, as far as that is seen: a block
// that is scaled about a corner begins elsewhere in what it stands in.
func Scaled(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if !sheet.Known(p, node.Style) {
		return false
	}
	style := &p.Styles[node.Style]
	look := style.Look
	factor, ok := sheet.Scale(look[sheet.Transform])
	if !ok || style.Opacity < 1 || OutOfFlow(style) || node.Box.Empty() {
		return false
	}
	if look[sheet.Display] != "block" || node.Tag == "img" || look[sheet.Float] != "none" || sheet.Known(p, p.Nodes[node.Parent].Style) && sheet.IsFlexible(p.Styles[p.Nodes[node.Parent].Style].Look) {
		return true
	}
	left, right := Room(p, n)
	w := node.Box.W / factor
	fromLeft := node.Box.X - (left + sheet.Pixels(look[sheet.MarginL])) - (1-factor)*w/2
	fromRight := right - sheet.Pixels(look[sheet.MarginR]) - node.Box.Right() - (1-factor)*w/2
	return math.Abs(fromLeft) <= 1 || math.Abs(fromRight) <= 1
}

// Upright is the box of n before a transform turned it by some degrees, around the middle that it is seen at; ok is false
// where the transform does something else as well, but for moving it.
func Upright(p *page.Page, n page.NodeID) (box page.Rect, degrees float64, ok bool) {
	look, seen := p.Styles[p.Nodes[n].Style].Look, p.Nodes[n].Box
	if degrees, ok = sheet.Rotated(look[sheet.Transform]); !ok || sheet.Pixels(look[sheet.Width]) <= 0 || sheet.Pixels(look[sheet.Height]) <= 0 {
		return seen, 0, false
	}
	w, h := borderSize(look)
	return page.Rect{X: seen.X + (seen.W-w)/2, Y: seen.Y + (seen.H-h)/2, W: w, H: h}, degrees, true
}
