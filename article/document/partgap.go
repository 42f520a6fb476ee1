package document

import (
	"galley/article/fit"
	"galley/article/layout"
	"galley/page"
)

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
		gap -= c.Column.MarginAbove(above.Root) + below
	case i == c.afterCover && c.src.Markup.Head.Line.Empty():
		gap -= c.Column.MarginAbove(above.Root)
	case before.Title && c.src.Markup.Head.Line.Empty():
		_, below := layout.SideMargins(c.Page, before.Root) // the rest was said of what stood around the title
		gap -= c.Column.MarginAbove(above.Root) + below
	default:
		return 0
	}
	return min(max(gap, 0), fit.MaxGap)
}
