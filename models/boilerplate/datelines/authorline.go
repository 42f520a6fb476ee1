package datelines

import (
	"strings"
	"unicode/utf8"

	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/linkeddata"
)

// Bounds of names of authors that lines are searched for: characters of one, and names.
const (
	authorChars = 3
	authorsMost = 8
)

// authorsOf are the names of the people who wrote the article, as linked data have them, with their words one blank apart and in
// small letters.
func authorsOf(p *page.Page) (names []string) {
	for _, thing := range linkeddata.Of(p) {
		if !thing.IsArticle() {
			continue
		}
		for _, name := range thing.Authors {
			name = page.Fold(page.Norm(name))
			if utf8.RuneCountInString(name) >= authorChars && (strings.Contains(name, " ") || strings.ContainsFunc(name, withoutBlanks)) && len(names) < authorsMost {
				names = append(names, name)
			}
		}
	}
	return names
}

// withoutBlanks reports whether a letter is of a script that sets no blanks into names: Thai, and those of East Asia.
func withoutBlanks(r rune) bool { return r >= '\u0e00' }

// isAuthorLine reports whether block i is a short line with the name of an author that is no sentence: who wrote the text, and where
// or as what.
func isAuthorLine(v *view.View, i int, names []string) bool {
	if len(names) == 0 || v.BlockWords(i) > signature.MostWords || v.IsSentence(i) || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	text := page.Norm(v.BlockText(i))
	if len(text) > namedBytes || page.SpokenWords(text) > signature.MostWords {
		return false
	}
	text = page.Fold(text)
	for _, name := range names {
		if strings.Contains(text, name) {
			return true
		}
	}
	return false
}

// dropLastAuthor sets the posterior of the last line of the text to 0 if it says who wrote it.
func dropLastAuthor(b *view.Body, names []string) {
	for i := b.To - 1; i > b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		if isAuthorLine(b.View, i, names) {
			b.Drop(i)
		}
		return
	}
}
