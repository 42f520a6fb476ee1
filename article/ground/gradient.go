package ground

import (
	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// Pictured reports whether a box as large as what words stand on has background
// pictures or gradients.
func Pictured(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if !sheet.Known(p, node.Style) || !backdrop.IsLarge(p.Nodes[n].Box) || node.Tag == "body" || node.Tag == "html" {
		return false
	}
	value := p.Styles[node.Style].Look[sheet.Image]
	return value != "none" && value != ""
}

// Backdrop are the declarations of the background gradients of n. Pictures are written
// as such: a style sheet of an article loads nothing.
func Backdrop(p *page.Page, n page.NodeID) string {
	if !Pictured(p, n) || sheet.ClipsText(p.Styles[p.Nodes[n].Style].Look) {
		return ""
	}
	return Gradients(p, n)
}

// KeepsGround reports whether words stand on the ground of n, out of which a file cuts something: the torn
// edges of a card, and no sign.
func KeepsGround(p *page.Page, n page.NodeID) bool {
	return backdrop.IsLarge(p.Nodes[n].Box) && layout.Says(p, n)
}

// Gradients are the declarations of the gradients of n, of any size.
func Gradients(p *page.Page, n page.NodeID) string {
	if !sheet.Known(p, p.Nodes[n].Style) {
		return ""
	}
	look := p.Styles[p.Nodes[n].Style].Look
	if sheet.CutsOut(look[sheet.Mask]) && !KeepsGround(p, n) {
		return ""
	}
	return sheet.Gradients(func(property int) string { return look[property] })
}

// Cover is the backdrop that a title stood on which is not part of it: that of the
// nearest element around, up to one with a ground of its own. What the whole page stands on the
// document does, and a band is written itself.
func (g *Grounds) Cover(n page.NodeID) string {
	p := g.p
	if g.band != page.None && p.Contains(g.band, n) {
		return "" // it is written around it
	}
	for a := n; a != page.None; a = p.Nodes[a].Parent {
		if !sheet.Known(p, p.Nodes[a].Style) {
			continue
		}
		if a != n && !g.isPage(a) {
			if v := Backdrop(p, a); v != "" {
				return v
			}
		}
		layer, ok := sheet.GroundColour(p.Styles[p.Nodes[a].Style].Look)
		if ok && layer.A == 1 {
			return ""
		}
	}
	return ""
}

// wholePage is the share of the height of a page that what lies behind everything has at least.
const wholePage = 0.8

// isPage reports whether n is the page, or a box that is as large.
func (g *Grounds) isPage(n page.NodeID) bool {
	node := &g.p.Nodes[n]
	return node.Tag == "body" || node.Tag == "html" ||
		node.Box.X <= 1 && node.Box.Right() >= g.p.Viewport.W-1 && node.Box.H >= wholePage*max(g.p.Size.H, g.p.Viewport.H)
}

// IsCanvas reports whether n is a body whose background is that of the whole window, however narrow it
// is: that of the root element has none (CSS Backgrounds 3, section 2.11.2).
func (g *Grounds) IsCanvas(n page.NodeID) bool {
	node := &g.p.Nodes[n]
	if node.Tag != "body" || node.Parent == page.None {
		return false
	}
	style := g.p.Nodes[node.Parent].Style
	if !sheet.Known(g.p, style) {
		return true
	}
	look := g.p.Styles[style].Look
	ground, ok := sheet.GroundColour(look)
	return (!ok || ground.A == 0) && (look[sheet.Image] == "" || look[sheet.Image] == "none")
}

// PageGradient are the declarations of the gradients that a page has behind everything, where
// the body of the article stands on them.
func (g *Grounds) PageGradient() string {
	on := g.body
	if g.card != page.None {
		on = g.card
	}
	if on != page.None && g.IsCanvas(on) {
		return Gradients(g.p, on)
	}
	for a := range g.p.Ancestors(on) {
		node := &g.p.Nodes[a]
		if !sheet.Known(g.p, node.Style) {
			continue
		}
		if g.isPage(a) {
			if rules := Gradients(g.p, a); rules != "" {
				return rules
			}
		}
		if layer, ok := sheet.GroundColour(g.p.Styles[node.Style].Look); ok && layer.A == 1 {
			break
		}
	}
	return ""
}
