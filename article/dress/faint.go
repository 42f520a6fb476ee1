package dress

import (
	"galley/article/sheet"
	"galley/page"
)

// Bounds of prose that a page makes too faint to be read, until a reader has paid or agreed to something:
// opacity, below which it is, and words, from which on there is prose in an element.
const (
	faintBelow = 0.3
	faintWords = 20
)

// isFaint reports whether an opacity makes the prose in n too faint to be read.
func (c *Dress) isFaint(n page.NodeID, opacity float64) bool {
	return opacity < faintBelow && page.CountWords(c.Page.Text(n)) >= faintWords
}

// isVeiled reports whether the opacity of n does.
func (c *Dress) isVeiled(n page.NodeID) bool {
	v := c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.Opacity]
	return v != "1" && c.isFaint(n, sheet.Pixels(v))
}
