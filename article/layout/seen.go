package layout

import (
	"galley/article/sheet"
	"galley/page"
)

// Seen is what can be seen of the box of n: what lies in the window, and in the
// elements around that cut off what leaves them. Pictures behind titles are often larger,
// because they are scaled or turned.
func Seen(p *page.Page, n page.NodeID) page.Rect { return SeenIn(p, n, page.None) }

// SeenIn is the same for somebody who can scroll row to where n is.
func SeenIn(p *page.Page, n, row page.NodeID) page.Rect {
	box := p.Nodes[n].Box
	if w := p.Viewport.W; w > 0 && row == page.None {
		box = box.Intersect(page.Rect{X: 0, Y: box.Y, W: w, H: box.H})
	}
	for around := range p.Ancestors(n) {
		if around == row {
			break
		}
		node, style := &p.Nodes[around], p.StyleOf(around)
		if style == nil || len(style.Look) != len(page.LookProperties) || node.Box.Empty() || node.Tag == "body" || node.Tag == "html" {
			continue
		}
		if x, y := style.Look[sheet.OverflowX], style.Look[sheet.OverflowY]; x != "visible" && y != "visible" && style.Display != "inline" {
			box = box.Intersect(node.Box)
		}
	}
	return box
}

// Media are the pictures and the like that texts may stand on.
func Media(p *page.Page) (media []page.NodeID) {
	for i := range p.Nodes {
		n := &p.Nodes[i]
		switch n.Tag {
		case "img", "video", "canvas", "svg", "iframe":
			if !n.Hidden && len(media) < maxMedia && n.Box.W > 20 && n.Box.H > 20 {
				media = append(media, page.NodeID(i))
			}
		}
	}
	return media
}

// maxMedia bounds what every text without contrast is compared with.
const maxMedia = 1000
