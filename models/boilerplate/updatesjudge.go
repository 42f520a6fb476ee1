package boilerplate

import (
	"strings"
	"unicode"

	"galley/features"
	"galley/page"
)

// areUpdates reports whether entries that are marked up alike are those of a live blog, and
// neither comments or posts of a forum, which have names at their head or between them, nor
// teasers, which have links for headlines.
func areUpdates(x *features.Index, g []blockRange) bool {
	words, all, teasers := 0, 0, 0
	names, between := map[string]bool{}, map[string]bool{}
	for k, e := range g {
		for i := e.from; i < e.to; i++ {
			words += x.BlockWords(i)
		}
		if head := e.from + 1; x.BlockWords(head) <= nameWords && x.Heading(x.BlockElement(head)) == page.None {
			addLetters(names, x.BlockText(head))
		}
		if k > 0 && e.from-g[k-1].to <= betweenBlocks {
			addLetters(between, textBetween(x, g[k-1].to, e.from))
		}
		if isTeased(x, e) {
			teasers++
		}
	}
	for i := range x.NumBlocks() {
		all += x.BlockWords(i)
	}
	few := updatesNamed * float64(len(g))
	return len(g) >= updatesLeast && words >= updateWords*len(g) && float64(words) >= updatesShare*float64(all) &&
		float64(len(names)) < few && float64(len(between)) < few && float64(teasers) < few
}

// textBetween is the text of the blocks from, …, to-1.
func textBetween(x *features.Index, from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		b.WriteString(x.BlockText(i) + "\n")
	}
	return b.String()
}

// addLetters adds a text with letters to a set.
func addLetters(set map[string]bool, text string) {
	if strings.ContainsFunc(text, unicode.IsLetter) {
		set[text] = true
	}
}

// isTeased reports whether one of the first blocks of an entry is a link like a headline.
func isTeased(x *features.Index, e blockRange) bool {
	for i := e.from; i < min(e.to, e.from+3); i++ {
		if x.BlockLinkShare(i) == 1 && x.BlockWords(i) >= teaserWords {
			return true
		}
	}
	return false
}
