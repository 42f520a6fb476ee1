package boilerplate

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/block"
	"galley/page"
)

// labelWords is how many words may stand before a name.
const labelWords = 2

// isLinkedFact reports whether block i is a word or two and a link in the site with a name: who wrote
// the text, or under which rubric it stands.
func (t *View) isLinkedFact(i int) bool {
	share, n := t.BlockLinkShare(i), t.BlockElement(i)
	if share == 0 || share == 1 || t.BlockWords(i) > labelWords+nameWords || isHeadOrCaption(t.Index, i) || t.BlockEnclosing(i)&block.InList != 0 {
		return false
	}
	link := t.Page.First(n, "a")
	if link == page.None || !t.isInSite(t.Page.Nodes[link].Attr("href")) {
		return false
	}
	name, line := page.Norm(t.Page.Text(link)), page.Norm(t.BlockText(i))
	label, ends := strings.CutSuffix(line, name)
	words := strings.Fields(name)
	return ends && strings.ContainsFunc(label, unicode.IsLetter) && len(strings.Fields(label)) <= labelWords &&
		len(words) >= 2 && len(words) <= nameWords && !slices.ContainsFunc(words, beginsSmall)
}

// isInSite reports whether a reference is to a page of the site of this one.
func (t *View) isInSite(ref string) bool {
	return !strings.Contains(ref, "//") || page.Domain(ref) == page.Domain(t.Page.URL)
}

// beginsSmall reports whether a word begins with a small letter.
func beginsSmall(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return unicode.IsLower(r)
}
