package render

import (
	"fmt"
	"time"
)

// openLimit is how long Chrome may take to open a tab. It does so in a fraction of a second,
// and in some on a busy machine; one that does not answer for so long hangs, and all that
// is asked of it would wait for ever. Tests have less.
var openLimit = 15 * time.Second

// errBrowserHangs is a kind of errBrowserLost.
var errBrowserHangs = fmt.Errorf("%w: it opened no tab and gave no answer", errBrowserLost)

// patience is how long to wait for a tab from now on: less where Chrome gave no answer to
// pages before that had less time.
func (p *process) patience(now time.Time) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.silent.IsZero() {
		return openLimit
	}
	return max(openLimit-now.Sub(p.silent), openLimit/10)
}

// unanswered notes that a page's time was over before it had a tab.
func (p *process) unanswered(began time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.silent.IsZero() {
		p.silent = began
	}
}

// answered notes that Chrome opened a tab.
func (p *process) answered() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.silent = time.Time{}
}

// giveUp takes Chrome for dead: whoever wants a page next ends it and starts another.
func (p *process) giveUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	select {
	case <-p.hangs:
	default:
		close(p.hangs)
	}
}
