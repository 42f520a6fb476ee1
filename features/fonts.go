package features

import (
	"math"

	"galley/page"
)

// style is the computed style of n or of the nearest ancestor that has one, nil
// where none is known.
func (x *subtreeIndex) style(n page.NodeID) *page.Style {
	if s := x.styles[n]; s != page.NoStyle {
		return &x.Page.Styles[s]
	}
	return nil
}

// fontSize is in CSS px; 0 where it is not known.
func (x *subtreeIndex) fontSize(n page.NodeID) float64 {
	if s := x.style(n); s != nil {
		return finite(s.FontSize)
	}
	return 0
}

// fontWeight is 100 to 900 on most pages; 0 where it is not known.
func (x *subtreeIndex) fontWeight(n page.NodeID) float64 {
	if s := x.style(n); s != nil {
		return finite(s.FontWeight)
	}
	return 0
}

// findLargestFont looks at the elements that have text of their own and whose
// box meets the first screen (OPEN-W13).
func (x *subtreeIndex) findLargestFont() {
	for i := range x.runs {
		owner := x.Page.Nodes[x.runs[i].node].Parent
		if x.inFirstScreen(x.Box(owner)) {
			x.largestFont = math.Max(x.largestFont, x.fontSize(owner))
		}
	}
}

func (x *subtreeIndex) inFirstScreen(b page.Rect) bool {
	return !b.Empty() && b.X < x.Limits.ScreenWidth && b.Right() > 0 && b.Y < x.Limits.ScreenHeight && b.Bottom() > 0
}

// textFont is the font size that the most characters of the subtree of n have,
// the smaller of two; that of the page where the subtree has no text or is None.
func (x *subtreeIndex) textFont(n page.NodeID) float64 {
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
