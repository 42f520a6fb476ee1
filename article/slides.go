package article

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// maxCutter is how many elements around a row of slides are asked whether they cut it off.
const maxCutter = 3

// slides reports whether n is a row that is wider than what is shown of it at a time:
// the track of a carousel. Without its width its slides would shrink to a strip of
// thumbnails.
func (c *htmlWriter) slides(n page.NodeID) bool {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	if !strings.HasSuffix(style.Display, "flex") || !strings.HasPrefix(style.Look[sheet.FlexDir], "row") {
		return false
	}
	for a, asked := n, 0; a != page.None && asked <= maxCutter; a, asked = c.Page.Nodes[a].Parent, asked+1 {
		if !c.sheet.Known(c.Page.Nodes[a].Style) {
			return false
		}
		if c.Page.Styles[c.Page.Nodes[a].Style].Look[sheet.OverflowX] == "visible" {
			continue
		}
		left, right := c.content(a)
		return right > left && c.rowWidth(n) > 1.5*(right-left)
	}
	return false
}

// slidesAround is the row of slides that n stands in, None where there is none.
func (c *htmlWriter) slidesAround(n page.NodeID) page.NodeID {
	depth := 0
	for a := range c.Page.Ancestors(n) {
		if depth++; depth > maxUnderDepth || !c.sheet.Known(c.Page.Nodes[a].Style) {
			break
		}
		if c.slides(a) {
			return a
		}
	}
	return page.None
}

// maxSlides is how many slides of a row are measured.
const maxSlides = 64

// rowWidth is how wide a row is with what reaches out of it.
func (c *htmlWriter) rowWidth(n page.NodeID) float64 {
	row, asked := c.Page.Nodes[n].Box, 0
	for child := range c.Page.Children(n) {
		if asked++; asked > maxSlides {
			break
		}
		node := &c.Page.Nodes[child]
		if style := c.Page.StyleOf(child); node.Kind == page.Element && !node.Hidden && style != nil && !outOfFlow(style) {
			row = row.Union(node.Box)
		}
	}
	return row.W
}
