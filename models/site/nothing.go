package site

import (
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// Nothing is where the base takes a body on pages of which labels say that they have no article.
type Nothing struct {
	At    string `json:"at"`    // as Place names it, with the traits that are on more pages; "" where it takes none
	Words int    `json:"words"` // in that body, at most; 0 and more
}

// How many words more the body of another such page may have.
const (
	moreTimes = 2
	moreWords = 20
)

// Taken notes the body that the base takes. Labels without an article say nothing of a page on which it
// is elsewhere than on their pages, or has far more words: it is of a kind that no label has.
func (on *Match) Taken(x *features.Index, body page.NodeID) {
	if on == nil {
		return
	}
	on.empty = len(on.Nothing) == 0 || body == page.None
	if on.empty {
		return
	}
	words, place := Words(x, body), strings.Fields(Place(x.Page, on.places, body, x.Page.Body()))
	on.empty = slices.ContainsFunc(on.Nothing, func(n Nothing) bool {
		return words <= moreTimes*n.Words+moreWords && stands(strings.Fields(n.At), place)
	})
}

// Words are those of the blocks below an element.
func Words(x *features.Index, n page.NodeID) int {
	words := 0
	for from, to := x.Span(n); from < to; from++ {
		words += x.BlockWords(from)
	}
	return words
}
