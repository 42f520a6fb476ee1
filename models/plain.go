package models

import (
	"galley/models/boilerplate"
	"galley/models/pagekind"
)

// plainProse is how many words of running text a plain document has, at least, that is never refused.
const plainProse = 60

// isPlain reports whether a page is a plain document, all of which is text, and says of no other kind.
func (s *Scores) isPlain() bool {
	return s.kind() == pagekind.Page && boilerplate.IsPlain(s.index)
}

// isPlainText reports whether a page is a plain document with running text. It has nothing that pages of other
// kinds have, so that it is never refused.
func (s *Scores) isPlainText() bool {
	words := 0
	for i := range s.index.NumBlocks() {
		if s.index.IsProse(i) {
			words += s.index.BlockWords(i)
		}
	}
	return words >= plainProse && s.isPlain()
}
