package layout

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// maxCutter is how many elements around a row of slides are asked whether they cut it off.
const maxCutter = 3

// Slides reports whether n is a row that is wider than what is shown of it at a time:
// the track of a carousel. Without its width its slides would shrink to a strip of
// thumbnails.
func Slides(p *page.Page, n page.NodeID) bool {
	style := &p.Styles[p.Nodes[n].Style]
	if !strings.HasSuffix(style.Display, "flex") || !strings.HasPrefix(style.Look[sheet.FlexDir], "row") {
		return false
	}
	for a, asked := n, 0; a != page.None && asked <= maxCutter; a, asked = p.Nodes[a].Parent, asked+1 {
		if !sheet.Known(p, p.Nodes[a].Style) {
			return false
		}
		if p.Styles[p.Nodes[a].Style].Look[sheet.OverflowX] == "visible" {
			continue
		}
		left, right := Content(p, a)
		return right > left && rowWidth(p, n) > 1.5*(right-left)
	}
	return false
}

// SlidesAround is the row of slides that n stands in, None where there is none.
func SlidesAround(p *page.Page, n page.NodeID) page.NodeID {
	depth := 0
	for a := range p.Ancestors(n) {
		if depth++; depth > MaxDepth || !sheet.Known(p, p.Nodes[a].Style) {
			break
		}
		if Slides(p, a) {
			return a
		}
	}
	return page.None
}

// maxSlides is how many slides of a row are measured.
const maxSlides = 64

// rowWidth is how wide a row is with what reaches out of it.
func rowWidth(p *page.Page, n page.NodeID) float64 {
	row, asked := p.Nodes[n].Box, 0
	for child := range p.Children(n) {
		if asked++; asked > maxSlides {
			break
		}
		node := &p.Nodes[child]
		if style := p.StyleOf(child); node.Kind == page.Element && !node.Hidden && style != nil && !OutOfFlow(style) {
			row = row.Union(node.Box)
		}
	}
	return row.W
}
