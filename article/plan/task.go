package plan

import (
	"galley/article/allowlist"
	"galley/page"
)

// isTask reports whether an element is the box of a task: a checkbox that an item of a
// list begins with.
func isTask(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Tag != "input" || allowlist.OneOf(node.Attr("type"), "checkbox") == "" {
		return false
	}
	for a, depth := node.Parent, 0; a != page.None && depth < 4; a, depth = p.Nodes[a].Parent, depth+1 {
		if p.Nodes[a].Tag != "li" {
			continue
		}
		for i := a + 1; i < n; i++ {
			if p.Nodes[i].Kind == page.Text && !page.IsBlank(p.Nodes[i].Text) || p.Nodes[i].Tag == "input" {
				return false
			}
		}
		return true
	}
	return false
}

// TaskBox is the box of a task as a character.
func TaskBox(p *page.Page, n page.NodeID) string {
	if TaskDone(p, n) {
		return "☑"
	}
	return "☐"
}

// TaskDone reports whether the box of a task is ticked.
func TaskDone(p *page.Page, n page.NodeID) bool {
	_, done := p.Nodes[n].LookupAttr("checked")
	return done
}

// Framing are the elements that show another document: a player, mostly.
var Framing = allowlist.Set("iframe embed object")

// isObject reports whether an element is a player of an older kind.
func isObject(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	return (node.Tag == "embed" || node.Tag == "object" && !hasObject(p, n)) && FrameURL(p, n) != "" && !p.Inside(node.Parent, "object")
}

// hasObject reports whether an object has another way to show what it shows in it.
func hasObject(p *page.Page, n page.NodeID) bool {
	for i := n + 1; i < p.Nodes[n].End; i++ {
		switch p.Nodes[i].Tag {
		case "iframe", "video", "audio", "img":
			return true
		}
	}
	return false
}
