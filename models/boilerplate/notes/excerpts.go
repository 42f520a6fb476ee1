package notes

import (
	"strings"
	"sync"
	"unicode"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of an excerpt of a note: bytes of its words at least, and words beside them in its line at most.
const (
	excerptLeast  = 20
	excerptBeside = 2
)

// DropExcerpts drops lines that are a link to a note behind them and say how it begins, as editions put beside the text.
func DropExcerpts(b *view.Body) {
	names := sync.OnceValue(func() map[string]page.NodeID { return namesIn(b.View, b.Page.Body()) })
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || b.BlockLinkShare(i) == 0 {
			continue
		}
		from, to := b.BlockNodes(i)
		for n := max(b.BlockElement(i), from-markLevels); n < to; n++ {
			name := b.PlaceOf(n)
			if name == "" {
				continue
			}
			said := excerptOf(b.Page.Text(n))
			if len(said) < excerptLeast || b.BlockWords(i) > page.CountWords(said)+excerptBeside+1 {
				continue
			}
			note, known := names()[name]
			if known && note > n && beginsSo(noteText(b.View, note), said) {
				b.Drop(i)
				break
			}
		}
	}
}

// excerptOf is a text without the sign at its end that it goes on: "…", "(...)".
func excerptOf(text string) string {
	cut := strings.TrimRight(page.Norm(text), ".…()[] ")
	if cut == page.Norm(text) {
		return ""
	}
	return cut
}

// noteText is the text of the note of a name, empty where it is none: where the element that has it is only the number, that
// of the element around it.
func noteText(v *view.View, named page.NodeID) string {
	for n, level := named, 0; n != page.None && level <= markLevels; n, level = v.Page.Nodes[n].Parent, level+1 {
		if v.WordsOf(n) > noteWords {
			return ""
		}
		if text := page.Norm(v.Page.Text(n)); page.CountWords(text) > 1 {
			return text
		}
	}
	return ""
}

// beginsSo reports whether a note begins with some words, behind its number.
func beginsSo(note, said string) bool {
	note = strings.TrimLeftFunc(note, func(r rune) bool { return !unicode.IsLetter(r) })
	said = strings.TrimLeftFunc(said, func(r rune) bool { return !unicode.IsLetter(r) })
	return strings.HasPrefix(note, said)
}
