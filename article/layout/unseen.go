package layout

import (
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// What a reader cannot see, by the boxes and styles of a page that was laid out.
const (
	Unseen     = 0.05 // opacity: less than this
	unseenType = 2.5  // CSS px of type, and of the height of words as they are drawn: less than this
	unseenWord = 1.0  // CSS px of the width of words as they are drawn: less than this
	unseenBox  = 1.0  // CSS px of an element that holds text: no more than this both ways
)

// IsUnseen reports whether a reader cannot see text node n. A text in the colour of its ground may
// stand on something that is painted behind it; painted is asked only for such a one.
func IsUnseen(p *page.Page, n page.NodeID, painted func() []Painted) bool {
	if p.Nodes[p.Nodes[n].Parent].Tag == "rp" {
		return false // see subtree.Invisible
	}
	box := p.Nodes[n].Box
	if box != (page.Rect{}) && (box.Bottom() <= 0 || box.Right() <= 0 && !scrollsLeft(p, n)) && !inReplaced(p, n) {
		return true
	}
	if box != (page.Rect{}) && (box.W < unseenWord || box.H < unseenType) && strings.ContainsFunc(p.Nodes[n].Text, isDrawn) {
		return true // scaled, turned away or drawn together to nothing
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
		if opacity *= opacityOf(style); opacity < Unseen || isCutAway(node, style) {
			return true
		}
		isOut := style.Position == "absolute" || style.Position == "fixed"
		if isOut && node.Box != (page.Rect{}) && node.Box.W <= unseenBox && node.Box.H <= unseenBox {
			return true
		}
	}
	if isInkless(p, n) {
		return true
	}
	ink, none := withoutContrast(p, n)
	if box.Empty() {
		box = p.Nodes[p.Nodes[n].Parent].Box
	}
	return none && !slices.ContainsFunc(painted(), func(b Painted) bool { return b.shows(ink, box) })
}

// isDrawn reports whether a character has a width of its own, as joiners and marks have not.
func isDrawn(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsPunct(r) || unicode.IsSymbol(r)
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

// ownStyle is the computed style of n; nil where none is known.
func ownStyle(p *page.Page, n page.NodeID) *page.Style {
	if s := p.Nodes[n].Style; s != page.NoStyle {
		return &p.Styles[s]
	}
	return nil
}
