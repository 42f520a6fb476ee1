package tab

import (
	"cmp"
	"context"
	"sync"
	"time"

	"galley/page"
	"galley/render/chrome"
)

// Options of the tabs of one Chrome.
type Options struct {
	Viewport   page.Size     // CSS px
	Language   string        // as Accept-Language has it; empty: Chrome's own
	Timezone   string        // as the time zone database calls it; empty: that of the machine
	Aside      time.Duration // how long a page that was read waits for what other sites have beside its words
	OpenLimit  time.Duration // how long Chrome may take to open a tab; zero: 15 s
	FrameLimit time.Duration // how long a frame may take; zero: 4 s
}

// Process is one running Chrome with its tabs. It is safe for concurrent use.
type Process struct {
	*chrome.Process
	opts     Options
	gateways sync.WaitGroup // of all tabs
	frame    chan struct{}  // the turn of the tab that is given one, see frames; nil: they come by themselves

	hangs  chan struct{} // closed when it is taken for dead
	mu     sync.Mutex
	silent time.Duration // guarded by mu: how long tabs were waited for in vain since it last opened one
}

// Start runs a Chrome that lives as long as life; ctx may only interrupt the start. Its errors are
// those of chrome.Start.
func Start(ctx, life context.Context, c chrome.Options, o Options) (*Process, error) {
	started, err := chrome.Start(ctx, life, c)
	if err != nil {
		return nil, err
	}
	o.OpenLimit, o.FrameLimit = cmp.Or(o.OpenLimit, openLimit), cmp.Or(o.FrameLimit, frameLimit)
	p := &Process{Process: started, opts: o, hangs: make(chan struct{})}
	if p.GivesFrames {
		p.frame = make(chan struct{}, 1)
	}
	return p, nil
}

// Dead reports whether Chrome ended by itself, or hangs.
func (p *Process) Dead() bool {
	select {
	case <-p.Gone:
		return true
	case <-p.hangs:
		return true
	default:
		return false
	}
}

// Stop ends Chrome and its tabs, and waits for them.
func (p *Process) Stop() {
	p.Process.Stop()
	p.gateways.Wait()
}
