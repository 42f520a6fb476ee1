package dress

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
)

// corners rounds the corners of words that lie in a corner of the picture of n, as it is rounded there: the page
// cuts off the shade behind a title, and the article lets words out of the picture on a narrow screen.
func (c *Dress) corners(child, n page.NodeID) string {
	own, look := c.Page.Styles[c.Page.Nodes[child].Style].Look, c.Page.Styles[c.Page.Nodes[n].Style].Look
	box, around := c.Page.Nodes[child].Box, c.Page.Nodes[n].Box
	near := func(a, b float64) bool { return math.Abs(a-b) <= 1 }
	top, bottom := near(box.Y, around.Y), near(box.Bottom(), around.Bottom())
	left, right := near(box.X, around.X), near(box.Right(), around.Right())
	rounded, radii := false, [4]string{}
	for i, in := range [4]bool{top && left, top && right, bottom && right, bottom && left} {
		radius := look[sheet.Radius+i]
		if own[sheet.Radius+i] != "0px" || !allowlist.IsValue(radius) {
			return ""
		}
		if radii[i] = "0px"; in && radius != "0px" {
			radii[i], rounded = strings.Fields(radius)[0], true
		}
	}
	if !rounded {
		return ""
	}
	return "border-radius:" + strings.Join(radii[:], " ") + ";"
}
