package layout

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// ContentBox is that of an element with a border box and a look.
func ContentBox(box page.Rect, look []string) page.Rect {
	px := func(i int) float64 { return sheet.Pixels(look[i]) }
	box.X += px(sheet.PaddingL) + px(sheet.BorderLW)
	box.Y += px(sheet.PaddingT) + px(sheet.BorderTW)
	box.W -= px(sheet.PaddingL) + px(sheet.BorderLW) + px(sheet.PaddingR) + px(sheet.BorderRW)
	box.H -= px(sheet.PaddingT) + px(sheet.BorderTW) + px(sheet.PaddingB) + px(sheet.BorderBW)
	return box
}

// ContentOf is the content box of an element whose look is known.
func ContentOf(p *page.Page, n page.NodeID) page.Rect {
	return ContentBox(p.Nodes[n].Box, p.Styles[p.Nodes[n].Style].Look)
}

// PaddingBox is that of an element whose look is known: what is laid over places of it is placed in it.
func PaddingBox(p *page.Page, n page.NodeID) page.Rect {
	box, look := p.Nodes[n].Box, p.Styles[p.Nodes[n].Style].Look
	px := func(i int) float64 { return sheet.Pixels(look[i]) }
	return page.Rect{
		X: box.X + px(sheet.BorderLW), Y: box.Y + px(sheet.BorderTW),
		W: box.W - px(sheet.BorderLW) - px(sheet.BorderRW), H: box.H - px(sheet.BorderTW) - px(sheet.BorderBW),
	}
}

// Edges are how much wider and higher padding and borders make a box.
func Edges(look []string) (w, h float64) {
	px := func(i int) float64 { return sheet.Pixels(look[i]) }
	return px(sheet.PaddingL) + px(sheet.PaddingR) + px(sheet.BorderLW) + px(sheet.BorderRW),
		px(sheet.PaddingT) + px(sheet.PaddingB) + px(sheet.BorderTW) + px(sheet.BorderBW)
}

// Content is the left and right edge of the content box of n.
func Content(p *page.Page, n page.NodeID) (left, right float64) {
	box := ContentOf(p, n)
	return box.X, box.Right()
}

// SideMargins are the margins above and below the root of a part that are written with it.
func SideMargins(p *page.Page, n page.NodeID) (above, below float64) {
	style := p.Nodes[n].Style
	if !sheet.Known(p, style) || BoxAround(p, n) != n {
		return 0, 0
	}
	look := p.Styles[style].Look
	return max(0, sheet.Pixels(look[sheet.MarginT])), max(0, sheet.Pixels(look[sheet.MarginB]))
}

// HoldsMargins reports whether margins of the children of n would reach out of it: a
// child of a flex or grid container keeps them in, a block does not.
func HoldsMargins(p *page.Page, n page.NodeID) bool {
	if p.Styles[p.Nodes[n].Style].Display != "block" {
		return false
	}
	for child := range p.Children(n) {
		style := p.Nodes[child].Style
		if p.Nodes[child].Kind != page.Element || !sheet.Known(p, style) {
			continue
		}
		look := p.Styles[style].Look
		if sheet.Pixels(look[sheet.MarginT]) != 0 || sheet.Pixels(look[sheet.MarginB]) != 0 || look[sheet.Float] != "none" {
			return true
		}
	}
	return false
}

// BlockAround is n, or the block that its words stand in. An element without a box of its own is a
// block where its children are.
func BlockAround(p *page.Page, n page.NodeID) page.NodeID {
	if HasNoBox(p, n) && holdsBlocks(p, n) {
		return n
	}
	for a := n; a != page.None; a = p.Nodes[a].Parent {
		if p.IsBlock(a) {
			return a
		}
	}
	return n
}

// BoxAround is n, where that is a box in a line; else the block that its words stand in.
func BoxAround(p *page.Page, n page.NodeID) page.NodeID {
	if style := p.StyleOf(n); style != nil && strings.HasPrefix(style.Display, "inline-") {
		return n
	}
	return BlockAround(p, n)
}

// holdsBlocks reports whether a child of n is a block.
func holdsBlocks(p *page.Page, n page.NodeID) bool {
	for child := range p.Children(n) {
		if p.Nodes[child].Kind == page.Element && p.IsBlock(child) {
			return true
		}
	}
	return false
}
