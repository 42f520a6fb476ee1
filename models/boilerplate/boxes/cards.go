package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// cardsLeast is how many boxes that are marked up alike are a list of things that a text tells of.
const cardsLeast = 3

// KeepCards keeps the boxes between sure paragraphs that are marked up alike, and each have a
// heading and prose of what a text tells of one after the other: things that it compares, with a
// picture and a button each. What is link or button in them is not raised.
func (a *Among) KeepCards() {
	if a.Listing {
		return
	}
	for parent, e := range a.extents {
		groups := map[markup.Line][]page.NodeID{}
		for c := range a.Page.Children(parent) {
			if from, to := a.Span(c); from > e.From && to < e.To && from < to && a.HasName(c) && a.isCard(c) {
				key := markup.Of(a.Page, c)
				groups[key] = append(groups[key], c)
			}
		}
		for _, cards := range groups {
			if len(cards) < cardsLeast {
				continue
			}
			for _, c := range cards {
				for i, to := a.Span(c); i < to; i++ {
					if a.BlockLinkShare(i) <= view.ProseLinked && !a.Page.Inside(a.BlockElement(i), "button") && a.Post[i] > 0 {
						a.Raise(i)
					}
				}
			}
		}
	}
}

// isCard reports whether an element begins with a heading that leads nowhere, and has prose, and
// none of what a story or a form has.
func (a *Among) isCard(n page.NodeID) bool {
	from, to := a.Span(n)
	if to-from < 2 || to-from > view.PartBlocks || a.BlockLinkShare(from) > 0 || a.LinkShare(n) > view.PartLinked || !markup.IsHeading(a.Page.Nodes[a.BlockElement(from)].Tag) {
		return false
	}
	for i := n + 1; i < a.Page.Nodes[n].End; i++ {
		switch a.Page.Nodes[i].Tag {
		case "time", "input", "h1", "article":
			return false
		}
	}
	for i := from; i < to; i++ {
		if a.IsProse(i) {
			return true
		}
	}
	return false
}
