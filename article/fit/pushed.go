package fit

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// PushedDown reports whether the words of a block begin a line or more below its upper edge: floats
// left less room beside them than the first word takes. Where words may break, as in a document, they
// would stand there letter by letter.
func (c *Column) PushedDown(n page.NodeID) bool {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	if style.Display != "block" && style.Display != "list-item" || style.LookValue("overflow-wrap") != "normal" || style.LookValue("word-break") != "normal" {
		return false
	}
	const most = 8 // nodes before the first words
	for i := n + 1; i < min(c.Page.Nodes[n].End, n+most); i++ {
		node := &c.Page.Nodes[i]
		switch {
		case node.Hidden || node.Kind == page.Text && page.IsBlank(node.Text):
		case node.Kind == page.Element && (!c.Sheet.Known(node.Style) || c.Page.Styles[node.Style].Display != "inline"):
			return false
		case node.Kind == page.Text:
			line := max(sheet.Pixels(style.LookValue("line-height")), style.FontSize)
			return node.Box.Y-layout.ContentOf(c.Page, n).Y >= 0.8*line
		}
	}
	return false
}
