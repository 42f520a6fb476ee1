package main

import (
	"context"

	"galley/batch"
	"galley/batch/queue"
	"galley/batch/sink"
)

// run opens the queue and works.
func (p *plan) run(ctx context.Context, t terminal) error {
	o := p.options
	limitMemory()
	if !o.noBrowser {
		o.sandboxNote(t)
	}
	var err error
	p.queue, err = queue.Open(ctx, queue.Options{Name: o.job, URL: o.nats, Replicas: o.replicas, Dir: p.state.path("queue"), Memory: p.state.temp})
	if err != nil {
		return unreadable(err)
	}
	if err := p.announce(ctx); err != nil {
		return err
	}
	if p.store != nil {
		if err := p.store.Check(ctx); err != nil {
			return &codeError{exitNetwork, err}
		}
	}
	p.job.Queue = p.queue
	p.job.Inline = p.queue.Shared()
	if len(o.inputs) > 0 || o.list != "" {
		source := o.source(t, p.client)
		p.job.Source = source
	}
	p.job.Open = func(end func(string) int64) (sink.Sink, sink.Sink, error) { return p.sinks(t, end) }
	var tally outcomes
	shown := o.progressFlags.show(t, p.job.Stats)
	p.job.Wrote = func(line batch.Outcome) {
		tally.add(line)
		if !p.quiet && line.Status != batch.Done && line.Status != batch.Duplicate {
			shown.problem(line)
		}
	}
	defer p.watchCancel(ctx, &ctx)()
	summary, err := batch.Run(ctx, p.job)
	shown.end(summary, p.state.manifest, p.state.temp)
	switch {
	case context.Cause(ctx) == batch.ErrCancelled, err == nil && ctx.Err() == nil && p.cancelled(ctx):
		return &codeError{exitInterrupted, batch.ErrCancelled}
	case ctx.Err() != nil:
		return errReported
	case err != nil:
		return err
	}
	if p.store != nil {
		if err := p.store.PutFile(ctx, "manifest.jsonl", p.state.manifest); err != nil {
			return &codeError{exitNetwork, err}
		}
	}
	return tally.err()
}

// outcomes sums up what lines say, for the exit code.
type outcomes struct {
	total, failed int
	first         int
	same          bool // all have the code of the first
}

func (t *outcomes) add(o batch.Outcome) {
	if o.Status == batch.Duplicate {
		return
	}
	t.total++
	if o.Exit != 0 {
		t.fail(o.Exit)
	}
}

// fail counts one that ended with a code.
func (t *outcomes) fail(code int) {
	if t.failed == 0 {
		t.first, t.same = code, true
	}
	t.same = t.same && code == t.first
	t.failed++
}

// err is nil when nothing failed; the common exit code when everything failed for one
// kind of reason; else the code for "some".
func (t *outcomes) err() error {
	switch {
	case t.failed == 0:
		return nil
	case t.failed == t.total && t.same:
		return &codeError{t.first, errReported}
	}
	return &codeError{exitSome, errReported}
}
