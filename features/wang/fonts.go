package wang

import (
	"math"

	"galley/page"
)

// fontSize is the font size of n in CSS px; 0 where it is not known.
func (x *Index) fontSize(n page.NodeID) float64 {
	if s := x.styles[n]; s != page.NoStyle {
		return x.Page.Styles[s].FontSize
	}
	return 0
}

// fontWeight is the font weight of n, 100 to 900 on most pages; 0 where it is not known.
func (x *Index) fontWeight(n page.NodeID) float64 {
	if s := x.styles[n]; s != page.NoStyle {
		return x.Page.Styles[s].FontWeight
	}
	return 0
}

// findLargestFont finds the largest font size of the first screen: over the elements
// that have a visible text of their own and whose box meets the screen. Wang et al.
// 2009, section 4, divide by it without saying which elements count.
func (x *Index) findLargestFont() {
	for i := range x.runs {
		owner := x.Page.Nodes[x.runs[i].node].Parent
		if x.inFirstScreen(x.Box(owner)) {
			x.largestFont = math.Max(x.largestFont, x.fontSize(owner))
		}
	}
}

// inFirstScreen reports whether a box meets the first screen.
func (x *Index) inFirstScreen(b page.Rect) bool {
	return !b.Empty() && b.X < x.Limits.ScreenWidth && b.Right() > 0 && b.Y < x.Limits.ScreenHeight && b.Bottom() > 0
}

// textFont is the font size, in CSS px, of most characters of the subtree of n, the
// smaller of two with as many. Where n is None or has no text it is that of the page.
func (x *Index) textFont(n page.NodeID) float64 {
	if n == page.None || x.Chars(n) == 0 {
		n = 0
	}
	chars := make(map[float64]int)
	first, end := x.span(n)
	for _, r := range x.runs[first:end] {
		chars[x.fontSize(r.node)] += x.Chars(r.node)
	}
	best := 0.0
	for size, count := range chars {
		if count > chars[best] || count == chars[best] && size < best {
			best = size
		}
	}
	return best
}
