package training

import (
	"context"
	"slices"

	"galley/labeler/proposal"
)

// choose takes the trained wrapper if it was right on held-out pages more often than the
// base is on all labelled ones. A few pages can teach less than another wrapper knows, and
// where both are right on these the base has seen more: then the trained one is taken only
// if its cuts are those of the labels on more of the pages than the base's are, on so many
// that what it has seen of them does not explain it.
func (w *Worker) choose(ctx context.Context, t *Learned) {
	base := w.agreement(ctx, w.base)
	if t.Pages > 0 && base.pages > 0 {
		held, alone := t.Right*base.pages, base.right*t.Pages // shares, by both numbers of pages
		if held < alone || held == alone && w.agreement(ctx, t.Set).whole < base.whole+seenCuts {
			w.use(w.base)
			return
		}
	}
	w.use(t.Set)
}

// seenCuts is on how many more pages the cuts of a trained wrapper must be those of the labels.
const seenCuts = 2

// agreement counts labelled articles: those on which title and body of a proposal are those
// of the label, and those on which the cuts are too.
type agreement struct{ pages, right, whole int }

// agreement is that of proposals with all labels.
func (w *Worker) agreement(ctx context.Context, set *proposal.Set) (a agreement) {
	for _, e := range w.o.Store.Pages() {
		if !e.Labelled || ctx.Err() != nil {
			continue
		}
		l, err := w.o.Store.Resolved(e.Slug)
		if err != nil || l.Stale != "" || !l.Article {
			continue
		}
		a.pages++
		got, err := set.Of(e.Slug, w.o.Store.Page)
		if err != nil || got.Title != l.Selection.Title || got.Body() != l.Selection.Body() {
			continue
		}
		a.right++
		if slices.Equal(got.Roots, l.Selection.Roots) && slices.Equal(got.Cut, l.Selection.Cut) {
			a.whole++
		}
	}
	return a
}
