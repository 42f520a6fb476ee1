package sheet

import (
	"math"
	"strings"
	"unicode/utf8"

	"galley/page"
	"galley/page/colour"
)

// Bounds of what a style sheet may lay over a place of an element, in CSS px.
const (
	maxOutside  = 64  // how far it may reach out of the element, but for its right side
	besideText  = 16  // likewise on its right: documents leave that much beside their text on any screen
	thinLine    = 8   // a line this thin may run through the words
	thickLine   = 24  // likewise behind them: a stroke of a marker
	maxSignSide = 160 // of a sign behind the words
	maxSigns    = 3   // runes of such a sign
	frameOff    = 40  // between the edges of an element and of a frame around or in it
)

// Overlaid is a box that a style sheet put before or after what is in an element and laid
// over a place of it: the mark of a list item, a line below a heading, a quotation mark in
// a corner. Lengths are in CSS px.
type Overlaid struct {
	left, top, right, bottom float64    // insets in the padding box of the element
	width, height            float64    // of its border box
	Shown                    page.Rect  // that box in the padding box, as it is turned
	matrix                   [6]float64 // transform
	paints                   bool       // it has a ground or a border
	signs                    bool       // it has words
	hollow                   bool       // it is a frame: lines around nothing, which hide no words
}

// NewOverlaid reads the computed values of a pseudo-element that is absolutely positioned.
// ok is false for what cannot be seen. shows says that it has words, drawn that it has a drawing
// that comes along.
func NewOverlaid(value func(string) string, shows, drawn bool) (m Overlaid, ok bool) {
	m.left, m.top, m.right, m.bottom = Pixels(value("left")), Pixels(value("top")), Pixels(value("right")), Pixels(value("bottom"))
	m.width, m.height = Pixels(value("width")), Pixels(value("height"))
	if value("box-sizing") != "border-box" {
		for _, name := range [4]string{"padding-left", "padding-right", "border-left-width", "border-right-width"} {
			m.width += Pixels(value(name))
		}
		for _, name := range [4]string{"padding-top", "padding-bottom", "border-top-width", "border-bottom-width"} {
			m.height += Pixels(value(name))
		}
	}
	if m.matrix, ok = matrix(value("transform")); !ok || math.Abs(m.matrix[0]*m.matrix[3]-m.matrix[1]*m.matrix[2]) < 0.01 {
		return m, false
	}
	x, y := m.left+Pixels(value("margin-left")), m.top+Pixels(value("margin-top"))
	m.Shown = turned(page.Rect{X: x, Y: y, W: m.width, H: m.height}, m.matrix)
	ground, known := colour.Parse(value("background-color"))
	shadow := value("box-shadow")
	m.paints = known && ground.A > 0 || Gradient(value("background-image")) != "" || shadow != "" && shadow != "none"
	for _, side := range [4]string{"top", "right", "bottom", "left"} {
		color, known := colour.Parse(value("border-" + side + "-color"))
		m.paints = m.paints || known && color.A > 0 && value("border-"+side+"-style") != "none" && Pixels(value("border-"+side+"-width")) > 0
	}
	m.paints = drawn || m.paints && !IsMasked(value("mask-image"))
	m.signs = shows
	m.hollow = isHollow(value) && !shows && !drawn
	visible := value("visibility") == "visible" && Pixels(value("opacity")) >= 0.1 && (m.width > 0 || shows) && m.height > 0 // an indent to the left takes the room of words
	return m, visible && (m.paints || m.signs) && value("left") != "" && value("left") != "auto"
}

// turned is the box around a box that is transformed around its middle.
func turned(b page.Rect, m [6]float64) page.Rect {
	w, h := math.Abs(m[0])*b.W+math.Abs(m[2])*b.H, math.Abs(m[1])*b.W+math.Abs(m[3])*b.H
	return page.Rect{X: b.X + b.W/2 - w/2 + m[4], Y: b.Y + b.H/2 - h/2 + m[5], W: w, H: h}
}

// room is the width and height of the padding box that the insets are of.
func (m *Overlaid) room(value func(string) string) (w, h float64) {
	return m.left + Pixels(value("margin-left")) + m.width + Pixels(value("margin-right")) + m.right,
		m.top + Pixels(value("margin-top")) + m.height + Pixels(value("margin-bottom")) + m.bottom
}

