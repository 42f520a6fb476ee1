package headings

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// questionsLeast is how many lines that are marked up alike stand before a paragraph each, from
// which on all of them belong to the text.
const questionsLeast = 3

// KeepQuestions keeps short lines that are marked up alike and each stand right before prose that is
// kept in the same element: the questions of an interview, or headings that are none by their tags.
// Lines that stand elsewhere as well are labels of something else.
func KeepQuestions(b *view.Body) {
	before, all := map[markup.Line]int{}, map[markup.Line]int{}
	for i := b.From; i < b.To; i++ {
		key := markup.Of(b.Page, b.BlockElement(i))
		all[key]++
		if isQuestion(b, i) {
			before[key]++
		}
	}
	for i := b.From; i < b.To; i++ {
		key := markup.Of(b.Page, b.BlockElement(i))
		if b.Post[i] > 0 && !b.Kept(i) && before[key] >= questionsLeast && before[key] == all[key] {
			b.Raise(i)
		}
	}
}

// isQuestion reports whether a block without links stands right before prose that is kept, is
// marked up otherwise, and has the same parent.
func isQuestion(b *view.Body, i int) bool {
	if i+1 >= b.To || !b.Kept(i+1) || !b.IsProse(i+1) || b.BlockLinkShare(i) > 0 || !b.HasWords(i) {
		return false
	}
	n, next := b.BlockElement(i), b.BlockElement(i+1)
	return b.Page.Nodes[n].Parent == b.Page.Nodes[next].Parent && markup.Of(b.Page, n) != markup.Of(b.Page, next) && b.Page.Nodes[n].Attr("class") != ""
}
