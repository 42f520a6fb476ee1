package headings

import (
	"strings"
	"unicode/utf8"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// Bounds of a label of links behind a text: its words, at most, and the share of links in the line
// behind it, at least.
const (
	labelWords  = 8
	labelLinked = 0.9
)

// DropLabels drops headings, and lines in heavy type, behind the last paragraph that is kept, where links stand right behind
// them that were cut: they say what the links are.
func DropLabels(b *view.Body) {
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		if b.IsProse(i) {
			return
		}
		if i+1 < b.To && !b.Kept(i+1) && b.BlockLinkShare(i+1) >= labelLinked && b.BlockLinkShare(i) == 0 && b.BlockWords(i) <= labelWords && isLabel(b.View, i) {
			b.Drop(i)
		}
	}
}

// isLabel reports whether a block is a heading or in heavy type, and neither a sentence nor announces
// what the text says next.
func isLabel(v *view.View, at int) bool {
	last, _ := utf8.DecodeLastRuneInString(view.WithoutQuotes(v.BlockText(at)))
	if strings.ContainsRune(view.SentenceEnds+":：", last) && !strings.HasSuffix(v.BlockText(at), "!!") {
		return false
	}
	n, _ := v.BlockNodes(at)
	return markup.IsHeading(v.Page.Nodes[v.BlockElement(at)].Tag) || v.Page.Inside(n, "strong") || v.Page.Inside(n, "b")
}
