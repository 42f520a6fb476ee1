package lead

import (
	"math"

	"galley/page"
)

// Bounds of a picture that stands right above the part of the page that has title and body, in CSS px.
const (
	crownEdge   = 8  // between their edges, left and right
	crownBelow  = 48 // between the picture and that part
	crownLevels = 4  // how many elements around that part have nothing else in them
)

// crowns reports whether a picture alone makes up the element before the part of the page that has title and body,
// is as wide as that part, and stands right above it: the head of the card that the article is on.
func (f *finder) crowns(n page.NodeID) bool {
	if !f.p.Laid {
		return false
	}
	part, before := f.top, page.None
	for level := 0; before == page.None; level++ {
		parent := f.p.Nodes[part].Parent
		if parent == page.None || f.p.Nodes[parent].Tag == "body" || level == crownLevels {
			return false
		}
		if before = f.shownBefore(part, parent); before == page.None {
			part = parent
		}
	}
	picture, below := f.p.Nodes[n].Box, f.p.Nodes[part].Box
	gap := below.Y - picture.Bottom()
	return f.p.Contains(before, n) && f.chars(before) == 0 &&
		math.Abs(picture.X-below.X) <= crownEdge && math.Abs(picture.Right()-below.Right()) <= crownEdge && gap >= -crownEdge && gap <= crownBelow
}

// shownBefore is the child of parent that is seen right before another one, None where there is none.
func (f *finder) shownBefore(n, parent page.NodeID) page.NodeID {
	last := page.None
	for child := range f.p.Children(parent) {
		if child == n {
			break
		}
		if node := &f.p.Nodes[child]; !node.Hidden && (node.Kind == page.Element && !node.Box.Empty() || f.chars(child) > 0) {
			last = child
		}
	}
	return last
}
