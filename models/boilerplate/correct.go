package boilerplate

import (
	"galley/features"
	"galley/models/pagekind"
)

// Correct are scores of blocks with what the structure of the page says of them: threads
// with a mean posterior of less than sureThread, and other stories behind the text, are none
// of it, and entries of a live blog are.
func Correct(x *features.Index, scores *features.BlockScores, sureThread float64) *features.BlockScores {
	return withUpdates(x, withoutNextStories(x, withoutAnswers(x, withoutThreads(x, scores, sureThread))))
}

// CorrectMain changes posteriors that blocks have of being main text on a page of a kind, as a
// network sees them, by what the structure of the page says of lists, tables, threads and labels.
func (t *Trimmer) CorrectMain(post []float64, kind pagekind.Kind) {
	t.dropContents(post)
	t.raiseTerms(post)
	if !t.Listing {
		t.dropTeasers(t.Page.Body(), post, 0)
	}
	t.titles = t.raiseEntries(post, kind)
	if t.mayHaveSpecs(kind) {
		t.raiseSpecs(post)
	}
	if kind == pagekind.Page && !t.HasThread() {
		t.raiseHeaded(post)
	}
	bodies := t.datedBodies()
	t.raisePostBodies(bodies, post)
	t.dropPostSignatures(post)
	t.labels = t.dropPostLabels(bodies, post)
}
