package page

import (
	"math"
	"strconv"
	"strings"
)

// mostAround is how many elements around one are asked whether they hold what is laid over it.
const mostAround = 64

// scrollBar is how much narrower than the screen, in CSS px, a page is that has one.
const scrollBar = 20

// LaidIn is the padding box of n as seen from the padding box that the insets of a pseudo-element of
// n are of, in CSS px from its top left: {0, 0, …} where n itself is positioned. Style sheets put
// the sign of an item over a place of it and leave the item as it is: then the next positioned element around
// says where, or the page. value reads the computed values of the pseudo-element, which is absolutely
// positioned. ok is false where no element around is as large as these say.
func (p *Page) LaidIn(n NodeID, value func(string) string) (own Rect, ok bool) {
	own = p.paddingBox(n)
	if own.Empty() {
		return Rect{}, false
	}
	if p.isPositioned(n) {
		return Rect{W: own.W, H: own.H}, true
	}
	around := Rect{W: p.Viewport.W, H: p.Viewport.H}
	room := RoomOf(value)
	w, h := room.W, room.H
	asked := 0
	for a := range p.Ancestors(n) {
		if asked++; asked > mostAround {
			return Rect{}, false
		}
		if !p.isPositioned(a) {
			continue
		}
		if around = p.paddingBox(a); math.Abs(around.W-w) > 1.5 || math.Abs(around.H-h) > 1.5 {
			return Rect{}, false
		}
		return Rect{X: own.X - around.X, Y: own.Y - around.Y, W: own.W, H: own.H}, true
	}
	if w > around.W+1.5 || w < around.W-scrollBar || math.Abs(around.H-h) > scrollBar {
		return Rect{}, false
	}
	return own, true
}

// isPositioned reports whether what is absolutely positioned in n lies over a place of n.
func (p *Page) isPositioned(n NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != Element || node.Style == NoStyle {
		return false
	}
	style := &p.Styles[node.Style]
	turned := style.LookValue("transform")
	return style.Position != "static" && style.Position != "" || turned != "" && turned != "none"
}

// paddingBox is the box of n without its borders.
func (p *Page) paddingBox(n NodeID) Rect {
	box := p.Nodes[n].Box
	if p.Nodes[n].Style == NoStyle {
		return box
	}
	style := &p.Styles[p.Nodes[n].Style]
	px := func(name string) float64 { return pixels(style.LookValue(name)) }
	box.X += px("border-left-width")
	box.Y += px("border-top-width")
	box.W -= px("border-left-width") + px("border-right-width")
	box.H -= px("border-top-width") + px("border-bottom-width")
	return box
}

// RoomOf is the size of the padding box that the insets of an absolutely positioned box are of, in CSS px:
// these with its margins and its size.
func RoomOf(value func(string) string) Size {
	var w, h float64
	for _, name := range [5]string{"left", "margin-left", "width", "margin-right", "right"} {
		w += pixels(value(name))
	}
	for _, name := range [5]string{"top", "margin-top", "height", "margin-bottom", "bottom"} {
		h += pixels(value(name))
	}
	if value("box-sizing") != "border-box" {
		for _, name := range [4]string{"padding-left", "padding-right", "border-left-width", "border-right-width"} {
			w += pixels(value(name))
		}
		for _, name := range [4]string{"padding-top", "padding-bottom", "border-top-width", "border-bottom-width"} {
			h += pixels(value(name))
		}
	}
	return Size{W: w, H: h}
}

// pixels is a computed length in CSS px; 0 for what is none.
func pixels(v string) float64 {
	f, err := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
		return 0
	}
	return f
}
