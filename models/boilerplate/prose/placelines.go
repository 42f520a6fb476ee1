package prose

import (
	"strings"
	"unicode/utf8"

	"galley/models/boilerplate/view"
)

// placeWords is how many words the place has that a report begins with, at most.
const placeWords = 6

// KeepPlaces keeps the place and the agency that a report begins with ("Jakarta -") where they stand bare
// before the paragraph that goes on behind the dash.
func KeepPlaces(b *view.Body) {
	for i := b.From; i+1 < b.To; i++ {
		if b.Kept(i) || !b.Kept(i+1) || !b.IsProse(i+1) || b.BlockWords(i) > placeWords || !b.HasWords(i) || b.BlockLinkShare(i) > 0 {
			continue
		}
		n := b.BlockElement(i)
		if last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(b.BlockText(i))); !strings.ContainsRune("-–—―", last) {
			continue
		}
		if n == b.ProseParent(i+1) || n == b.BlockElement(i+1) {
			b.Raise(i)
		}
	}
}
