package training

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"galley/labeler/proposal"
	"galley/labeler/wire"
)

// Status is what a training is about, for the page.
type Status struct {
	Phase    string  `json:"phase"` // "idle", "running", "done", "failed" or "cancelled"
	Thorough bool    `json:"thorough"`
	Done     int     `json:"done"`
	All      int     `json:"all"`
	Error    string  `json:"error,omitempty"`
	Result   *Result `json:"result,omitempty"` // of the last thorough training
	History  []Point `json:"history"`
}

// Result is a thorough training.
type Result struct {
	Point
	File     string `json:"file"`
	Command  string `json:"command,omitempty"`  // that extracts with it
	Download string `json:"download,omitempty"` // what it is called in the browser
}

// Learned is a training and the proposals of what it made.
type Learned struct {
	Trained
	*proposal.Set
}

// train runs one training and takes its proposals if they are better than those
// there were before anything was learned.
func (w *Worker) train(ctx context.Context, thorough bool) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	w.begin(cancel, thorough)
	t, err := w.o.Trainer.Train(ctx, w.o.Store.Samples(), thorough, func(done, all int) {
		w.mu.Lock()
		w.status.Done, w.status.All = done, all
		w.mu.Unlock()
		w.tellStatus()
	})
	by := proposal.Complemented{Trained: t.Proposer, Base: w.o.Proposer}
	made := &Learned{t, proposal.NewSet(by, fmt.Sprintf("a wrapper of %d pages", t.Pages))}
	if err == nil {
		w.choose(ctx, made)
	} else if ctx.Err() != nil {
		err = ctx.Err()
	}
	w.finish(made, err, thorough)
	w.o.TellQueue()
}

func (w *Worker) begin(cancel context.CancelFunc, thorough bool) {
	w.mu.Lock()
	w.since, w.cancel = 0, cancel
	if thorough {
		w.asked = false
	}
	w.status.Phase, w.status.Thorough, w.status.Done, w.status.All, w.status.Error = "running", thorough, 0, 0, ""
	w.mu.Unlock()
	w.tellStatus()
}

// finish notes what a training came to.
func (w *Worker) finish(made *Learned, err error, thorough bool) {
	w.mu.Lock()
	w.cancel = nil
	switch {
	case err == nil:
		w.status.Phase = "done"
		w.status.History = withPoint(w.status.History, pointOf(&made.Trained))
		if thorough {
			w.last = made
			w.status.Result = &Result{pointOf(&made.Trained), made.File, made.Command, downloadName(made.File)}
		}
	case errors.Is(err, context.Canceled):
		w.status.Phase = "cancelled"
	case errors.Is(err, ErrTooFew) && !thorough:
		w.status.Phase = "idle"
	default:
		w.status.Phase, w.status.Error = "failed", err.Error()
	}
	w.mu.Unlock()
	w.tellStatus()
}

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

// Status is what the last training is about, or the one that runs.
func (w *Worker) Status() Status {
	w.mu.Lock()
	defer w.mu.Unlock()
	st := w.status
	st.History = wire.List(st.History)
	return st
}

func (w *Worker) tellStatus() { w.o.TellStatus(w.Status()) }

// Ask asks for a thorough training. One in the background makes way.
func (w *Worker) Ask() {
	w.mu.Lock()
	w.asked = true
	if w.cancel != nil && !w.status.Thorough {
		w.cancel()
	}
	w.mu.Unlock()
	w.Poke()
}

// Cancel ends the training that runs, and takes back that one was asked for.
func (w *Worker) Cancel() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.asked = false
	if w.cancel != nil {
		w.cancel()
	}
}

// Last is the last thorough training; nil: there was none.
func (w *Worker) Last() *Learned {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.last
}

func downloadName(file string) string {
	if file == "" {
		return ""
	}
	return filepath.Base(file)
}
