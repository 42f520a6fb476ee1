package render

import (
	"context"
	"fmt"
	"sync"

	"galley/network"
	"galley/render/tab"
)

// Browser is one headless Chrome and its tabs. It is safe for concurrent use; at
// most Options.Tabs pages are open at a time, further callers wait.
type Browser struct {
	opts     Options
	ctx      context.Context         // ends with Close, with ErrClosed
	end      context.CancelCauseFunc // ends ctx
	slots    chan struct{}           // has room for Options.Tabs captures
	starting chan struct{}           // has room for one: who looks after proc
	declared declared                // hosts whose documents say their encoding

	mu   sync.Mutex
	proc *tab.Process // nil before the first start and after one that failed
	idle []*tab.Tab   // of proc
}

// Start runs Chrome. Close must be called to end it and to remove its temporary
// files. When Chrome cannot start the error is a *chrome.StartError, with a hint. ctx
// bounds the start only.
func Start(ctx context.Context, o Options) (*Browser, error) {
	b := &Browser{opts: o.orDefault(), starting: make(chan struct{}, 1)}
	b.slots = make(chan struct{}, b.opts.Tabs)
	b.ctx, b.end = context.WithCancelCause(context.Background())
	if _, err := b.process(ctx); err != nil {
		b.end(ErrClosed)
		return nil, err
	}
	return b, nil
}

// Version is what Chrome calls itself, such as "Chrome/156.0.8078.79"; empty when
// it is not running.
func (b *Browser) Version() string {
	if p := b.running(); p != nil && !p.Dead() {
		return p.Version
	}
	return ""
}

func (b *Browser) running() *tab.Process {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.proc
}

// Close ends Chrome and waits until it, its files and all captures are gone.
// Captures in flight end with ErrClosed.
func (b *Browser) Close() {
	first := b.ctx.Err() == nil
	b.end(ErrClosed)
	if !first {
		return
	}
	for range cap(b.slots) {
		b.slots <- struct{}{} // for good: nobody captures any more
	}
	b.starting <- struct{}{}
	if p := b.running(); p != nil {
		p.Stop()
	}
	b.mu.Lock()
	b.proc, b.idle = nil, nil
	b.mu.Unlock()
}

// process returns the running Chrome, and starts one when there is none.
func (b *Browser) process(ctx context.Context) (*tab.Process, error) {
	select {
	case b.starting <- struct{}{}:
		defer func() { <-b.starting }()
	case <-ctx.Done():
		return nil, fmt.Errorf("start Chrome: %w", context.Cause(ctx))
	}
	if b.ctx.Err() != nil {
		return nil, ErrClosed
	}
	p := b.running()
	if p != nil && !p.Dead() {
		return p, nil
	}
	if p != nil {
		p.Stop()
	}
	p, err := tab.Start(ctx, b.ctx, b.opts.chrome(), b.opts.tab())
	b.mu.Lock()
	b.proc, b.idle = p, nil
	b.mu.Unlock()
	return p, err
}

// session is the network policy for a page. What is shown offline reaches nothing but
// where the page itself is loaded from.
func (b *Browser) session(src Source) *network.Session {
	switch offline := src.Offline || b.opts.Offline; {
	case src.MHTML != nil, offline && src.HTML != nil:
		return b.opts.Network.OpenOnly("")
	case offline:
		return b.opts.Network.OpenOnly(src.URL)
	case src.Found:
		return b.opts.Network.Open("")
	}
	return b.opts.Network.Open(src.URL)
}
