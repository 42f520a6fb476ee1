package article

import (
	"strings"

	"galley/page"
)

// A badge is a small box that lies over a place of its parent: a label in a corner, a
// caption on a picture.
const (
	maxBadge    = 48 // its largest height, in CSS px
	maxBadges   = 8  // in one parent
	maxSiblings = 16 // children of the parent that are looked at
	maxAsked    = 32 // nodes of a sibling that are looked at for words
)

// badges are the declarations that place the badges of n, which must be what they are
// placed by. What a badge would hide, or could not be read on, stays in the flow.
func (c *htmlWriter) badges(n page.NodeID) map[page.NodeID]string {
	node := &c.p.Nodes[n]
	if p := c.p.Styles[node.Style].Position; p == "static" || p == "" || p == "fixed" || c.vertical(n) {
		return nil
	}
	var found map[page.NodeID]string
	asked := 0
	for child := range c.p.Children(n) {
		if asked++; asked > maxSiblings {
			break
		}
		if !c.badge(n, child) {
			continue
		}
		if found == nil {
			found = map[page.NodeID]string{}
		}
		if found[child] = c.corner(n, child); len(found) == maxBadges {
			break
		}
	}
	return found
}

// badge reports whether child is a badge of n.
func (c *htmlWriter) badge(n, child page.NodeID) bool {
	node, around := &c.p.Nodes[child], c.p.Nodes[n].Box
	if node.Kind != page.Element || node.Hidden || c.plans[child].do != write || !c.sheet.known(node.Style) || c.turned(child) {
		return false
	}
	style, box := &c.p.Styles[node.Style], node.Box
	if style.Position != "absolute" || box.Empty() || box.H > maxBadge || box.H >= around.H || !c.says(child) ||
		box.X < around.X-1 || box.Right() > around.Right()+1 || box.Y < around.Y-1 || box.Bottom() > around.Bottom()+1 {
		return false
	}
	ground, ok := page.ParseColour(style.Look[iBackground])
	grounded := ok && ground.A >= 0.5
	asked := 0
	for other := range c.p.Children(n) {
		if asked++; asked > maxSiblings {
			return false
		}
		if o := &c.p.Nodes[other]; other == child || o.Hidden || !meets(o.Box, box) {
			continue
		}
		if !grounded || c.says(other) {
			return false
		}
	}
	return true
}

// meets reports whether two boxes have more than an edge in common.
func meets(a, b page.Rect) bool {
	return min(a.Right(), b.Right())-max(a.X, b.X) > 1 && min(a.Bottom(), b.Bottom())-max(a.Y, b.Y) > 1
}

// says reports whether there are words in n; of much that there may be.
func (c *htmlWriter) says(n page.NodeID) bool {
	end := c.p.Nodes[n].End
	for i := n; i < min(end, n+maxAsked); i++ {
		if node := &c.p.Nodes[i]; node.Kind == page.Text && !node.Hidden && !blank(node.Text) {
			return true
		}
	}
	return end > n+maxAsked
}

// corner are the declarations that place a badge by the nearest edges of n.
func (c *htmlWriter) corner(n, child page.NodeID) string {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	around, box := c.p.Nodes[n].Box, c.p.Nodes[child].Box
	var b strings.Builder
	b.WriteString("position:absolute;")
	edge := func(name string, distance float64) { b.WriteString(name + ":" + short(max(0, distance)) + "px;") }
	if top, bottom := box.Y-around.Y, around.Bottom()-box.Bottom(); top <= bottom {
		edge("top", top-pixels(look[iBorderTW]))
	} else {
		edge("bottom", bottom-pixels(look[iBorderBW]))
	}
	if left, right := box.X-around.X, around.Right()-box.Right(); left <= right {
		edge("left", left-pixels(look[iBorderLW]))
	} else {
		edge("right", right-pixels(look[iBorderRW]))
	}
	b.WriteString("margin:0;max-width:100%;")
	return b.String()
}
