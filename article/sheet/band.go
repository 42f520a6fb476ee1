package sheet

import (
	"math"
	"slices"
	"strings"

	"galley/page"
	"galley/page/colour"
)

// Style sheets lay a band as wide as the window behind a text that is narrower: by a shadow without an end
// that is cut off above and below, or by a box behind the words.

// MaxSpread is the most that a shadow reaches out on all sides, in CSS px, where nothing cuts it off: what is
// larger lies on all that stands before it.
const MaxSpread = 100

// shadow is the computed box-shadow of an element, without those of its shadows that have no end. cut says that
// its shape cuts them off.
func shadow(v string, cut bool) string {
	if v == "" || v == "none" || cut {
		return v
	}
	all := Layers(v)
	kept := slices.DeleteFunc(slices.Clone(all), func(layer string) bool {
		_, lengths, ok := strings.Cut(layer, ")")
		if fields := strings.Fields(lengths); ok && len(fields) >= 4 {
			return Pixels(fields[3]) > MaxSpread && !strings.Contains(lengths, "inset")
		}
		return false
	})
	switch {
	case len(kept) == 0:
		return "none"
	case len(kept) == len(all):
		return v
	}
	return strings.Join(kept, ", ")
}

// IsOpen reports whether the shape cuts nothing off the box itself, and may leave more around it.
func (o Outline) IsOpen() bool {
	return o.name == "inset" && !slices.ContainsFunc(o.values[:o.radii], func(l length) bool { return l.share > 0 || l.px > 0 })
}

// isGround reports whether m is a box behind the words of an element of a width and a height that is all of the
// ground that they stand on: as large as the element, as wide as the window, or a bar as high as the element
// that shows an amount.
func (r *rule) isGround(m *Overlaid, value func(string) string, w, h float64) bool {
	ground, known := colour.Parse(r.look[Background])
	b := m.flat()
	return !m.signs && !m.hollow && m.paints && Pixels(value("z-index")) < 0 && (known && ground.A == 0 && isNone(r.look[Image]) || r.stacks()) && (m.matrix == unturned || m.tilted()) &&
		math.Abs(b.Y) <= 1 && math.Abs(b.Bottom()-h) <= 1 && (isBarIn(b, w) || b.X <= 1 && b.Right() >= w-1 && math.Abs(b.X+b.Right()-w) <= 2)
}

// maxTilt is by how many degrees a ground may be turned against its words.
const maxTilt = 5

// tilted reports whether m is turned a little about its middle.
func (m *Overlaid) tilted() bool {
	return m.matrix[4] == 0 && m.matrix[5] == 0 && slants(m.matrix) && math.Abs(math.Atan2(m.matrix[1], m.matrix[0])) <= maxTilt*math.Pi/180
}

// flat is the box of m before it is turned.
func (m *Overlaid) flat() page.Rect {
	b := m.Shown
	return page.Rect{X: b.X + (b.W-m.width)/2 - m.matrix[4], Y: b.Y + (b.H-m.height)/2 - m.matrix[5], W: m.width, H: m.height}
}

// isBarIn reports whether a box begins at a side of an element of a width and ends in it.
func isBarIn(b page.Rect, w float64) bool {
	return b.X >= -1 && b.Right() <= w+1 && (b.X <= 1 || b.Right() >= w-1) && b.W >= 1 && b.W < w-2
}

// asGround places such a box.
func (r *rule) asGround(g *rule, b page.Rect, w float64) {
	r.positioned()
	r.text.WriteString("z-index:0;")
	if r.inLine() {
		g.text.WriteString("border-radius:inherit;") // the picture that the element lies on may be rounded
	}
	if isBarIn(b, w) {
		side := "left"
		if b.X > 1 {
			side = "right"
		}
		g.text.WriteString("z-index:-1;position:absolute;top:0;bottom:0;" + side + ":0;width:" + percent(b.W, w) + ";")
		return
	}
	side := "0"
	if b.X < -1 {
		side = "max(" + Short(b.X) + "px, 50% - 50vw)"
	}
	g.text.WriteString("z-index:-1;position:absolute;top:0;bottom:0;left:" + side + ";right:" + side + ";")
}

// peeksOut reports whether m lies behind an element with a ground of its own, and shows at its edges: the tail of a
// bubble, or a second sheet below a card.
func (m *Overlaid) peeksOut(w, h float64) bool {
	b := m.Shown
	return m.paints && !m.signs && (b.X < -2 || b.Y < -2 || b.Right() > w+2 || b.Bottom() > h+2)
}

// framed reports whether all edges of m are near those of its element.
func (m *Overlaid) framed() bool {
	return max(math.Abs(m.left), math.Abs(m.top), math.Abs(m.right), math.Abs(m.bottom)) <= frameOff
}

// asSheet places a box that lies behind an element with a ground of its own, and reports whether it comes
// along: a small one, or one whose edges are near those of the element.
func (r *rule) asSheet(g *rule, m *Overlaid, value func(string) string) bool {
	if m.hollow = m.framed(); !m.hollow && max(m.Shown.W, m.Shown.H) > maxSignSide {
		return false // it was as large as something was that is of another size in another window
	}
	r.positioned()
	g.declareVetted("z-index", "-1")
	g.insets(m, value)
	return true
}