// place writes where a pseudo-element lies that is absolutely positioned, and reports
// whether it comes along. What lies in the padding of its element can hide no words on any
// screen. Where words may come there are lines, and behind the words signs and small boxes.
func (r *rule) place(g *rule, value func(string) string, content string, shows, drawn bool) bool {
	m, ok := NewOverlaid(value, shows, drawn)
	isIn := r.style0.Position == "relative" || r.style0.Position == "sticky" || r.inLine()
	if !ok || !isIn && r.Own.Empty() && !r.Pin.Charted || r.RatioPadding {
		return false
	}
	w, h := m.room(value)
	if !isIn && !r.Own.Empty() {
		m.within(r.Own, w, h)
		w, h = r.Own.W, r.Own.H
	}
	b, behind := m.Shown, Pixels(value("z-index")) < 0
	if r.isGround(&m, value, w, h) {
		r.asGround(g, m.flat(), w)
		g.transform(m.matrix)
		return true
	}
	if r.inLine() {
		return false // it is of another size there
	}
	line := !m.signs && min(b.W, b.H) <= thinLine && max(b.W, b.H) >= 3*min(b.W, b.H)
	if r.reachesFar(&m, w, h, line && r.Cut) {
		return false
	}
	stroke := behind && !m.signs && 2*b.H <= h && b.H <= thickLine
	ground, known := colour.Parse(r.look[Background])
	covered := behind && known && ground.A > 0 && !r.stacks()
	if covered && !m.peeksOut(w, h) || !line && r.look[Display] == "inline" {
		return false // hidden by the ground; the box of an inline element is another one on each line
	}
	if covered {
		return r.asSheet(g, &m, value)
	}
	if behind = behind || !r.Wordless && !m.hollow && !r.inPadding(b, w, h) && (!line || throughWords(b, w, h)); behind && !m.hollow && !line && !stroke && !r.Pin.Charted && !m.mayLieBehind(content, w*h) {
		return false
	}
	r.positioned()
	if behind {
		g.declareVetted("z-index", "-1")
		r.text.WriteString("z-index:0;")
	} else if Pixels(value("z-index")) > 0 {
		g.declareVetted("z-index", "1") // over what else is laid there, as the dot on a line
	}
	g.insets(&m, value)
	return true
}

// inLine reports whether the element was laid over the page, as a title over a picture, and is written in the text.
func (r *rule) inLine() bool {
	return (r.style0.Position == "absolute" || r.style0.Position == "fixed") && !strings.Contains(r.Pin.Over, "position:absolute;")
}

// isHollow reports whether a pseudo-element is a frame of thin lines on all sides or some, around nothing. Borders
// around a point are a triangle, such as the tail of a bubble.
func isHollow(value func(string) string) bool {
	ground, known := colour.Parse(value("background-color"))
	if point := Pixels(value("width")) <= 0 && Pixels(value("height")) <= 0 && value("box-sizing") != "border-box"; point || known && ground.A > 0 || value("background-image") != "none" || value("box-shadow") != "none" && value("box-shadow") != "" {
		return false
	}
	lines := 0
	for _, side := range [4]string{"top", "right", "bottom", "left"} {
		if width := Pixels(value("border-" + side + "-width")); width > thinLine {
			return false
		} else if width > 0 && value("border-"+side+"-style") != "none" {
			lines++
		}
	}
	return lines >= 2
}

// throughWords reports whether a line runs through the middle of an element of the given width
// and height, where words that have a ground of their own hide it: it lies behind them.
func throughWords(b page.Rect, w, h float64) bool {
	return b.W > b.H && b.X < w && b.Right() > 0 && b.Y > h/4 && b.Bottom() < 3*h/4
}

// inPadding reports whether a box in the padding box of the element, which has the given
// width and height, lies beside, above or below its content box.
func (r *rule) inPadding(b page.Rect, w, h float64) bool {
	return b.Right() <= Pixels(r.look[PaddingL])+1 || b.X >= w-Pixels(r.look[PaddingR])-1 ||
		b.Bottom() <= Pixels(r.look[PaddingT])+1 || b.Y >= h-Pixels(r.look[PaddingB])-1
}

// mayLieBehind reports whether the box, behind the words of an element of the given area
// in square px, would leave them readable.
func (m *Overlaid) mayLieBehind(content string, area float64) bool {
	few := !m.signs || utf8.RuneCountInString(strings.Trim(content, `"`)) <= maxSigns || strings.HasPrefix(content, "counter")
	small := !m.paints || 4*m.Shown.W*m.Shown.H <= area
	return few && small && max(m.Shown.W, m.Shown.H) <= maxSignSide
}

// positioned makes the element what the insets of its pseudo-elements are of.
func (r *rule) positioned() {
	if !strings.Contains(r.text.String(), "position:relative;") && !r.Pin.Charted {
		r.text.WriteString("position:relative;")
	}
}
