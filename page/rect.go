package page

import "math"

// Rect is an axis-aligned box in CSS px, measured from the top left corner of
// the document (not of the viewport). The zero Rect means "not laid out".
type Rect struct{ X, Y, W, H float64 }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the bottom edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Area is width times height, in square CSS px.
func (r Rect) Area() float64 { return r.W * r.H }

// Empty reports whether the box covers nothing.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Union is the smallest box that holds both; an empty box adds nothing.
func (r Rect) Union(s Rect) Rect {
	switch {
	case r.Empty():
		return s
	case s.Empty():
		return r
	}
	x, y := math.Min(r.X, s.X), math.Min(r.Y, s.Y)
	return Rect{x, y, math.Max(r.Right(), s.Right()) - x, math.Max(r.Bottom(), s.Bottom()) - y}
}

// Intersect is the box that both have in common; the zero Rect where that is empty.
func (r Rect) Intersect(s Rect) Rect {
	x, y := math.Max(r.X, s.X), math.Max(r.Y, s.Y)
	both := Rect{x, y, math.Min(r.Right(), s.Right()) - x, math.Min(r.Bottom(), s.Bottom()) - y}
	if both.Empty() {
		return Rect{}
	}
	return both
}

// SharedWidth is the width of the columns that two boxes share.
func (r Rect) SharedWidth(s Rect) float64 {
	return math.Max(0, math.Min(r.Right(), s.Right())-math.Max(r.X, s.X))
}

// Contains reports whether the point lies in the box; left and top edges count.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// maxCoordinate bounds what a box may say, in CSS px. Chrome's own layout unit
// ends at 2^25 px.
const maxCoordinate = 1 << 27

func (r Rect) valid() bool {
	for _, v := range [4]float64{r.X, r.Y, r.W, r.H} {
		if math.IsNaN(v) || math.Abs(v) > maxCoordinate {
			return false
		}
	}
	return r.W >= 0 && r.H >= 0
}
