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
func KeepQuestions(v *view.View, post []float64, first int, keep float64) {
	before, all := map[markup.Line]int{}, map[markup.Line]int{}
	for i := range post {
		key := markup.Of(v.Page, v.BlockElement(first+i))
		all[key]++
		if isQuestion(v, i, post, first, keep) {
			before[key]++
		}
	}
	for i := range post {
		key := markup.Of(v.Page, v.BlockElement(first+i))
		if post[i] > 0 && post[i] < keep && before[key] >= questionsLeast && before[key] == all[key] {
			post[i] = keep
		}
	}
}

// isQuestion reports whether a block without links stands right before prose that is kept, is
// marked up otherwise, and has the same parent.
func isQuestion(v *view.View, i int, post []float64, first int, keep float64) bool {
	if i+1 >= len(post) || post[i+1] < keep || !v.IsProse(first+i+1) || v.BlockLinkShare(first+i) > 0 || !v.HasWords(first+i) {
		return false
	}
	n, next := v.BlockElement(first+i), v.BlockElement(first+i+1)
	return v.Page.Nodes[n].Parent == v.Page.Nodes[next].Parent && markup.Of(v.Page, n) != markup.Of(v.Page, next) && v.Page.Nodes[n].Attr("class") != ""
}
