package boilerplate

import (
	"galley/features"
	"galley/models/boilerplate/comments"
	"galley/models/boilerplate/entries"
	"galley/models/boilerplate/links"
	"galley/models/boilerplate/parts"
	"galley/models/boilerplate/posts"
	"galley/models/boilerplate/repeats"
	"galley/models/boilerplate/tables"
	"galley/models/boilerplate/teasers"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// Correct are scores of blocks with what the structure of the page says of them: threads
// with a mean posterior of less than sureThread, and other stories behind the text, are none
// of it, nor are remarks beside a field, and entries of a live blog and what is told below numbered pictures are.
func Correct(x *features.Index, scores *features.BlockScores, sureThread float64) *features.BlockScores {
	return correct(x, comments.WithoutCalled(x, scores, sureThread), sureThread)
}

// correct is Correct but for what the page calls comments.
func correct(x *features.Index, scores *features.BlockScores, sureThread float64) *features.BlockScores {
	scores = comments.WithoutThreads(x, scores, sureThread)
	for _, rule := range [...]func(*features.Index, *features.BlockScores) *features.BlockScores{
		comments.WithoutRemarks, comments.WithoutAnswered, comments.WithoutAnswers, comments.WithoutSubjects, teasers.WithoutNextStories,
		entries.WithUpdates, entries.WithSlides, entries.WithCounted, entries.WithCountedHeads, entries.WithChoices, entries.WithGlossary,
	} {
		scores = rule(x, scores)
	}
	return scores
}

// CorrectProduct is Correct of the page of a product: what those say who bought it is none of it, as
// threads are. What a shop calls comments may be what it says of its goods.
func CorrectProduct(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	return correct(x, comments.WithoutReviews(x, scores), 1)
}

// CorrectMain changes posteriors that blocks have of being main text on a page of a kind, as a
// network sees them, by what the structure of the page says of lists, tables, threads and labels.
func (t *Trimmer) CorrectMain(post []float64, kind pagekind.Kind) {
	// Navigation, terms and teasers, on pages of any kind.
	links.DropContents(t.View, post)
	tables.RaiseTerms(t.View, post)
	if !t.Listing {
		teasers.Drop(view.NewBody(t.View, t.Page.Body(), post, 0))
	}
	// What a page is made of: entries, rows, sections, posts.
	t.titles, t.labels = entries.Raise(t.View, post, kind)
	entries.RaiseProgrammes(t.View, post)
	if tables.MayHaveSpecs(t.View, kind) {
		tables.RaiseSpecs(t.View, post)
	}
	if kind == pagekind.Page && !t.HasThread() {
		parts.RaiseHeaded(t.View, post)
	}
	bodies := posts.Dated(t.View)
	posts.RaiseBodies(t.View, bodies, post)
	// Last what stands in and around these and is none of it, by where they are. What is said twice is
	// asked for when labels and remarks are gone, and the rest of a section when all else of it is.
	posts.DropSignatures(t.View, bodies, post, kind)
	t.left = posts.DropLabels(t.View, bodies, post)
	t.leave(posts.DropRanks(t.View, bodies, post, kind))
	t.leave(posts.DropRemarks(t.View, post))
	t.leave(posts.DropQuoteTools(t.View, post))
	if kind != pagekind.Docs && (kind != pagekind.Page || len(bodies) > 0 || !repeats.HasCode(t.View)) {
		t.leave(repeats.DropAgain(t.View, bodies, post))
	}
	if kind == pagekind.Product {
		t.leave(repeats.DropWithin(t.View, post))
	}
	t.leave(parts.DropMargins(t.View, post, kind))
	t.leave(entries.DropOthers(t.View, post, kind))
	t.leave(parts.DropRests(t.View, post, kind))
	t.leave(teasers.DropCarousels(t.View, post, kind))
}

// leave leaves blocks out of the text whatever stands around them.
func (t *Trimmer) leave(blocks []int) {
	if t.left == nil {
		t.left = map[int]bool{}
	}
	for _, i := range blocks {
		t.left[i] = true
	}
}
