package politeness

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// turn is when requests to one host are sent.
type turn struct {
	slot chan struct{} // has room for one: who may send

	mu       sync.Mutex
	kept     bool // a Host has it
	delay    time.Duration
	next     time.Time // nothing is sent before
	last     time.Time // when something was sent
	pending  int       // pages that were begun and have sent nothing yet
	expected time.Time // when the last of these will
}

func newTurn(delay time.Duration) *turn { return &turn{slot: make(chan struct{}, 1), delay: delay} }

// idle reports that nothing would be lost if the host were forgotten.
func (h *turn) idle(now time.Time) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.pending == 0 && len(h.slot) == 0 && now.After(h.next)
}

func (h *turn) keep(kept bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.kept = kept
}

func (h *turn) isKept() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.kept
}

// ready is when the next page should begin so that it can send as soon as it may: a
// page needs the time of lead before it sends.
func (h *turn) ready(lead time.Duration) time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	at := h.next
	if h.pending > 0 {
		at = later(at, h.expected.Add(h.pause()))
	}
	if at.IsZero() {
		return at
	}
	return at.Add(-lead)
}

// begin says that a page begins.
func (h *turn) begin(now time.Time, lead time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	at := later(h.next, now.Add(lead))
	if h.pending > 0 {
		at = later(at, h.expected.Add(h.pause()))
	}
	h.expected = at
	h.pending++
}

// begun says that a page is about to send, or has ended without.
func (h *turn) begun() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.pending--
}

// atLeast makes the delay at least d, from what was sent last.
func (h *turn) atLeast(d time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.delay = max(h.delay, d)
	if !h.last.IsZero() {
		h.next = later(h.next, h.last.Add(h.pause()))
	}
}

// wait lets nothing be sent before a moment.
func (h *turn) wait(until time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.next = later(h.next, until)
}

// LaterError says that a request to a host may not be sent soon.
type LaterError struct{ Wait time.Duration }

func (e *LaterError) Error() string {
	return fmt.Sprintf("the host is not to be asked for another %v", e.Wait.Round(time.Millisecond))
}

// take waits until a request may be sent, as long as patience. Where that is not enough
// the error is a *LaterError, unless the request must be sent all the same. sent has to be
// called where there is no error.
func (h *turn) take(ctx context.Context, patience time.Duration, must bool) (sent func(), err error) {
	limit := time.Now().Add(patience)
	over := time.NewTimer(patience)
	defer over.Stop()
	select {
	case h.slot <- struct{}{}:
	case <-over.C:
		if !must {
			return nil, &LaterError{patience}
		}
		// Who has the turn is not done with it: this one goes without.
		return sync.OnceFunc(func() { h.wrote(time.Now()) }), nil
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
	for err == nil {
		h.mu.Lock()
		next := h.next
		h.mu.Unlock()
		left := time.Until(next)
		if next.After(limit) {
			if !must {
				err = &LaterError{left}
				break
			}
			left = time.Until(limit)
		}
		if left <= 0 {
			return sync.OnceFunc(func() {
				h.wrote(time.Now())
				<-h.slot
			}), nil
		}
		timer := time.NewTimer(left)
		select {
		case <-timer.C:
		case <-ctx.Done():
			err = context.Cause(ctx)
		}
		timer.Stop()
	}
	<-h.slot
	return nil, err
}

// wrote says that a request was sent. One that could not wait for its time makes the next
// one wait for longer.
func (h *turn) wrote(at time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.last = at
	h.next = later(h.next, at).Add(h.pause())
}

// margin is the part of the delay that is waited for besides, because requests take
// longer to their server at one time than at another: what it sees is no less than the
// delay.
const margin = 20

// pause is the delay with its margin.
func (h *turn) pause() time.Duration { return h.delay + h.delay/margin }
