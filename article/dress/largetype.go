package dress

import (
	"galley/article/fit"
	"galley/article/sheet"
	"galley/page"
)

// mostLargeNodes is how many nodes are looked at for the words of a heading.
const mostLargeNodes = 64

// isLarge reports whether n has words of large type in lines that are longer than those of a telephone. Single
// letters and numbers, and a few of them in a row, are as large there.
func (c *Dress) isLarge(n page.NodeID, parent *fit.Element) bool {
	node := &c.Page.Nodes[n]
	if parent.Vertical || !c.Sheet.Known(node.Style) || !sheet.HasRoomForLarge(c.Page.Viewport.W) {
		return false
	}
	if c.Page.Styles[node.Style].FontSize < sheet.LargeType || node.Box.W <= sheet.Telephone {
		return false
	}
	var words page.Rect
	for i := n + 1; i < min(node.End, n+mostLargeNodes); i++ {
		if text := &c.Page.Nodes[i]; text.Kind == page.Text && !text.Hidden && !text.Box.Empty() && !page.IsBlank(text.Text) {
			words = words.Union(text.Box)
		}
	}
	return words.W > sheet.Telephone
}
