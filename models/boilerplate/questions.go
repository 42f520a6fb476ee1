package boilerplate

// questionsLeast is how many lines that are marked up alike stand before a paragraph each, from
// which on all of them belong to the text.
const questionsLeast = 3

// keepQuestions keeps short lines that are marked up alike and each stand right before prose that is
// kept in the same element: the questions of an interview, or headings that are none by their tags.
// Lines that stand elsewhere as well are labels of something else.
func (t *View) keepQuestions(post []float64, first int, keep float64) {
	before, all := map[lineMarkup]int{}, map[lineMarkup]int{}
	for i := range post {
		key := markupOf(t.Page, t.BlockElement(first+i))
		all[key]++
		if t.isQuestion(i, post, first, keep) {
			before[key]++
		}
	}
	for i := range post {
		key := markupOf(t.Page, t.BlockElement(first+i))
		if post[i] > 0 && post[i] < keep && before[key] >= questionsLeast && before[key] == all[key] {
			post[i] = keep
		}
	}
}

// isQuestion reports whether a block without links stands right before prose that is kept, is
// marked up otherwise, and has the same parent.
func (t *View) isQuestion(i int, post []float64, first int, keep float64) bool {
	if i+1 >= len(post) || post[i+1] < keep || !t.IsProse(first+i+1) || t.BlockLinkShare(first+i) > 0 || !t.hasWords(first+i) {
		return false
	}
	n, next := t.BlockElement(first+i), t.BlockElement(first+i+1)
	return t.Page.Nodes[n].Parent == t.Page.Nodes[next].Parent && markupOf(t.Page, n) != markupOf(t.Page, next) && t.Page.Nodes[n].Attr("class") != ""
}
