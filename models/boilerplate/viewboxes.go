package boilerplate

import "galley/page"

// boxParent is the parent of an element, or that of the boxes below body that hold nothing else.
func (t *View) boxParent(n, body page.NodeID) page.NodeID {
	from, to := t.Span(n)
	up := t.Page.Nodes[n].Parent
	for up > body {
		if f, e := t.Span(up); f != from || e != to {
			break
		}
		up = t.Page.Nodes[up].Parent
	}
	return up
}

// aloneIn is the largest element that holds a heading and no other text.
func (t *View) aloneIn(n page.NodeID) page.NodeID {
	from, to := t.Span(n)
	for up := t.Page.Nodes[n].Parent; up != page.None; up = t.Page.Nodes[n].Parent {
		if a, b := t.Span(up); a != from || b != to {
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
)

// boxOf is the largest element around a table below body that has little else: a caption, a
// number, notes. It is the table itself where there is none.
func (t *View) boxOf(table, body page.NodeID) page.NodeID {
	from, to := t.Span(table)
	box := table
	for range boxLevels {
		up := t.Page.Nodes[box].Parent
		if up <= body {
			break
		}
		a, b := t.Span(up)
		if (from-a)+(b-to) > boxLabels || !t.areLabels(a, from) || !t.areLabels(to, b) {
			break
		}
		box = up
	}
	return box
}

// areLabels reports whether blocks are short and have no links.
func (t *View) areLabels(from, to int) bool {
	for i := from; i < to; i++ {
		if t.BlockWords(i) > boxLabelWords || t.BlockLinkShare(i) > 0 {
			return false
		}
	}
	return true
}

// keptParents are the elements around prose that is kept, and those around boxes that hold a
// paragraph each.
func (t *View) keptParents(post []float64, first int, keep float64) map[page.NodeID]bool {
	parents := map[page.NodeID]bool{}
	for i, p := range post {
		if p >= keep && t.IsProse(first+i) {
			for n := t.ProseParent(first + i); n != page.None; n = t.Page.Nodes[n].Parent {
				parents[n] = true
				if from, to := t.Span(n); to > from+1 {
					break
				}
			}
		}
	}
	return parents
}
