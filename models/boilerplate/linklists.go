package boilerplate

import "galley/page"

// dropLinkLists sets the posteriors of lists of links to other pages that stand among the
// paragraphs to 0, with the box and the heading that they stand in. Their posteriors are
// below those of prose. Where there are several, they are what the article is about.
func (t *View) dropLinkLists(body page.NodeID, post []float64, first int, parents map[page.NodeID]bool) {
	var boxes []page.NodeID
	for n := body + 1; n < t.Page.Nodes[body].End; n++ {
		if tag := t.Page.Nodes[n].Tag; tag != "ul" && tag != "ol" || !t.isLinkList(n) {
			continue
		}
		if box := t.linksAround(n, body, parents); box != page.None && t.isBelow(box, post, first) {
			boxes = append(boxes, box)
		}
		n = t.Page.Nodes[n].End - 1
	}
	if len(boxes) >= offerAlike || t.isMost(boxes, post, first) {
		return
	}
	for _, box := range boxes {
		from, to := t.Span(box)
		clear(post[from-first : to-first])
	}
}

// linkItems is how many items a list of links has, at least.
const linkItems = 2

// isLinkList reports whether each item of a list is one link to another page, which has some
// words.
func (t *View) isLinkList(n page.NodeID) bool {
	items := 0
	for c := range t.Page.Children(n) {
		if node := &t.Page.Nodes[c]; node.Kind != page.Element || node.Hidden {
			continue
		}
		if !t.isOneLink(c) {
			return false
		}
		items++
	}
	return items >= linkItems && t.wordsOf(n) >= float64(items*lineWords)
}

// linksAround is the box around a list of links that stands among kept paragraphs; None
// where it does not, or stands there without a box: then it is a part of what its author
// wrote.
func (t *View) linksAround(list, body page.NodeID, parents map[page.NodeID]bool) page.NodeID {
	if parents[t.Page.Nodes[list].Parent] {
		return page.None
	}
	for n := t.Page.Nodes[list].Parent; n > body && t.wordsOf(n) <= offerWords; n = t.Page.Nodes[n].Parent {
		if parents[t.Page.Nodes[n].Parent] {
			return n
		}
	}
	return page.None
}

// isBelow reports whether the mean posterior of the words of a subtree is below that of prose.
func (t *View) isBelow(n page.NodeID, post []float64, first int) bool {
	from, to := t.Span(n)
	if from < first || to > first+len(post) {
		return false
	}
	sum, words := 0.0, 0
	for i := from; i < to; i++ {
		sum += float64(t.BlockWords(i)) * post[i-first]
		words += t.BlockWords(i)
	}
	return sum < offerSure*float64(words)
}
