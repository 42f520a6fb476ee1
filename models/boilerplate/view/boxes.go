package view

import "galley/page"

// BoxParent is the parent of an element, or that of the boxes below body that hold nothing else.
func (v *View) BoxParent(n, body page.NodeID) page.NodeID {
	from, to := v.Span(n)
	up := v.Page.Nodes[n].Parent
	for up > body {
		if f, e := v.Span(up); f != from || e != to {
			break
		}
		up = v.Page.Nodes[up].Parent
	}
	return up
}

// AloneIn is the largest element that holds a heading and no other text.
func (v *View) AloneIn(n page.NodeID) page.NodeID {
	from, to := v.Span(n)
	for up := v.Page.Nodes[n].Parent; up != page.None; up = v.Page.Nodes[n].Parent {
		if a, b := v.Span(up); a != from || b != to {
			break
		}
		n = up
	}
	return n
}

// Bounds of what a box has beside the table in it: blocks, and words of each.
const (
	boxLabels     = 4
	boxLabelWords = 25
	boxLevels     = 8 // elements around a table that are looked at
	boxLinks      = 2 // behind the table
	boxLinkWords  = 8
)

// BoxOf is the largest element around a table below body that has little else: a caption, a
// number, notes. It is the table itself where there is none.
func (v *View) BoxOf(table, body page.NodeID) page.NodeID {
	from, to := v.Span(table)
	box := table
	for range boxLevels {
		up := v.Page.Nodes[box].Parent
		if up <= body {
			break
		}
		a, b := v.Span(up)
		if (from-a)+(b-to) > boxLabels || !v.areLabels(a, from) || !v.areLabels(to, b) {
			break
		}
		box = up
	}
	return box
}

// BoxWithLinks is BoxOf, where short links may stand behind the table: to see it larger, or to have it as a file.
func (v *View) BoxWithLinks(table, body page.NodeID) page.NodeID {
	box := v.BoxOf(table, body)
	from, to := v.Span(box)
	up := v.BoxParent(box, body)
	first, end := v.Span(up)
	if up <= body || end == to || end-to > boxLinks || from-first > boxLabels || !v.areLabels(first, from) || !v.areShort(to, end, boxLinkWords) {
		return box
	}
	return up
}

// areShort reports whether blocks have a few words each.
func (v *View) areShort(from, to, most int) bool {
	for i := from; i < to; i++ {
		if v.BlockWords(i) > most {
			return false
		}
	}
	return true
}

// areLabels reports whether blocks are short and have no links.
func (v *View) areLabels(from, to int) bool {
	for i := from; i < to; i++ {
		if v.BlockWords(i) > boxLabelWords || v.BlockLinkShare(i) > 0 {
			return false
		}
	}
	return true
}

// KeptParents are the elements around prose that is kept, and those around boxes that hold a
// paragraph each.
func (b *Body) KeptParents() map[page.NodeID]bool {
	parents := map[page.NodeID]bool{}
	for i := b.From; i < b.To; i++ {
		if b.Kept(i) && b.IsProse(i) {
			for n := b.ProseParent(i); n != page.None; n = b.Page.Nodes[n].Parent {
				parents[n] = true
				if from, to := b.Span(n); to > from+1 {
					break
				}
			}
		}
	}
	return parents
}
