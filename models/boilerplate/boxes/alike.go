package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// alikeBoxes are boxes with sure paragraphs that are marked up alike.
type alikeBoxes struct {
	span.Blocks
	count int         // boxes
	last  page.NodeID // the last of them
}

// count counts the boxes around a paragraph that is kept, from the first sure one on.
func (a *Among) count(block int, post float64) {
	for n, k := a.BlockElement(block), 0; k < view.PartLevels && n > 0; n, k = a.Page.Nodes[n].Parent, k+1 {
		key := markup.Of(a.Page, n)
		boxes, ok := a.alike[key]
		switch {
		case !ok && post < view.Surely:
			continue
		case !ok:
			boxes.From, boxes.last = block, page.None
		}
		if boxes.last != n {
			boxes.count++
		}
		boxes.To, boxes.last = block+1, n
		a.alike[key] = boxes
	}
}

// isInAlike reports whether a subtree stands in a box that is marked up as boxes with sure
// paragraphs before and behind it are: the sections of a text may each have a box.
func (a *Among) isInAlike(n page.NodeID) bool {
	for k := 0; k < view.PartLevels && n > 0; n, k = a.Page.Nodes[n].Parent, k+1 {
		from, to := a.Span(n)
		if e, ok := a.alike[markup.Of(a.Page, n)]; ok && k > 0 && a.HasName(n) && e.From < from && to < e.To {
			return true
		}
	}
	return false
}

// keepAlikeBox keeps a box that is marked up as three or more with sure paragraphs are, and stands
// between them or right behind: a question with its answer, or an item with a paragraph. It has
// prose, nothing to click on, and no picture. Where people have signed what they said, it may be of
// one of them.
func (a *Among) keepAlikeBox(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || from == to || to-from > boxBlocks || !a.Has(from, to) || !a.HasName(n) && a.Page.Nodes[n].Tag != "li" {
		return
	}
	key := markup.Of(a.Page, n)
	boxes := a.alike[key]
	if boxes.count < view.AlikeProse || from < boxes.From || from > boxes.To || a.LinkShare(n) > 0 || a.Media(n) > 0 || a.HasControl(n) || a.HasThread() {
		return
	}
	for i := from; i < to; i++ {
		if a.IsProse(i) && a.BlockWords(i) >= calloutWords && a.Post[i] >= asideLeast {
			a.RaiseAll(from, to)
			boxes.To = max(boxes.To, to)
			a.alike[key] = boxes
			return
		}
	}
}

// asideLeast is the posterior that one paragraph in a box between sure ones has at least.
const asideLeast = 0.05

// keepAside keeps a paragraph in a box of its own between sure ones: a tip, or a sentence that is
// set apart. It is a sentence without links and fields, and no picture stands before it.
func (a *Among) keepAside(n page.NodeID, block int) {
	if a.Listing || a.Post[block] < asideLeast || a.Kept(block) || !a.IsProse(block) || a.BlockWords(block) < calloutWords || !a.Is(n) || a.Media(n) > 0 || a.HasControl(n) || a.IsBehindPicture(n) {
		return
	}
	if a.IsSentence(block) {
		a.Raise(block)
	}
}
