package fit

import (
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// hugs reports whether a box is as wide as the one line of words in it. In another browser, or
// with other fonts, that line is as wide as it is there, and must not break.
func (c *Column) hugs(n page.NodeID) bool {
	left, right := layout.Content(c.Page, n)
	if right-left < 1 {
		return false
	}
	asked := 0
	for i := n; i < c.Page.Nodes[n].End; i++ {
		node := &c.Page.Nodes[i]
		if asked++; asked > layout.MaxSiblings {
			return false
		}
		if node.Kind != page.Text || node.Hidden || !c.Sheet.Known(c.Page.Nodes[node.Parent].Style) || right-left-node.Box.W > 0.5 {
			continue
		}
		size := sheet.Pixels(c.Page.Styles[c.Page.Nodes[node.Parent].Style].Look[sheet.FontSize])
		return node.Box.H < oneLine*size
	}
	return false
}

// HugsLine reports whether n stands in a line, and is as wide as the words in it because of nothing else: it is
// as wide at least, and wider where its words are, so that they stay one line.
func (c *Column) HugsLine(n page.NodeID) bool {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	return strings.HasPrefix(look[sheet.Display], "inline-") && look[sheet.Display] != "inline-table" && c.hugs(n)
}

// oneLine bounds how high the words of one line are, in sizes of their type.
const oneLine = 2
