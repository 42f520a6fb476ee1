package render

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"galley/network"
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
	proc *process // nil before the first start and after one that failed
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
	if p := b.running(); p != nil && !p.dead() {
		return p.Version
	}
	return ""
}

func (b *Browser) running() *process {
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
		p.stop()
	}
	b.mu.Lock()
	b.proc = nil
	b.mu.Unlock()
}

// process returns the running Chrome, and starts one when there is none.
func (b *Browser) process(ctx context.Context) (*process, error) {
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
	if p != nil && !p.dead() {
		return p, nil
	}
	if p != nil {
		p.stop()
	}
	p, err := startProcess(ctx, b.ctx, b.opts)
	b.mu.Lock()
	b.proc = p
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

// tab takes an idle tab, or opens one. What a tab keeps of a host that only its own pages
// may reach is for pages that are given by that host.
func (b *Browser) tab(ctx context.Context, given string) (*tab, error) {
	p, err := b.process(ctx)
	if err != nil {
		return nil, err
	}
	for t := b.takeIdle(p); t != nil; t = b.takeIdle(p) {
		if t.ctx.Err() == nil && (t.within == "" || t.within == given) {
			return t, nil
		}
		t.close() // it crashed meanwhile, or has been elsewhere
	}
	return openTab(ctx, p, b.opts)
}

func (b *Browser) takeIdle(p *process) *tab {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := len(p.idle)
	if n == 0 {
		return nil
	}
	t := p.idle[n-1]
	p.idle = p.idle[:n-1]
	return t
}

// idles reports whether a tab is idle after so many pages.
func (b *Browser) idles(t *tab, pages int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Contains(t.proc.idle, t) && t.pages == pages // who has a tab that is not idle changes pages
}

// take takes a tab if it is idle after so many pages.
func (b *Browser) take(t *tab, pages int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	i := slices.Index(t.proc.idle, t)
	if i < 0 || t.pages != pages {
		return false
	}
	t.proc.idle = slices.Delete(t.proc.idle, i, i+1)
	return true
}

// put makes a tab idle.
func (b *Browser) put(t *tab) {
	b.mu.Lock()
	current := b.proc == t.proc
	if current {
		t.proc.idle = append(t.proc.idle, t)
	}
	b.mu.Unlock()
	if !current {
		t.close()
	}
}

// pagesPerTab bounds how many pages one tab serves: renderers grow. A new tab takes half a
// second to open, and its caches are empty.
const pagesPerTab = 200

// release gives a tab back after a page that went well, cleared.
func (b *Browser) release(t *tab) {
	t.pages++
	if t.pages >= pagesPerTab || t.clear() != nil {
		t.close()
		return
	}
	if t.left.Load() {
		pages := t.pages
		time.AfterFunc(leftLimit, func() { b.tidy(t, pages) })
	}
	b.put(t)
}
