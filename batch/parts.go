package batch

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"galley/batch/input"
)

// all runs the parts beside each other.
func (r *run) all(outer context.Context) error {
	ctx, stop := context.WithCancelCause(outer)
	defer stop(nil)
	duplicates := make(chan Outcome, groupCount)
	// The writer ends after the worker, whose last results it takes along.
	wctx, stopWriter := context.WithCancel(context.WithoutCancel(outer))
	defer stopWriter()
	var writing sync.WaitGroup
	var failed firstError
	w := &writer{Options: r.Options, results: r.results, archive: r.archive, manifest: r.manifest, done: r.done, duplicates: duplicates}
	writing.Go(func() {
		// It goes on after ctx has ended.
		if err := w.run(wctx); err != nil {
			failed.set(err)
			stop(err)
		}
	})
	r.parts(ctx, duplicates, func(err error) {
		if !errors.Is(err, errDrained) {
			failed.set(err)
		}
		stop(err)
	})
	stopWriter()
	writing.Wait()
	switch cause := context.Cause(ctx); {
	case failed.err != nil:
		return failed.err
	case outer.Err() != nil:
		return context.Cause(outer)
	case cause != nil && !errors.Is(cause, errDrained):
		return cause
	}
	return nil
}

// parts runs what reads the source, works on pages and looks after the queue, until ctx ends.
// end is called with what ends the run: errDrained, or what failed.
func (r *run) parts(ctx context.Context, duplicates chan Outcome, end func(error)) {
	var parts sync.WaitGroup
	begin := func(f func() error) {
		parts.Go(func() {
			if err := f(); err != nil && ctx.Err() == nil {
				end(err)
			}
		})
	}
	// Only a source that was read to its end: with nothing left to do the run would end before
	// the error of another is noted.
	produced := make(chan struct{})
	begin(func() error {
		if err := r.produce(ctx, duplicates); err != nil {
			return err
		}
		close(produced)
		return nil
	})
	if r.Work != nil {
		begin(func() error { return newWorker(r.Options, r.isDone).run(ctx) })
	}
	begin(func() error { return r.Queue.Watch(ctx) })
	begin(func() error {
		select {
		case <-produced:
		case <-ctx.Done():
			return nil
		}
		return cmp.Or(r.drained(ctx, duplicates), errDrained)
	})
	parts.Wait()
}

// produce puts what the source has into the queue.
func (r *run) produce(ctx context.Context, duplicates chan Outcome) error {
	if r.Source == nil {
		r.Stats.change(func(n *Snapshot) { n.ReadAll = true })
		return nil
	}
	p := &producer{Options: r.Options, seen: r.seen, done: r.done, duplicates: duplicates}
	return p.run(ctx)
}

// errDrained ends a run that has nothing left to do.
var errDrained = errors.New("everything is done")

// firstError keeps the first one.
type firstError struct {
	mu  sync.Mutex
	err error
}

func (f *firstError) set(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err == nil {
		f.err = err
	}
}

// isDone reports that an item has its line.
func (r *run) isDone(item input.Item) bool {
	done, err := r.done.Has(item.Key)
	return done && err == nil
}

// drained returns when all jobs and results are through. A job leaves its queue after
// its result is in the other, so that they are asked for in this order.
func (r *run) drained(ctx context.Context, duplicates chan Outcome) error {
	wait := 5 * time.Millisecond
	for failures := 0; ctx.Err() == nil; {
		left, err := r.Queue.Left(ctx)
		switch {
		case err == nil && left == 0 && len(duplicates) == 0:
			return nil
		case err != nil:
			if failures++; failures > 60 || r.Queue.Broken() {
				return fmt.Errorf("wait for the end: %w", err)
			}
		default:
			failures = 0
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
		}
		wait = min(2*wait, 250*time.Millisecond)
	}
	return context.Cause(ctx)
}
