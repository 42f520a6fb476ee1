package datelines

import (
	"strings"

	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// isAuthorLine reports whether block i is a short line with the name of an author that is no sentence: who wrote the text, and where
// or as what.
func isAuthorLine(v *view.View, i int, names []string) bool {
	if len(names) == 0 || v.BlockWords(i) > signature.MostWords || v.IsSentence(i) || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	text := v.BlockLine(i)
	if len(text) > namedBytes || !page.SpokenAtMost(text, signature.MostWords) {
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
