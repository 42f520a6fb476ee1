package article

import (
	"strings"

	"galley/page"
)

// maxCutter is how many elements around a row of slides are asked whether they cut it off.
const maxCutter = 3

// slides reports whether n is a row that is wider than what is shown of it at a time:
// the track of a carousel. Without its width its slides would shrink to a strip of
// thumbnails.
func (c *htmlWriter) slides(n page.NodeID) bool {
	style := &c.p.Styles[c.p.Nodes[n].Style]
	if !strings.HasSuffix(style.Display, "flex") || !strings.HasPrefix(style.Look[iFlexDir], "row") {
		return false
	}
	asked := 0
	for a := range c.p.Ancestors(n) {
		if asked++; asked > maxCutter || !c.sheet.known(c.p.Nodes[a].Style) {
			return false
		}
		if c.p.Styles[c.p.Nodes[a].Style].Look[iOverflowX] == "visible" {
			continue
		}
		left, right := c.content(a)
		return right > left && c.p.Nodes[n].Box.W > 1.5*(right-left)
	}
	return false
}
