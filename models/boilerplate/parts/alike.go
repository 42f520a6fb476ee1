package parts

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// partLeast is the least posterior of the likeliest block of a part that is marked up as the first is,
// as a share of that of the first.
const partLeast = 0.15

// Behind is the first block behind the parts of a text that follow the body and are marked
// up as it is, b where there are none: the body is one item of a list then, or one chapter. Their
// headings and prose are raised to add. The title stands above all of them, so that what
// follows is no story of its own.
func Behind(v *view.View, title, body page.NodeID, b int, post []float64, add float64) int {
	if title == page.None || v.Listing {
		return b
	}
	part := body
	for range view.PartLevels {
		up := v.Page.Nodes[part].Parent
		if up == page.None || v.Page.Contains(part, title) {
			return b
		}
		if end := alikeBehind(v, part, post, add); end > 0 {
			return end
		}
		part = up
	}
	return b
}

// KeepAlike keeps the parts of a body behind one that is kept and marked up as they are:
// its heading is surely text, and it has prose.
func KeepAlike(b *view.Body, title page.NodeID) {
	if title == page.None || b.Listing {
		return
	}
	done := map[page.NodeID]bool{}
	for i := b.From; i < b.To; i++ {
		n := b.BlockElement(i)
		if !b.IsKeptHeading(i, b.Post[i], view.Surely) {
			continue
		}
		for range view.PartLevels {
			up := b.Page.Nodes[n].Parent
			if n <= b.Root || up < b.Root || b.Page.Contains(n, title) {
				break
			}
			if !done[up] && b.IsPart(n) {
				done[up] = true
				alikeBehind(b.View, n, b.Post, b.Least)
			}
			n = up
		}
	}
}

// alikeBehind raises the parts behind one that are marked up as it is, and is the first block
// behind them, 0 where there are none. Lines that most of them have are labels.
func alikeBehind(v *view.View, part page.NodeID, post []float64, least float64) (end int) {
	heading := v.HeadingOf(part)
	if heading == "" || !v.HasName(part) {
		return 0
	}
	labels, said := labelsOf(v, part, post, least), map[string]int{}
	var parts []page.NodeID
	first, last := v.Span(part)
	best := span.Most(post[first:last])
	for c := range v.Page.Children(v.Page.Nodes[part].Parent) {
		if from, to := v.Span(c); c <= part || !v.IsAlike(c, part) || v.HeadingOf(c) != heading || !v.IsPart(c) || span.Most(post[from:to]) < partLeast*best {
			continue
		}
		parts = append(parts, c)
		for i, to := v.Span(c); i < to; i++ {
			said[v.BlockText(i)]++
		}
		_, end = v.Span(c)
	}
	for _, c := range parts {
		raisePart(v, c, heading, func(i int) bool {
			return labels[markup.Of(v.Page, v.BlockElement(i))] || said[v.BlockText(i)] > max(1, len(parts)/2) && !v.IsProse(i)
		}, post, least)
	}
	return end
}

// labelsOf is how the blocks of a part are marked up that are none of its text, as numbers and
// credits of its pictures are.
func labelsOf(v *view.View, part page.NodeID, post []float64, keep float64) map[markup.Line]bool {
	labels := map[markup.Line]bool{}
	for _, kept := range []bool{false, true} {
		for i, to := v.Span(part); i < to; i++ {
			if post[i] >= keep == kept {
				labels[markup.Of(v.Page, v.BlockElement(i))] = !kept
			}
		}
	}
	return labels
}

// raisePart raises the blocks of a part from its heading on, without links, labels and what was
// left out before.
func raisePart(v *view.View, part page.NodeID, heading string, isLabel func(int) bool, post []float64, add float64) {
	begun := false
	for i, to := v.Span(part); i < to; i++ {
		begun = begun || v.Page.Nodes[v.BlockElement(i)].Tag == heading
		if begun && post[i] > 0 && v.BlockLinkShare(i) <= view.ProseLinked && !isLabel(i) {
			post[i] = max(post[i], add)
		}
	}
}
