package sheet

import (
	"math"

	"galley/page"
)

// within counts the insets from the edges of a box in the padding box that they are of: of an element that
// is not positioned. w and h are the size of that padding box.
func (m *Overlaid) within(own page.Rect, w, h float64) {
	m.left, m.Shown.X = m.left-own.X, m.Shown.X-own.X
	m.top, m.Shown.Y = m.top-own.Y, m.Shown.Y-own.Y
	m.right -= w - own.Right()
	m.bottom -= h - own.Bottom()
}

// reachesFar reports whether m lies too far out of its element, which has the given width and height, and is not
// cut off there. cut says that something around does so on the left and on the right.
func (r *rule) reachesFar(m *Overlaid, w, h float64, cut bool) bool {
	if hides(r.look[OverflowX]) && hides(r.look[OverflowY]) {
		return false
	}
	b := m.Shown
	left, right := r.leftOf(m), r.rightOf(m.signs)
	if !m.signs && b.H <= thinLine { // a line to what stands beside it
		left, right = max(left, r.Beside[0]+1), max(right, r.Beside[1]+1)
	}
	beside := b.X < -left || b.Right() > w+right && !m.isRule(w)
	return beside && !cut || b.Y < -maxOutside || b.Bottom() > h+m.below()
}

// isRule reports whether m is a line that reaches out of an element of width w as far on its right as on its left,
// such as a rule from edge to edge of a card.
func (m *Overlaid) isRule(w float64) bool {
	over := m.Shown.Right() - w
	return !m.signs && m.Shown.H <= thinLine && over <= maxOutside && math.Abs(over+m.Shown.X) <= 2
}

// hides reports whether a computed overflow cuts off what reaches out.
func hides(overflow string) bool { return overflow == "hidden" || overflow == "clip" }

// leftOf is how far something may reach out of the element on its left: a label as far as the room goes
// that what it is laid over has there.
func (r *rule) leftOf(m *Overlaid) float64 {
	if !m.signs {
		return maxOutside
	}
	return max(maxOutside, min(r.Own.X, maxSignSide))
}

// rightOf is how far something may reach out of the element on its right: a sign into its margin, and
// where words run from right to left what marks an item into the padding of its list.
func (r *rule) rightOf(signs bool) float64 {
	room := 0.0
	if signs {
		room = Pixels(r.look[MarginR])
	}
	if r.parent != nil && r.look[LookAt["direction"]] == "rtl" {
		room += Pixels(r.parent[PaddingR])
	}
	return max(besideText, min(room, maxOutside))
}

// below is how far something may reach out of the element at its end: the lower half of the line of a
// large sign is empty, as that of a quotation mark.
func (m *Overlaid) below() float64 {
	if m.signs && !m.paints {
		return maxOutside + min(m.Shown.H, maxSignSide)/2
	}
	return maxOutside
}

// fromMiddle is how far the left inset of m is from the middle of its element, if m lies in the middle, with room
// on both sides: it does so in a narrower one, too.
func (m *Overlaid) fromMiddle(value func(string) string) (px float64, ok bool) {
	w := m.left + Pixels(value("margin-left")) + m.width + Pixels(value("margin-right")) + m.right
	b := m.Shown
	return w/2 - m.left, b.X > besideText && math.Abs(b.X+b.W/2-w/2) <= 1
}
