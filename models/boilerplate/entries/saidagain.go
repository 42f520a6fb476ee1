package entries

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// saidWords is how many words a name has that is none where it stands in an entry once more, further on:
// of one or two, as of a place, there may be several.
const saidWords = 3

// names are the lines of an entry that are headings, or links as a whole.
type names map[string]bool

// has reports whether a block is such a line, and stood in the entry before: cards are shown to narrow
// screens in another order, and have their names and days twice for that.
func (said names) has(v *view.View, i int) bool {
	if v.BlockWords(i) < saidWords || v.BlockLinkShare(i) < 1 && v.Heading(v.BlockElement(i)) == page.None {
		return false
	}
	text := v.BlockLine(i)
	again := said[text]
	said[text] = true
	return again
}

// isSaidAgain reports whether a block is a heading, or the words of a link, that says what the one
// before it says as well: cards have their names twice, for one that lies over the picture.
func isSaidAgain(v *view.View, i int) bool {
	one, other := v.BlockElement(i-1), v.BlockElement(i)
	return v.BlockLine(i) == v.BlockLine(i-1) &&
		(v.Heading(one) != page.None && v.Heading(other) != page.None || v.BlockLinkShare(i-1) == 1 && v.BlockLinkShare(i) == 1)
}
