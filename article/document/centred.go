package document

import (
	"math"

	"galley/article/layout"
	"galley/article/subtree"
)

// isCentred reports whether a part before the body stood in the middle of the window with its lines in the middle
// of it. It stays there, wherever in the window the body had its column: that stands in the middle, too.
func (c *writer) isCentred(pt subtree.Part) bool {
	if !pt.Title && !pt.Head && !pt.Lead {
		return false
	}
	style := c.Page.StyleOf(pt.Root)
	if style == nil || style.LookValue("text-align") != "center" {
		return false
	}
	box := layout.Box(c.Page, layout.BlockAround(c.Page, pt.Root))
	return math.Abs(box.X+box.W/2-c.Page.Viewport.W/2) <= 4
}
