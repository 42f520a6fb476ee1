package render

import (
	"context"
	"sync"
	"time"

	"galley/render/chrome"
)

// process is one running Chrome with its tabs.
type process struct {
	*chrome.Process
	idle     []*tab         // guarded by Browser.mu
	gateways sync.WaitGroup // of all tabs
	frame    chan struct{}  // the turn of the tab that is given one, see frames; nil: they come by themselves

	hangs  chan struct{} // closed when it is taken for dead
	mu     sync.Mutex
	silent time.Duration // guarded by mu: how long tabs were waited for in vain since it last opened one
}

// startProcess runs a Chrome that lives as long as life; ctx may only interrupt the start.
func startProcess(ctx, life context.Context, o Options) (*process, error) {
	started, err := chrome.Start(ctx, life, chrome.Options{
		Program: o.Chrome, Sandbox: o.Sandbox, Window: o.Viewport, Language: o.Sender.Language, UserAgent: o.UserAgent,
	})
	if err != nil {
		return nil, err
	}
	p := &process{Process: started, hangs: make(chan struct{})}
	if p.GivesFrames {
		p.frame = make(chan struct{}, 1)
	}
	return p, nil
}

// dead reports whether Chrome ended by itself.
func (p *process) dead() bool {
	select {
	case <-p.Gone:
		return true
	case <-p.hangs:
		return true
	default:
		return false
	}
}

// stop ends Chrome and its tabs, and waits for them.
func (p *process) stop() {
	p.Stop()
	p.gateways.Wait()
}
