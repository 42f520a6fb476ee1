package document

import (
	"slices"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// maxGap bounds the room between two parts, in CSS px: where there was more, something
// stood between them that did not come along.
const maxGap = 40

// gapBefore is the room above a part where it or the one before leads the article, or says who
// wrote it: of those the margins are written with them. So it is below a cover, out of which no
// margin reaches. A line of the head takes the room below.
func (c *writer) gapBefore(boxes []page.Rect, i int) float64 {
	if i == 0 || boxes[i].Empty() || boxes[i-1].Empty() {
		return 0
	}
	above, before := c.src.Parts[i], c.src.Parts[i-1]
	gap := boxes[i].Y - boxes[i-1].Bottom()
	switch {
	case above.Lead || before.Lead:
	case above.Head || before.Head && c.src.Markup.Head.Line.Empty():
		_, below := layout.SideMargins(c.Page, before.Root)
		gap -= c.marginAbove(above.Root) + below
	case i == c.afterCover && c.src.Markup.Head.Line.Empty():
		gap -= c.marginAbove(above.Root)
	case before.Title && c.src.Markup.Head.Line.Empty():
		_, below := layout.SideMargins(c.Page, before.Root) // the rest was said of what stood around the title
		gap -= c.marginAbove(above.Root) + below
	default:
		return 0
	}
	return min(max(gap, 0), maxGap)
}

// mostAboveFirst is the most room, in CSS px, above the first part: below what was more, something stood on the
// page.
const mostAboveFirst = 100

// aboveRoot is the margin above the root of a part of the body, where that held it off what is laid over the
// page, such as a cover as high as the window: what of it was seen as room. Empty: as it is.
func (c *writer) aboveRoot(n page.NodeID) string {
	margin, _ := layout.SideMargins(c.Page, n)
	i := slices.IndexFunc(c.src.Parts, func(pt subtree.Part) bool { return pt.Root == n })
	if margin <= maxGap || i < 0 || c.src.Parts[i].Title || c.src.Parts[i].Head || c.src.Parts[i].Lead {
		return ""
	}
	top := c.Page.Nodes[n].Box.Y
	lowest := top - margin
	for _, before := range c.src.Parts[:i] {
		box := layout.Box(c.Page, layout.BlockAround(c.Page, before.Root))
		if before.Title && c.src.Cover.Node != page.None {
			box = layout.Seen(c.Page, c.src.Cover.Node)
		}
		if !box.Empty() && box.Y < top {
			lowest = max(lowest, min(box.Bottom(), top))
		}
	}
	switch room := top - lowest; {
	case room < margin-1:
		return sheet.Short(min(room, maxGap)) + "px"
	case i == 0 && margin > mostAboveFirst:
		return sheet.Short(maxGap) + "px"
	}
	return ""
}

// marginAbove is the margin above the root of a part, and what margins of the first elements in
// it add to it, which reach out of it on the page and not out of the part.
func (c *writer) marginAbove(n page.NodeID) float64 {
	own, _ := layout.SideMargins(c.Page, n)
	for depth := 0; depth < layout.MaxDepth; depth++ {
		child := c.firstBlock(n)
		if child == page.None || c.Page.Nodes[child].Box.Y > c.Page.Nodes[n].Box.Y+1 {
			break
		}
		above, _ := layout.SideMargins(c.Page, child)
		own, n = max(own, above), child
	}
	return own
}

// firstBlock is the first child of n that is written and has a box; None if that is none.
func (c *writer) firstBlock(n page.NodeID) page.NodeID {
	for child := range c.Page.Children(n) {
		node := &c.Page.Nodes[child]
		if node.Kind == page.Element && !node.Hidden && !node.Box.Empty() && c.Nodes[child].Do != plan.Drop {
			return child
		}
	}
	return page.None
}
