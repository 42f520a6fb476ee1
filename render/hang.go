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

// patience is how long to wait for a tab: less where pages that wanted one, and had less
// time, waited for it in vain, but never so little that a busy machine is too slow.
func (p *process) patience() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	return max(openLimit-p.silent, openLimit/3)
}

// unanswered notes that a page waited for a tab until its own time was over.
func (p *process) unanswered(waited time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.silent += waited
}

// answered notes that Chrome opened a tab.
func (p *process) answered() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.silent = 0
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
