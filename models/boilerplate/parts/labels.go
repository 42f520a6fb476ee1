package parts

import (
	"slices"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of what a text says before a list: words of a label with a colon, blocks in the box of the
// list before it, words of the first of them where it is no heading, and their least posterior as a share
// of the threshold.
const (
	headWords  = 12
	headBlocks = 3
	headLabel  = 4
	headLeast  = 0.5
)

// KeepLabels keeps what says what a kept list or box has: the legend of a box, for a list the label with a colon right before it, whatever
// its posterior, and the heading and the sentence that begin the box which the list ends.
func KeepLabels(b *view.Body) {
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		tag := b.Page.Nodes[n].Tag
		if tag == "fieldset" {
			keepLegend(b, n)
		}
		if tag != "ul" && tag != "ol" {
			continue
		}
		from, to := b.Span(n)
		if !b.Has(from-1, to) || from == to || b.LinkShare(n) > view.PartLinked || slices.Min(b.Post[from:to]) < b.Least {
			continue
		}
		if i := from - 1; headsList(b.View, n, i) && b.Post[i] > 0 {
			b.Raise(i)
		}
		keepBeginning(b, n)
	}
}

// keepLegend keeps the legend that stands in the line around a box of which all else is kept, and that has nothing
// to fill in.
func keepLegend(b *view.Body, box page.NodeID) {
	from, to := b.Span(box)
	legend := b.Page.First(box, "legend")
	if !b.Has(from, to) || to-from < 2 || legend == page.None || slices.Min(b.Post[from+1:to]) < b.Least {
		return
	}
	if first, end := b.Span(legend); first != from || end != from+1 || b.BlockWords(from) > headWords || b.BlockLinkShare(from) > 0 {
		return
	}
	if !slices.ContainsFunc([]string{"input", "select", "textarea", "button"}, func(tag string) bool { return b.Page.First(box, tag) != page.None }) {
		b.Raise(from)
	}
}

// headsList reports whether a block is a short line with a colon that stands right before a list in the
// same element, and leads nowhere.
func headsList(v *view.View, list page.NodeID, block int) bool {
	n, box := v.BlockElement(block), v.Page.Nodes[list].Parent
	if before := v.ElementBefore(list); n != box && (before == page.None || !v.Page.Contains(before, n)) {
		return false
	}
	return v.BlockWords(block) <= headWords && v.BlockLinkShare(block) == 0 && page.EndsInColon(v.BlockText(block))
}

// keepBeginning keeps the blocks that begin the box of a list and stand right before it, where none
// of them is surely something else and the box has nothing else.
func keepBeginning(b *view.Body, list page.NodeID) {
	box := b.Page.Nodes[list].Parent
	begin, end := b.Span(box)
	from, to := b.Span(list)
	if end != to || begin < b.From || begin == from || from-begin > headBlocks || b.BlockEnclosing(begin)&block.InHeading == 0 && b.BlockWords(begin) > headLabel || b.LinkShare(box) > 0 || b.Media(box) > 0 {
		return
	}
	for i := begin; i < from; i++ {
		if b.Post[i] < headLeast*b.Least {
			return
		}
	}
	b.RaiseAll(begin, from)
}
