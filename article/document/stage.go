package document

import (
	"galley/article/backdrop"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// pictured reports whether a box as large as what words stand on has background
// pictures or gradients.
func (c *writer) pictured(n page.NodeID) bool {
	node := &c.Page.Nodes[n]
	if !c.sheet.Known(node.Style) || !backdrop.IsLarge(c.Page.Nodes[n].Box) || node.Tag == "body" || node.Tag == "html" {
		return false
	}
	value := c.Page.Styles[node.Style].Look[sheet.Image]
	return value != "none" && value != ""
}

// backdrop are the declarations of the background gradients of n. Pictures are written
// as such, see behind: a style sheet of an article loads nothing.
func (c *writer) backdrop(n page.NodeID) string {
	if !c.pictured(n) || sheet.ClipsText(c.Page.Styles[c.Page.Nodes[n].Style].Look) {
		return ""
	}
	return c.shade(n)
}

// shade are the declarations of the gradients of n, of any size.
func (c *writer) shade(n page.NodeID) string {
	if !c.sheet.Known(c.Page.Nodes[n].Style) {
		return ""
	}
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if sheet.IsMasked(look[sheet.Mask]) {
		return ""
	}
	return sheet.Gradients(func(property int) string { return look[property] })
}

// stage is the backdrop of n, with a colour below that its words are readable on while
// a picture is not there.
func (c *writer) stage(n page.NodeID, parent *element, root bool) string {
	const most = 64 // each asks for the words on it
	if clips := c.clips(n, root); clips != page.None {
		return c.clipped(clips, parent.ground)
	}
	_, under := c.unders.On[n]
	_, backed := c.src.Backs[n]
	if !under && !backed && parent.ground.picture {
		return c.shade(n) // what is below is seen
	}
	if !under && !backed && !backdrop.IsLarge(c.Page.Nodes[n].Box) {
		return c.shade(n) // behind a few words, or a line
	}
	if !c.pictured(n) && !under || c.stages >= most {
		return ""
	}
	c.stages++
	drawn := ""
	if under {
		drawn = c.underRoom(n)
	} else if backed {
		drawn = c.backRoom(n)
	} else {
		drawn = c.backdrop(n)
	}
	if under && c.blend(c.unders.On[n].Node) != "" {
		return drawn // its own ground is seen through the picture
	}
	if ground := c.background(n); ground != c.pageBackground() {
		drawn += "background-color:" + cssColour(ground) + ";"
	}
	return drawn
}

// cover is the backdrop that a title stood on which is not part of it: that of the
// nearest element around, up to one with a ground of its own.
func (c *writer) cover(n page.NodeID) string {
	for a := n; a != page.None; a = c.Page.Nodes[a].Parent {
		if !c.sheet.Known(c.Page.Nodes[a].Style) {
			continue
		}
		if a != n {
			if v := c.backdrop(a); v != "" {
				return v
			}
		}
		layer, ok := sheet.GroundColour(c.Page.Styles[c.Page.Nodes[a].Style].Look)
		if ok && layer.A == 1 {
			return ""
		}
	}
	return ""
}

// pageGradient are the declarations of the gradients that a page has behind everything, where
// the body of the article stands on them.
func (c *writer) pageGradient() string {
	for a := range c.Page.Ancestors(subtree.Body(c.src.Parts).Root) {
		node := &c.Page.Nodes[a]
		if !c.sheet.Known(node.Style) {
			continue
		}
		if node.Tag == "body" || node.Tag == "html" {
			if rules := c.shade(a); rules != "" {
				return rules
			}
		}
		if layer, ok := sheet.GroundColour(c.Page.Styles[node.Style].Look); ok && layer.A == 1 {
			break
		}
	}
	return ""
}
