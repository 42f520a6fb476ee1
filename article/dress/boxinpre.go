package dress

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// The style sheet of every document lets code scroll that is wider than its column, and what scrolls cuts
// off what stands out of it. Where a style sheet makes a block of what is in a pre, and draws that out of it,
// the block scrolls instead.

// boxInPre says which of the two scrolls, of a pre and of such a block.
func (c *Dress) boxInPre(n page.NodeID, tag string) string {
	if tag == "pre" && (c.outOfPre(n) != page.None || c.wrapsPre(n)) {
		return "overflow-x:visible;"
	}
	if pre := c.Page.Nodes[n].Parent; pre != page.None && c.Page.Nodes[pre].Tag == "pre" && c.outOfPre(pre) == n {
		return "overflow-x:auto;"
	}
	return ""
}

// outOfPre is the block that is all of a pre that cuts nothing off, and that stands out of it on the left;
// None where there is none.
func (c *Dress) outOfPre(pre page.NodeID) page.NodeID {
	if !c.Sheet.Known(c.Page.Nodes[pre].Style) || c.Page.Styles[c.Page.Nodes[pre].Style].Look[sheet.OverflowX] != "visible" {
		return page.None
	}
	only := page.None
	for child := range c.Page.Children(pre) {
		node := &c.Page.Nodes[child]
		switch {
		case node.Hidden || node.Kind == page.Text && page.IsBlank(node.Text):
		case only != page.None || node.Kind != page.Element || !c.Sheet.Known(node.Style):
			return page.None
		default:
			only = child
		}
	}
	if only == page.None {
		return page.None
	}
	style := &c.Page.Styles[c.Page.Nodes[only].Style]
	if left, _ := layout.Content(c.Page, pre); style.Look[sheet.Display] != "block" || layout.OutOfFlow(style) || c.Page.Nodes[only].Box.X >= left-1 {
		return page.None
	}
	return only
}

// wrapsPre reports whether the lines of a pre that cuts nothing off wrap, by its own style or that of the one box
// in it. Nothing of it has to scroll, and what scrolls makes room for floats that reach beside it.
func (c *Dress) wrapsPre(pre page.NodeID) bool {
	if !c.Sheet.Known(c.Page.Nodes[pre].Style) || c.Page.Styles[c.Page.Nodes[pre].Style].Look[sheet.OverflowX] != "visible" {
		return false
	}
	words := false
	for i := pre + 1; i < min(c.Page.Nodes[pre].End, pre+mostWrapped); i++ {
		node := &c.Page.Nodes[i]
		if node.Kind != page.Text || node.Hidden || page.IsBlank(node.Text) {
			continue
		}
		if style := c.Page.Nodes[node.Parent].Style; !c.Sheet.Known(style) || c.Page.Styles[style].Look[sheet.Collapse+1] == "nowrap" || layout.Scrolls(c.Page, node.Parent) {
			return false
		}
		words = true
	}
	return words && c.Page.Nodes[pre].End-pre <= mostWrapped
}

// mostWrapped is how many nodes a pre has at most that is asked for the style of all its words.
const mostWrapped = 2000
