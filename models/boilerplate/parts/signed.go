package parts

import (
	"strings"

	"galley/models/boilerplate/view"
)

// leastSigned is how many items in a row begin with the sign of a list, at least.
const leastSigned = 2

// KeepSigned keeps the items of lists that are no lists to the browser: of each a sign stands in a box of its own, and the
// text behind it. Programs for notes write them. Where one of the items is kept, or the paragraphs before and behind
// all of them are, the others are.
func KeepSigned(b *view.Body) {
	for i := b.From; i+1 < b.To; i++ {
		end := i
		for end+1 < b.To && isSign(b.View, end) && b.BlockWords(end+1) > 0 && b.BlockLinkShare(end+1) == 0 && isBeside(b.View, end) {
			end += 2
		}
		if (end-i)/2 < leastSigned {
			continue
		}
		between := i > b.From && end < b.To && b.Kept(i-1) && b.Kept(end) && b.IsProse(i-1)
		if between || b.Most(i, end) >= b.Least {
			b.RaiseAll(i, end)
		}
		i = end - 1
	}
}

// isSign reports whether a block is the sign of an item of a list and nothing else.
func isSign(v *view.View, i int) bool {
	switch strings.TrimSpace(v.BlockText(i)) {
	case "•", "◦", "▪", "▫", "‣", "●", "○", "■", "□", "–", "·", "⁃":
		return true
	}
	return false
}

// isBeside reports whether a block and the next one are all of an element that has no others.
func isBeside(v *view.View, i int) bool {
	for n := range v.Page.Ancestors(v.BlockElement(i)) {
		if from, to := v.Span(n); from < i || to > i+1 {
			return from == i && to == i+2
		}
	}
	return false
}
