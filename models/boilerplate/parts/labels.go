package parts

import (
	"slices"
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/span"
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

// KeepLabels keeps what says what a kept list has: the label with a colon right before it, whatever
// its posterior, and the heading and the sentence that begin the box which the list ends.
func KeepLabels(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		if tag := v.Page.Nodes[n].Tag; tag != "ul" && tag != "ol" {
			continue
		}
		from, to := v.Span(n)
		if from <= first || to > first+len(post) || from == to || v.LinkShare(n) > view.PartLinked || slices.Min(post[from-first:to-first]) < keep {
			continue
		}
		if i := from - 1; headsList(v, n, i) && post[i-first] > 0 {
			post[i-first] = max(post[i-first], keep)
		}
		keepBeginning(v, n, post, first, keep)
	}
}

// headsList reports whether a block is a short line with a colon that stands right before a list in the
// same element, and leads nowhere.
func headsList(v *view.View, list page.NodeID, block int) bool {
	n, box := v.BlockElement(block), v.Page.Nodes[list].Parent
	if before := v.ElementBefore(list); n != box && (before == page.None || !v.Page.Contains(before, n)) {
		return false
	}
	if v.BlockWords(block) > headWords || v.BlockLinkShare(block) > 0 {
		return false
	}
	text := strings.TrimSpace(v.BlockText(block))
	return strings.HasSuffix(text, ":") || strings.HasSuffix(text, "：")
}

// keepBeginning keeps the blocks that begin the box of a list and stand right before it, where none
// of them is surely something else and the box has nothing else.
func keepBeginning(v *view.View, list page.NodeID, post []float64, first int, keep float64) {
	box := v.Page.Nodes[list].Parent
	begin, end := v.Span(box)
	from, to := v.Span(list)
	if end != to || begin < first || begin == from || from-begin > headBlocks || v.BlockEnclosing(begin)&block.InHeading == 0 && v.BlockWords(begin) > headLabel || v.LinkShare(box) > 0 || v.Media(box) > 0 {
		return
	}
	for i := begin; i < from; i++ {
		if post[i-first] < headLeast*keep {
			return
		}
	}
	span.Raise(post[begin-first:from-first], keep)
}
