package politeness

import (
	"context"
	"sync"
	"time"
)

// Visit is a page that was begun: each of its requests waits for its turn at its host.
type Visit struct {
	turns *Turns
	host  *turn
	began time.Time

	mu   sync.Mutex
	sent bool // it has had a turn
	over bool
}

// How long requests wait for their turn.
const (
	// patience is that of the first request of a page: pages are begun when their turn is
	// near, and when it went away meanwhile others can be worked on.
	patience = MaxLead + time.Second
	// maxHop is that of requests that redirects and scripts lead to, whose pages cannot be
	// put back: the same would come of it.
	maxHop = 10 * time.Second
)

// Turn is a network.Turn. The error is a *LaterError or that of ctx.
func (v *Visit) Turn(ctx context.Context, host string) (sent func(), err error) {
	h := v.turns.of(host)
	wait, must := v.Patience()
	if !must && v.first() {
		v.turns.lead.add(time.Since(v.began))
	}
	if sent, err = h.take(ctx, wait, must); err == nil {
		v.mu.Lock()
		v.sent = true
		v.mu.Unlock()
	}
	return sent, err
}

// Patience is how long the next request waits for its turn; must: it is sent then.
func (v *Visit) Patience() (wait time.Duration, must bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.sent {
		return maxHop, true
	}
	return patience, false
}

// Delay is the time between two requests to a host, with its margin.
func (v *Visit) Delay(host string) time.Duration {
	h := v.turns.of(host)
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.pause()
}

// first says once that the page is about to send.
func (v *Visit) first() bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.over {
		return false
	}
	v.over = true
	v.host.begun()
	return true
}

// End says that the page has ended.
func (v *Visit) End() { v.first() }
