package prose

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// Bounds of prose between two parts of a text: how many blocks lie between them at most, the words of the part outside of the
// body, the least posterior of what is between, and how many paragraphs of it are marked up alike at least.
const (
	partsApart   = 30
	partWords    = 10
	betweenLeast = 0.3
	betweenAlike = 2
)

// Between finds the prose between a body and a part of the text before it, in another box, and raises it to add:
// what stands between two parts of a text belongs to it, as the steps beside a picture that stays while a
// reader scrolls. Its paragraphs are marked up alike and stand behind the title;
// title is the first block behind it. It is the block that the
// text begins with, a where there are none.
func Between(v *view.View, title, a int, post []float64, add float64) (begin int) {
	part := partBefore(v, title, a, post, add)
	if part < 0 {
		return a
	}
	alike := map[markup.Line]int{}
	for i := part + 1; i < a; i++ {
		if isPartly(v, i, post[i]) {
			alike[v.MarkupOfProse(i)]++
		}
	}
	begin = a
	for i := a - 1; i > part; i-- {
		if isPartly(v, i, post[i]) && alike[v.MarkupOfProse(i)] >= betweenAlike {
			post[i] = max(post[i], add)
			begin = part
		}
	}
	return begin
}

// partBefore is the last block of sure prose between the title and block a and more than a line,
// -1 where there is none. title is the first block behind the title.
func partBefore(v *view.View, title, a int, post []float64, add float64) int {
	for i := a - 1; i >= max(title, a-partsApart); i-- {
		if post[i] >= max(add, view.Surely) && v.IsProse(i) && v.IsPlain(i) && v.BlockWords(i) >= partWords {
			return i
		}
	}
	return -1
}

// isPartly reports whether a block is a paragraph that may be text: a sentence without links.
func isPartly(v *view.View, i int, p float64) bool {
	return p >= betweenLeast && v.IsProse(i) && v.IsPlain(i) && v.IsSentence(i) && v.BlockLinkShare(i) == 0
}
