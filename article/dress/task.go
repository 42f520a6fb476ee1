package dress

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

const (
	maxTask   = 64 // CSS px from the box of a task to its words, at most
	taskNodes = 8  // nodes from the one to the other, at most
)

// Task is the class of what stands for the box of a task: where it hung out of its item, as the sign of a
// list does, its words begin where they did.
func (c *Dress) Task(n page.NodeID) string {
	node := &c.Page.Nodes[n]
	item := node.Parent
	for item != page.None && c.Page.Nodes[item].Tag != "li" {
		item = c.Page.Nodes[item].Parent
	}
	if c.Sheet == nil || node.Box.Empty() || item == page.None || !c.Sheet.Known(c.Page.Nodes[item].Style) {
		return ""
	}
	left, _ := layout.Content(c.Page, item)
	for i := node.End; i < min(c.Page.Nodes[item].End, node.End+taskNodes); i++ {
		text := &c.Page.Nodes[i]
		if !text.ShowsText() {
			continue
		}
		out, wide := left-node.Box.X, text.Box.X-node.Box.X
		if out < 2 || wide < node.Box.W || wide > maxTask || text.Box.Y > node.Box.Bottom() {
			return ""
		}
		return c.Sheet.Intern("display:inline-block;white-space:nowrap;margin-left:-" + sheet.Short(out) + "px;width:" + sheet.Short(wide) + "px;")
	}
	return ""
}
