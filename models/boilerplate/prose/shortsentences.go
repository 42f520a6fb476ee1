package prose

import (
	"strings"
	"unicode/utf8"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// KeepShort keeps sentences of few words behind three paragraphs that are kept, in the same element
// and marked up as they are, where they have half the posterior for it: an answer, or a last word.
func KeepShort(v *view.View, post []float64, first int, keep float64) {
	kept := map[textPlace]int{}
	for i := range post {
		n := v.BlockElement(first + i)
		if v.Page.Nodes[n].Tag != "p" {
			continue
		}
		at := textPlace{v.Page.Nodes[n].Parent, markup.Of(v.Page, n)}
		if post[i] < keep && post[i] >= keep/2 && kept[at] >= view.AlikeProse && i > 0 && post[i-1] >= keep && v.BlockLinkShare(first+i) == 0 && v.Media(n) == 0 && endsSentence(v.BlockText(first+i)) {
			post[i] = keep
		}
		if post[i] >= keep {
			kept[at]++
		}
	}
}

// endsSentence reports whether a text ends with a mark that ends a sentence.
func endsSentence(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(view.WithoutQuotes(text))
	return strings.ContainsRune(".!?…。！？؟।", last)
}
