package training

import (
	"context"
	"sync"

	"galley/labeler/labels"
	"galley/labeler/proposal"
)

// Options say what a Worker works on and whom it tells.
type Options struct {
	Store      *labels.Store
	Proposer   proposal.Proposer // before anything was learned
	From       string            // what Proposer is, for a person
	Trainer    Trainer           // nil: nothing is learned
	Every      int               // labels between two trainings in the background
	TellStatus func(Status)
	TellQueue  func() // that proposals or the order of pages changed
}

// Worker proposes and trains in the background.
type Worker struct {
	o    Options
	base *proposal.Set // of the wrapper from before anything was learned
	wake chan struct{}

	mu         sync.Mutex
	current    *proposal.Set             // those that are shown
	generation int                       // counts how often current changed
	latest     map[string]*proposal.Made // by slug; a former proposer's until the current one has made its own
	since      int                       // labels since the last training in the background
	asked      bool                      // for a thorough training
	cancel     context.CancelFunc        // ends the training that runs
	status     Status
	last       *Learned // of the last thorough training
}

// New makes a Worker; Run does its work.
func New(o Options) *Worker {
	base := proposal.NewSet(o.Proposer, o.From)
	return &Worker{o: o, base: base, current: base, latest: map[string]*proposal.Made{}, status: Status{Phase: "idle"}, wake: make(chan struct{}, 1)}
}

// Run serves until ctx ends: one thing at a time, trainings first.
func (w *Worker) Run(ctx context.Context) {
	w.mu.Lock()
	for _, e := range w.o.Store.Pages() {
		if e.Labelled {
			w.since++
		}
	}
	w.mu.Unlock()
	w.Poke()
	for {
		select {
		case <-ctx.Done():
			return
		case <-w.wake:
		}
		for w.step(ctx) {
		}
	}
}

// Poke wakes the worker; it looks for itself what there is to do.
func (w *Worker) Poke() {
	select {
	case w.wake <- struct{}{}:
	default:
	}
}

// step does the most urgent thing and reports whether there was one.
func (w *Worker) step(ctx context.Context) bool {
	w.mu.Lock()
	asked, due := w.asked, w.due()
	w.mu.Unlock()
	switch {
	case ctx.Err() != nil:
		return false
	case asked:
		w.train(ctx, true)
	case due:
		w.train(ctx, false)
	default:
		return w.proposeSome(ctx)
	}
	return true
}

// due reports whether enough was labelled since the last training.
func (w *Worker) due() bool {
	return w.o.Trainer != nil && w.since >= w.o.Every
}

// Labelled notes that n labels were written.
func (w *Worker) Labelled(n int) {
	w.mu.Lock()
	w.since += n
	w.mu.Unlock()
	w.Poke()
}

// few is how many proposals are made before the worker looks up.
const few = 8

// proposeSome proposes for some pages that have no label and no proposal of the
// current proposer. It reports whether there may be more.
func (w *Worker) proposeSome(ctx context.Context) bool {
	w.mu.Lock()
	current := w.current
	w.mu.Unlock()
	made := 0
	for _, e := range w.o.Store.Pages() {
		if e.Labelled || e.Err != nil || current.Has(e.Slug) {
			continue
		}
		if made == few || ctx.Err() != nil {
			break
		}
		// A page that cannot be read waits for a person, who is told why.
		w.Propose(e.Slug)
		made++
	}
	if made > 0 {
		w.o.TellQueue()
	}
	return made == few
}
