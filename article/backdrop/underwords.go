package backdrop

import (
	"math"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// within reports whether e is not larger than a picture in it; an inline element has no
// box that would say.
func (c *finder) within(e page.NodeID, box page.Rect) bool {
	if !sheet.Known(c.Page, c.Page.Nodes[e].Style) {
		return false
	}
	own := c.Page.Nodes[e].Box
	return c.Page.Styles[c.Page.Nodes[e].Style].Display == "inline" || own.W <= box.W*1.02+4 && own.H <= box.H*1.02+4
}

// canUnderlay reports whether e is a box of the size of the picture that is written, and
// that a picture can be written into.
func (c *finder) canUnderlay(e page.NodeID, box page.Rect) bool {
	f, own := &c.Nodes[e], c.Page.Nodes[e].Box
	d := c.Page.Styles[c.Page.Nodes[e].Style].Display
	_, taken := c.Backs[e]
	return f.Do == plan.Write && CanHold(f) && !taken && d != "inline" && d != "contents" && !layout.Vertical(c.Page, e) && allowlist.TableParents[f.Tag] == nil &&
		math.Abs(own.W-box.W) <= box.W*0.02+4 && math.Abs(own.H-box.H) <= box.H*0.02+4
}

// wordsOn reports whether words of e stand on a picture without a ground of their own.
// off says that e has more than these: words beside the picture, or another picture.
func (c *finder) wordsOn(e, branch page.NodeID, box page.Rect) (on, off bool) {
	end := c.Page.Nodes[e].End
	if end-e > maxUnderNodes {
		return false, true
	}
	for i := e + 1; i < end; i++ {
		node := &c.Page.Nodes[i]
		switch {
		case i == branch || node.Hidden:
			i = node.End - 1
		case node.Kind == page.Element && (picture.Is(c.Page, i) || allowlist.IsPlayer(node.Tag)) && IsLarge(node.Box):
			return false, true
		case node.Kind == page.Text && !page.IsBlank(node.Text) && c.Nodes[i].Do == plan.Write:
			if c.onEdge(i, e, box) {
				continue
			}
			if x, y := layout.Middle(c.Page, i); !box.Contains(x, y) {
				return false, true
			}
			on = on || !c.groundedIn(i, e, box)
		}
	}
	return on, false
}

// onEdge reports whether a text is a label with a ground of its own that lies over the lower edge of a picture: a
// round button, half of which is below it.
func (c *finder) onEdge(text, e page.NodeID, picture page.Rect) bool {
	for a := range c.Page.Ancestors(text) {
		style := c.Page.Nodes[a].Style
		if a == e || !sheet.Known(c.Page, style) {
			return false
		}
		if layout.OutOfFlow(&c.Page.Styles[style]) {
			return layout.IsOverEdge(c.Page, a, picture)
		}
	}
	return false
}

// groundedIn reports whether a text has a ground of its own, up to e, that it takes along
// when it leaves the picture: a label, or what hides most of the picture. A bar across it
// that the picture shines through, or that lies along one side, stays there.
func (c *finder) groundedIn(text, e page.NodeID, picture page.Rect) bool {
	for a := range c.Page.Ancestors(text) {
		if a == e {
			return false
		}
		style := c.Page.Nodes[a].Style
		if !sheet.Known(c.Page, style) {
			continue
		}
		if ground, ok := sheet.GroundColour(c.Page.Styles[style].Look); ok && ground.A >= 0.5 {
			bar := c.Page.Nodes[a].Box
			return !layout.OutOfFlow(&c.Page.Styles[style]) || bar.H <= layout.MaxLabel || bar.H > 0.6*picture.H || !layout.Inside(bar, c.Page.Nodes[e].Box) // which may have the room below a line
		}
	}
	return false
}
