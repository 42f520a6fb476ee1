package layout

import (
	"slices"
	"strings"

	"galley/page"
	"galley/page/colour"
)

// What a reader cannot see, by the boxes and styles of a page that was laid out.
const (
	Unseen     = 0.05 // opacity: less than this
	unseenType = 1.0  // CSS px of type: less than this
	unseenBox  = 1.0  // CSS px of an element that holds text: no more than this both ways
)

// IsUnseen reports whether a reader cannot see text node n. A text in the colour of its ground may
// stand on one of the media of the page.
func IsUnseen(p *page.Page, n page.NodeID, media []page.NodeID) bool {
	if p.Nodes[p.Nodes[n].Parent].Tag == "rp" {
		return false // see subtree.Invisible
	}
	box := p.Nodes[n].Box
	if box != (page.Rect{}) && (box.Bottom() <= 0 || box.Right() <= 0 && !scrollsLeft(p, n)) && !inReplaced(p, n) {
		return true
	}
	opacity, nearest := 1.0, true
	for e := p.Nodes[n].Parent; e != page.None; e = p.Nodes[e].Parent {
		node := &p.Nodes[e]
		if node.Style == page.NoStyle {
			continue
		}
		style := &p.Styles[node.Style]
		if nearest && style.FontSize < unseenType {
			return true
		}
		nearest = false
		if opacity *= style.Opacity; opacity < Unseen {
			return true
		}
		isOut := style.Position == "absolute" || style.Position == "fixed"
		if isOut && node.Box != (page.Rect{}) && node.Box.W <= unseenBox && node.Box.H <= unseenBox {
			return true
		}
	}
	return hasNoContrast(p, n) && !slices.ContainsFunc(media, func(id page.NodeID) bool {
		m := p.Nodes[id].Box
		return m.X < box.Right() && box.X < m.Right() && m.Y < box.Bottom() && box.Y < m.Bottom()
	})
}

// scrollsLeft reports whether what lies left of the page is reached by scrolling: in a box
// that scrolls, on the page and with lines or letters that run from right to left.
func scrollsLeft(p *page.Page, n page.NodeID) bool {
	for e := p.Nodes[n].Parent; e != page.None; e = p.Nodes[e].Parent {
		style := ownStyle(p, e)
		if style == nil || len(style.Look) == 0 {
			continue
		}
		overflow := style.LookValue("overflow-x")
		leftwards := style.LookValue("direction") == "rtl" || strings.HasSuffix(style.LookValue("writing-mode"), "-rl")
		if (overflow == "auto" || overflow == "scroll") && leftwards && p.Nodes[e].Box.Right() > 0 {
			return true
		}
	}
	return false
}

// hasNoContrast reports whether a text has the colour of what it stands on, where both
// are known.
func hasNoContrast(p *page.Page, n page.NodeID) bool {
	parent := p.Nodes[n].Parent
	style := ownStyle(p, parent)
	if style == nil || len(style.Look) == 0 {
		return false
	}
	ink, ok := colour.Parse(style.LookValue("color"))
	if !ok || ink.A < 1 {
		return false
	}
	for e := parent; e != page.None; e = p.Nodes[e].Parent {
		style := ownStyle(p, e)
		if style == nil || len(style.Look) == 0 {
			return false // not known
		}
		if image := style.LookValue("background-image"); image != "none" && image != "" || style.LookValue("text-shadow") != "none" {
			return false
		}
		value := style.LookValue("background-color")
		if value == "rgba(0, 0, 0, 0)" {
			continue // most are, and are not worth to be parsed
		}
		if paper, ok := colour.Parse(value); ok && paper.A > 0 {
			return paper.A == 1 && paper == ink
		}
	}
	return false
}

// ownStyle is the computed style of n; nil where none is known.
func ownStyle(p *page.Page, n page.NodeID) *page.Style {
	if s := p.Nodes[n].Style; s != page.NoStyle {
		return &p.Styles[s]
	}
	return nil
}
