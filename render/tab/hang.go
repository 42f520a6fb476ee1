package tab

import (
	"errors"
	"fmt"
	"time"
)

// openLimit is how long Chrome may take to open a tab. It does so in a fraction of a second,
// and in some on a busy machine; one that does not answer for so long hangs, and all that
// is asked of it would wait for ever.
const openLimit = 15 * time.Second

// ErrBrowserLost wraps what ended the browser's process.
var ErrBrowserLost = errors.New("the browser is gone")

// errBrowserHangs is a kind of ErrBrowserLost.
var errBrowserHangs = fmt.Errorf("%w: it opened no tab and gave no answer", ErrBrowserLost)

// patience is how long to wait for a tab: less where pages that wanted one, and had less
// time, waited for it in vain, but never so little that a busy machine is too slow.
func (p *Process) patience() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	return max(p.opts.OpenLimit-p.silent, p.opts.OpenLimit/3)
}

// unanswered notes that a page waited for a tab until its own time was over.
func (p *Process) unanswered(waited time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.silent += waited
}

// answered notes that Chrome opened a tab.
func (p *Process) answered() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.silent = 0
}

// giveUp takes Chrome for dead: whoever wants a page next ends it and starts another.
func (p *Process) giveUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	select {
	case <-p.hangs:
	default:
		close(p.hangs)
	}
}
