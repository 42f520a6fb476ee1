package datelines

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/block"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// labelWords is how many words may stand before a name.
const labelWords = 2

// isLinkedFact reports whether block i is a word or two and a link in the site with a name: who wrote
// the text, or under which rubric it stands.
func isLinkedFact(v *view.View, i int) bool {
	share, n := v.BlockLinkShare(i), v.BlockElement(i)
	if share == 0 || share == 1 || v.BlockWords(i) > labelWords+signature.NameWords || signature.IsHeadOrCaption(v.Index, i) || v.BlockEnclosing(i)&block.InList != 0 {
		return false
	}
	link := v.Page.First(n, "a")
	if link == page.None || !v.Page.OnHost(v.Page.Nodes[link].Attr("href")) {
		return false
	}
	name, line := page.Norm(v.Page.Text(link)), v.BlockLine(i)
	label, ends := strings.CutSuffix(line, name)
	words := strings.Fields(name)
	return ends && strings.ContainsFunc(label, unicode.IsLetter) && len(strings.Fields(label)) <= labelWords &&
		len(words) >= 2 && len(words) <= signature.NameWords && !slices.ContainsFunc(words, beginsSmall)
}

// beginsSmall reports whether a word begins with a small letter.
func beginsSmall(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return unicode.IsLower(r)
}
