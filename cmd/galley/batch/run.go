package batch

import (
	"context"
	"errors"
	"sync"
	"syscall"

	"galley"
	"galley/batch"
	"galley/batch/queue"
	"galley/batch/sink"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
)

// run opens the queue and works.
func (p *plan) run(ctx context.Context, t terminal.Streams) error {
	o := p.options
	limitMemory()
	if p.work.Browsers != nil {
		start, note := p.work.Browsers.New, sync.OnceFunc(func() { o.SandboxNote(t) })
		p.work.Browsers.New = func(ctx context.Context) (*galley.Extractor, error) {
			note() // a batch without a page for it starts no browser
			return start(ctx)
		}
	}
	if err := p.openQueue(ctx); err != nil {
		return err
	}
	p.job.Queue = p.queue
	p.job.Inline = p.queue.Shared()
	if len(o.Args) > 0 || len(o.Lists) > 0 {
		source := o.source(t, p.client)
		p.job.Source = source
	}
	p.job.Open = func(end func(string) int64) (sink.Sink, sink.Sink, error) { return p.sinks(t, end) }
	var sum exit.Tally
	shown := o.progressFlags.show(t, p.job.Stats)
	p.job.Wrote = func(line batch.Outcome) {
		count(&sum, line)
		p.tell(shown, line)
	}
	defer p.watchCancel(ctx, &ctx)()
	summary, err := batch.Run(ctx, p.job)
	shown.end(summary, p.state.manifest, p.state.temp)
	switch {
	case context.Cause(ctx) == batch.ErrCancelled, err == nil && ctx.Err() == nil && p.cancelled(ctx):
		return exit.With(exit.Interrupted, batch.ErrCancelled)
	case ctx.Err() != nil:
		return exit.ErrReported
	case err != nil:
		return err
	}
	if p.store != nil {
		if err := p.store.PutFile(ctx, "manifest.jsonl", p.state.manifest); err != nil {
			return exit.With(exit.Network, err)
		}
	}
	return sum.Err()
}

// tell tells of an input without a result, unless enough were told.
func (p *plan) tell(shown *progress, line batch.Outcome) {
	if line.Status == batch.Done || line.Status == batch.Duplicate || p.told == 0 {
		return
	}
	shown.problem(line)
	if p.told--; p.told == 0 {
		shown.enough(p.state.manifest)
	}
}

// openQueue opens the queue, says to others that the batch runs, and looks whether results can
// be stored.
func (p *plan) openQueue(ctx context.Context) (err error) {
	o := p.options
	p.queue, err = queue.Open(ctx, queue.Options{Name: o.job, URL: o.nats, Replicas: o.replicas, Dir: p.state.path("queue"), Memory: p.state.temp})
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return err // nothing is wrong with the queue
	case err != nil:
		return exit.AsUnreadable(err)
	}
	if err := p.announce(ctx); err != nil || p.store == nil {
		return err
	}
	if err := p.store.Check(ctx); err != nil {
		return exit.With(exit.Network, err)
	}
	return nil
}

// count adds what a line says to the tally.
func count(t *exit.Tally, o batch.Outcome) {
	if o.Status != batch.Duplicate {
		t.Add(o.Exit)
	}
}
