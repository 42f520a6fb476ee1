package layout

import (
	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
)

// maxInRatio is how many nodes of a box are looked at: one that holds room has few.
const maxInRatio = 24

// HoldsRatio reports whether the padding of n, or of what a style sheet puts before or
// after what is in it, is there to hold room for a picture or film laid over it in fixed
// proportions. In the clone, where nothing is positioned, that one takes the room itself.
func HoldsRatio(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	style := &p.Styles[node.Style]
	padding := sheet.Pixels(style.Look[sheet.PaddingT]) + sheet.Pixels(style.Look[sheet.PaddingB])
	for _, which := range [2]string{page.Before, page.After} {
		padding = max(padding, sheet.GeneratedRoom(style, which))
	}
	if padding <= sheet.MaxPadding || padding < 0.8*node.Box.H {
		return false
	}
	if min(sheet.Pixels(style.Look[sheet.PaddingT]), sheet.Pixels(style.Look[sheet.PaddingB])) >= aroundWords && FlowsIn(p, n) {
		return false // it holds a line of words off both edges
	}
	return node.End == n+1 || laysOver(p, n, padding)
}

// laysOver reports whether something in n is laid over the room that its padding holds: as
// high as most of it, or all that there is in n. A link or another element may stand around it.
func laysOver(p *page.Page, n page.NodeID, room float64) bool {
	laid, flows := false, false
	end := p.Nodes[n].End
	for i := n + 1; i < min(end, n+1+maxInRatio); i++ {
		node := &p.Nodes[i]
		switch {
		case node.Kind == page.Text:
			flows = flows || !node.Hidden && !page.IsBlank(node.Text)
		case sheet.Known(p, node.Style) && p.Styles[node.Style].Position == "absolute":
			if laid = true; node.Box.H >= 0.5*room {
				return true
			}
			i = node.End - 1
		default:
			flows = flows || !node.Hidden && (allowlist.VoidTags[node.Tag] || allowlist.IsPlayer(node.Tag))
		}
	}
	return laid && !flows
}

// aroundWords is a padding, in CSS px, both above and below words that stand in the middle of a picture.
const aroundWords = 16

// FlowsIn reports whether words in n are not laid over a place of it.
func FlowsIn(p *page.Page, n page.NodeID) bool {
	for i := n + 1; i < min(p.Nodes[n].End, n+1+maxInRatio); i++ {
		node := &p.Nodes[i]
		switch {
		case node.Hidden || node.Kind == page.Element && p.IsOut(i):
			i = node.End - 1
		case node.Kind == page.Text && !page.IsBlank(node.Text):
			return true
		}
	}
	return false
}
