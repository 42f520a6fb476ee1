package links

import (
	"galley/models/boilerplate/calls"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// DropLists sets the posteriors of lists of links to other pages that stand among the
// paragraphs to 0, with the box and the heading that they stand in. Their posteriors are
// below those of prose. Where there are several, they are what the article is about.
func DropLists(b *view.Body, parents map[page.NodeID]bool) {
	var boxes []page.NodeID
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if tag := b.Page.Nodes[n].Tag; tag != "ul" && tag != "ol" || !isLinkList(b.View, n) {
			continue
		}
		if box := linksAround(b.View, n, b.Root, parents); box != page.None && isBelow(b, box) {
			boxes = append(boxes, box)
		}
		n = b.Page.Nodes[n].End - 1
	}
	if len(boxes) >= calls.OfferAlike || b.IsMost(boxes) {
		return
	}
	for _, box := range boxes {
		from, to := b.Span(box)
		b.DropAll(from, to)
	}
}

// linkItems is how many items a list of links has, at least.
const linkItems = 2

// isLinkList reports whether each item of a list is one link to another page, which has some
// words.
func isLinkList(v *view.View, n page.NodeID) bool {
	items := 0
	for c := range v.Page.Children(n) {
		if node := &v.Page.Nodes[c]; node.Kind != page.Element || node.Hidden {
			continue
		}
		if !v.IsOneLink(c) {
			return false
		}
		items++
	}
	return items >= linkItems && v.WordsOf(n) >= float64(items*view.LineWords)
}

// linksAround is the box around a list of links that stands among kept paragraphs; None
// where it does not, or stands there without a box: then it is a part of what its author
// wrote.
func linksAround(v *view.View, list, body page.NodeID, parents map[page.NodeID]bool) page.NodeID {
	if parents[v.Page.Nodes[list].Parent] {
		return page.None
	}
	for n := v.Page.Nodes[list].Parent; n > body && v.WordsOf(n) <= calls.OfferWords; n = v.Page.Nodes[n].Parent {
		if parents[v.Page.Nodes[n].Parent] {
			return n
		}
	}
	return page.None
}

// isBelow reports whether the mean posterior of the words of a subtree is below that of prose.
func isBelow(b *view.Body, n page.NodeID) bool {
	from, to := b.Span(n)
	if !b.Has(from, to) {
		return false
	}
	return span.WordsOf(b.Index, from, to) > 0 && span.Mean(b.Index, b.Post, span.Blocks{From: from, To: to}) < calls.OfferSure
}
