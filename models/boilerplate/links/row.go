package links

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a row of links: how many it has at least, words of each at most, and the posterior from
// which on it is text.
const (
	rowLinks     = 2
	rowLinkWords = 3
	rowSure      = 0.8
	rowNodes     = 200 // in it
)

// isLinkRow reports whether a box that is no paragraph has nothing but short links away, and
// buttons: what can be done with a page, or topics.
func isLinkRow(v *view.View, n page.NodeID, block int, post float64) bool {
	if v.Page.Nodes[n].Tag != "div" || post >= rowSure || v.BlockLinkShare(block) == 0 || v.Page.Nodes[n].End-n > rowNodes || v.Media(n) > 0 {
		return false
	}
	links, from := 0, page.None
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case node.Tag == "a":
			if words := page.CountWords(v.Page.Text(i)); v.PlaceOf(i) != "" || node.Attr("href") == "" || words > rowLinkWords {
				return false
			}
			links, from = links+1, i
		case node.ShowsLetters() && (from == page.None || !v.Page.Contains(from, i)) && !v.Page.Inside(i, "button"):
			return false
		}
	}
	return links >= rowLinks
}
