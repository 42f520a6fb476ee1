package loading

import (
	"context"
	"slices"
	"time"
)

// Wait returns when done says so, with true; or false when limit is over. ctx ends
// it with its error.
func (s *State) Wait(ctx context.Context, limit time.Duration, done Condition) (bool, error) {
	deadline := time.NewTimer(limit)
	defer deadline.Stop()
	for {
		s.mu.Lock()
		ok, again := done(s)
		s.mu.Unlock()
		if ok {
			return true, nil
		}
		if again <= 0 {
			again = limit // an event will wake us, or the end
		}
		recheck := time.NewTimer(again)
		select {
		case <-s.changed:
		case <-recheck.C:
		case <-deadline.C:
			recheck.Stop()
			return false, nil
		case <-ctx.Done():
			recheck.Stop()
			return false, ctx.Err()
		}
		recheck.Stop()
	}
}

// Asks is how many requests were made so far that the page may be waited for.
func (s *State) Asks() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests
}

// Idle reports whether no request is under way.
func (s *State) Idle() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.inflight) == 0
}

// Stir begins the silence anew.
func (s *State) Stir() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.active = time.Now()
}

// Pending are the addresses of the requests under way, sorted.
func (s *State) Pending() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []string
	for _, r := range s.inflight {
		list = append(list, r.url)
	}
	slices.Sort(list)
	return slices.Compact(list)
}
