// Package gate bounds how many pages a service works on at a time, and how many wait. Who
// comes when all places to wait are taken is sent away at once, with a time to come back:
// a queue without a bound only makes everybody's answer late.
package gate

import (
	"container/list"
	"context"
	"fmt"
	"math"
	"sync"
	"time"
)

// FullError says that there is no place to wait.
type FullError struct {
	Waiting    int
	RetryAfter time.Duration // when a place is likely to be free
}

func (e *FullError) Error() string {
	return fmt.Sprintf("%d pages wait already, no more are taken", e.Waiting)
}

// Gate has slots for work and places to wait. Work in the background has no places: it
// gets a slot when nobody waits, and never the last one.
type Gate struct {
	slots, queue int
	patience     time.Duration

	mu         sync.Mutex
	running    int
	background int // of those running
	waiting    list.List
	back       list.List
	took       float64 // seconds of a page, a moving average
	pages      int     // that it is of
}

// guess is how long a page takes, in seconds, as long as nothing is known.
const guess = 3

// waiter is told by a closed channel that it has a slot.
type waiter struct{ ready chan struct{} }

// New makes a gate; slots is at least 1. Who would have to wait for longer than patience,
// by what the pages before took, is sent away as well: an answer that comes too late is
// none. 0 is any time.
func New(slots, queue int, patience time.Duration) *Gate {
	return &Gate{slots: max(1, slots), queue: max(0, queue), patience: patience, took: guess}
}

// Enter waits for a slot; leave gives it back. The error is a *FullError, or what ended
// ctx.
func (g *Gate) Enter(ctx context.Context) (leave func(), err error) {
	g.mu.Lock()
	if g.running >= g.slots && (g.waiting.Len() >= g.queue || g.patience > 0 && g.wait() > g.patience.Seconds()) {
		defer g.mu.Unlock()
		return nil, &FullError{g.waiting.Len(), g.retryAfter()}
	}
	return g.enter(ctx, &g.waiting, false)
}

// EnterBackground is Enter for work that nobody waits for. It is never sent away.
func (g *Gate) EnterBackground(ctx context.Context) (leave func(), err error) {
	g.mu.Lock()
	return g.enter(ctx, &g.back, true)
}

// enter is called with the lock held, and gives it up.
func (g *Gate) enter(ctx context.Context, line *list.List, background bool) (func(), error) {
	w := &waiter{make(chan struct{})}
	place := line.PushBack(w)
	g.admit()
	g.mu.Unlock()
	select {
	case <-w.ready:
	case <-ctx.Done():
		g.mu.Lock()
		defer g.mu.Unlock()
		select {
		case <-w.ready: // both at once
			g.release(background)
		default:
			line.Remove(place)
		}
		return nil, context.Cause(ctx)
	}
	began := time.Now()
	var once sync.Once
	return func() {
		once.Do(func() {
			g.mu.Lock()
			defer g.mu.Unlock()
			g.pages = min(g.pages+1, 16)
			g.took += (time.Since(began).Seconds() - g.took) / float64(g.pages)
			g.release(background)
		})
	}, nil
}

func (g *Gate) release(background bool) {
	g.running--
	if background {
		g.background--
	}
	g.admit()
}

// admit gives out free slots: first to those whom somebody waits for.
func (g *Gate) admit() {
	for g.running < g.slots {
		line := &g.waiting
		if line.Len() == 0 {
			if line = &g.back; line.Len() == 0 || g.background >= max(1, g.slots-1) {
				return
			}
			g.background++
		}
		g.running++
		close(line.Remove(line.Front()).(*waiter).ready)
	}
}

// wait is how long those who wait now are likely to keep the slots, in seconds.
func (g *Gate) wait() float64 { return g.took * float64(g.waiting.Len()+1) / float64(g.slots) }

// retryAfter is wait, from 1 s to 2 min.
func (g *Gate) retryAfter() time.Duration {
	return time.Duration(min(max(math.Ceil(g.wait()), 1), 120)) * time.Second
}

// State is how busy a gate is.
type State struct{ Slots, Running, Background, Waiting, Queue int }

// State tells how busy the gate is now.
func (g *Gate) State() State {
	g.mu.Lock()
	defer g.mu.Unlock()
	return State{g.slots, g.running, g.background, g.waiting.Len(), g.queue}
}
