package layout

import (
	"math"

	"galley/article/sheet"
	"galley/page"
)

// Box is the box of n as laid out: not as something around it that was still
// growing or turning into its place showed it. An element without a box of its own
// has those of its children.
func Box(p *page.Page, n page.NodeID) page.Rect {
	box := p.Nodes[n].Box
	if HasNoBox(p, n) {
		for c := range p.Children(n) {
			if !p.Nodes[c].Hidden {
				box = box.Union(p.Nodes[c].Box)
			}
		}
		return box
	}
	if !sheet.Known(p, p.Nodes[n].Style) {
		return box
	}
	look := p.Styles[p.Nodes[n].Style].Look
	w, h := borderSize(look)
	if sheet.Pixels(look[sheet.Width]) == 0 || sheet.Pixels(look[sheet.Height]) == 0 || box.Empty() || look[sheet.Display] == "table-cell" {
		return box // a cell has half of a border that it shares
	}
	if sheet.IsTurned(look[sheet.Transform]) {
		return page.Rect{X: box.X + (box.W-w)/2, Y: box.Y + (box.H-h)/2, W: w, H: h}
	}
	if x, y := w/box.W, h/box.H; math.Abs(x-1) > 0.005 && math.Abs(x/y-1) < 0.02 {
		box.W, box.H = w, h
	}
	return box
}

// HasNoBox reports whether the children of n are laid out as if it were not there (display:
// contents). Browsers say nothing of the style of such an element.
func HasNoBox(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if !p.Laid || node.Kind != page.Element || node.Hidden || !node.Box.Empty() {
		return false
	}
	if node.Style != page.NoStyle {
		return p.Styles[node.Style].Display == "contents"
	}
	for c := range p.Children(n) {
		if child := &p.Nodes[c]; child.Style != page.NoStyle && !child.Hidden && !child.Box.Empty() {
			return true
		}
	}
	return false
}

// borderSize is the size of the border box that a look was laid out with.
func borderSize(look []string) (w, h float64) {
	if look[sheet.BoxSizing] != "border-box" {
		w, h = Edges(look)
	}
	return w + sheet.Pixels(look[sheet.Width]), h + sheet.Pixels(look[sheet.Height])
}

// Room is the left and right edge of the content box of the parent of n.
func Room(p *page.Page, n page.NodeID) (left, right float64) {
	for a := range p.Ancestors(n) {
		node := &p.Nodes[a]
		if node.Box.Empty() {
			continue
		}
		if sheet.Known(p, node.Style) {
			return Content(p, a)
		}
		return node.Box.X, node.Box.Right()
	}
	return 0, 0
}

// Overflows reports whether a picture or film is wider than the column it stands in.
func Overflows(p *page.Page, n page.NodeID, tag string) bool {
	if tag != "img" && tag != "video" {
		return false
	}
	// A frame's own document has room for all that is in it, the column around may
	// not; nor does the box of an inline element say how much room there is.
	framed, inline := false, true
	for a := n; a != page.None; a = p.Nodes[a].Parent {
		if p.Nodes[a].Tag == "body" {
			framed = inFrame(p, a)
			if !framed {
				break
			}
		}
		if a != n {
			style := p.Nodes[a].Style
			inline = inline && sheet.Known(p, style) && p.Styles[style].Look[sheet.Display] == "inline"
		}
		if !inline && !framed {
			continue
		}
		left, right := Room(p, a)
		if right > left && Box(p, n).W > right-left+1 {
			return true
		}
	}
	return false
}

// inFrame reports whether body a is that of a frame.
func inFrame(p *page.Page, a page.NodeID) bool {
	root := p.Nodes[a].Parent
	return root != page.None && p.Nodes[root].Parent != page.None
}
