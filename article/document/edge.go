package document

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// edge says how the first part reaches the edges of the window.
type edge int

const (
	noEdge      edge = iota
	coverEdge        // a picture behind words
	pictureEdge      // a picture
)

// edgeClass is what the style sheet calls the first part where it reaches the edges.
const edgeClass = " g-edge"

// leads reports how the first part reaches the edges of the window, if it does: a cover or a lead
// picture that took the whole width of the page.
func (c *writer) leads(box page.Rect, covered bool) edge {
	pt, window := c.src.Parts[0], c.Page.Viewport.W
	switch {
	case c.sheet == nil || window <= 2*sheet.BodyPadding || box.X > 1 || box.Right() < window-1:
		return noEdge
	case covered:
		return coverEdge
	case pt.Lead && !layout.Says(c.Page, pt.Root):
		return pictureEdge
	}
	return noEdge
}

// edgeCSS lets the first part begin at the top of the window, and reach its sides where that is
// narrower than the window of the page was. What words stand on does so in a wider one, too:
// there the whole width is with that of a scroll bar, which nothing may scroll to.
func (c *writer) edgeCSS() string {
	if c.edge == noEdge {
		return ""
	}
	css := "body{padding-top:0}\n@media (max-width:" + sheet.Short(c.Page.Viewport.W-0.02) + "px)"
	if c.edge == pictureEdge {
		return css + "{.g-edge{margin-left:-16px;margin-right:-16px}}\n"
	}
	return css + "{.g-part.g-edge>.g-back{left:-16px;width:calc(100% + 32px)}}\n" +
		"@media (min-width:" + sheet.Short(c.Page.Viewport.W) + "px){html{overflow-x:clip}.g-part.g-edge>.g-back{left:calc(50% - 50vw);width:100vw}}\n"
}
