package render

import (
	"context"
	"fmt"
	"sync"
)

// Browser is one headless Chrome and its tabs. It is safe for concurrent use; at
// most Options.Tabs pages are open at a time, further callers wait.
type Browser struct {
	opts  Options
	slots chan struct{}

	mu     sync.Mutex
	proc   *process // nil after it died, until the next page needs one
	closed bool
}

// Start runs Chrome. Close must be called to end it and to remove its temporary
// files. When Chrome cannot start the error is a *StartError, with a hint. ctx
// bounds the start only.
func Start(ctx context.Context, o Options) (*Browser, error) {
	b := &Browser{opts: o.orDefault()}
	b.slots = make(chan struct{}, b.opts.Tabs)
	if _, err := b.process(ctx); err != nil {
		return nil, err
	}
	return b, nil
}

// Version is what Chrome calls itself, such as "Chrome/156.0.8078.79"; empty when
// it is not running.
func (b *Browser) Version() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.proc == nil {
		return ""
	}
	return b.proc.version
}

// Close ends Chrome and waits until it and its files are gone. Captures in flight
// end with an error.
func (b *Browser) Close() {
	b.mu.Lock()
	p := b.proc
	b.proc, b.closed = nil, true
	b.mu.Unlock()
	if p != nil {
		p.stop()
	}
}

// process returns the running Chrome, and starts one when there is none.
func (b *Browser) process(ctx context.Context) (*process, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed {
		return nil, ErrClosed
	}
	if b.proc != nil {
		select {
		case <-b.proc.gone:
			b.proc.stop()
			b.proc = nil
		default:
			return b.proc, nil
		}
	}
	p, err := startProcess(ctx, b.opts)
	if err != nil {
		return nil, err
	}
	b.proc = p
	return p, nil
}

// tab takes an idle tab, or opens one.
func (b *Browser) tab(ctx context.Context) (*tab, error) {
	p, err := b.process(ctx)
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	if n := len(p.idle); n > 0 {
		t := p.idle[n-1]
		p.idle = p.idle[:n-1]
		b.mu.Unlock()
		return t, nil
	}
	b.mu.Unlock()
	return openTab(ctx, p, b.opts)
}

// pagesPerTab bounds how many pages one tab serves: renderers grow.
const pagesPerTab = 50

// release gives a tab back after a page that went well, cleared.
func (b *Browser) release(t *tab) {
	t.pages++
	if t.pages >= pagesPerTab || t.clear() != nil {
		t.close()
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed || b.proc != t.proc {
		go t.close()
		return
	}
	b.proc.idle = append(b.proc.idle, t)
}

// Capture loads a source, brings it to rest and takes what is wanted of it. It is
// bounded by Options.Timeout as well as by ctx. A page whose tab or browser dies is
// tried once more on a fresh one; the second death is a *CrashError. Other errors
// are *NetworkError, *StatusError, *TypeError, *PolicyError, *TimeoutError,
// *page.LimitError (wrapped), and *StartError when a new Chrome does not start.
func (b *Browser) Capture(ctx context.Context, src Source, want Want) (*Capture, error) {
	if err := src.check(); err != nil {
		return nil, err
	}
	select {
	case b.slots <- struct{}{}:
		defer func() { <-b.slots }()
	case <-ctx.Done():
		return nil, fmt.Errorf("render %s: %w", src.Name(), context.Cause(ctx))
	}
	ctx, cancel := context.WithTimeout(ctx, b.opts.Timeout)
	defer cancel()
	c, err := b.try(ctx, src, want)
	if _, dead := lost(err); !dead || ctx.Err() != nil {
		return c, err
	}
	c, err = b.try(ctx, src, want)
	if what, dead := lost(err); dead {
		return nil, &CrashError{src.Name(), what + ", twice"}
	}
	if c != nil {
		c.Retried = true
	}
	return c, err
}

// try captures the page once.
func (b *Browser) try(ctx context.Context, src Source, want Want) (*Capture, error) {
	t, err := b.tab(ctx)
	if err != nil {
		return nil, err
	}
	c, err := t.capture(ctx, src, want)
	if err != nil {
		// Whatever state the tab is in, it is not worth finding out.
		t.close()
		return nil, err
	}
	b.release(t)
	return c, nil
}
