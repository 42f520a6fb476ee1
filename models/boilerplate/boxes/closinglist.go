package boxes

import "galley/page"

// closingWords is how many words the items of a list that ends a text have on average, at least: labels have fewer.
const closingWords = 3

// isClosingList reports whether a list stands right behind the last of several sure paragraphs of its parent, and may be
// text itself: two items or more with some words each, on average not surely something else, and no links or
// controls. A text may end with what it comes to.
func (a *Among) isClosingList(list page.NodeID) bool {
	from, to := a.Span(list)
	if to-from < 2 || a.Listing || !a.Has(from, to) || !a.isBehind(list) || a.Media(list) > 0 || a.HasControl(list) {
		return false
	}
	words, sum := 0, 0.0
	for i := from; i < to; i++ {
		words += a.BlockWords(i)
		sum += a.Post[i]
	}
	items := to - from
	return words >= closingWords*items && sum >= a.Least/2*float64(items)
}
