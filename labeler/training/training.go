package training

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

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
