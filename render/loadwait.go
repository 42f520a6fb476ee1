package render

import (
	"context"
	"slices"
	"time"

	"github.com/chromedp/cdproto/network"
)

// wait returns when done says so, with true; or false when limit is over. ctx ends
// it with its error.
func (s *loadState) wait(ctx context.Context, limit time.Duration, done func(*loadState) (ok bool, again time.Duration)) (bool, error) {
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

// asks is how many requests were made so far that the page may be waited for.
func (s *loadState) asks() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests
}

// idle reports whether no request is under way.
func (s *loadState) idle() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.inflight) == 0
}

// stir begins the silence anew.
func (s *loadState) stir() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.active = time.Now()
}

// isStalled is done when the load event came; or when the document is here, but for
// the given time nothing happened to what it still waits for: a host that is down
// answers never. What other sites have beside the words is waited for less, and what is
// asked for in vain not at all.
func isStalled(limit time.Duration) func(*loadState) (bool, time.Duration) {
	return func(s *loadState) (bool, time.Duration) {
		if s.loaded() || s.onlyVain() {
			return true, 0
		}
		_, arriving := s.inflight[network.RequestID(s.shown)]
		if s.shown == "" || s.next != "" || arriving || len(s.inflight) == 0 {
			return false, 0
		}
		left := limit - time.Since(s.lastActivity)
		if s.documents[s.shown].ready && s.onlyAside() {
			left = min(left, s.aside-time.Since(s.ownActivity))
		}
		return left <= 0, left
	}
}

// pending are the addresses of the requests under way, sorted.
func (s *loadState) pending() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []string
	for _, r := range s.inflight {
		list = append(list, r.url)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// never is not done: to wait for a time.
func never(*loadState) (bool, time.Duration) { return false, 0 }

// isQuiet is done when no request ran for the given time.
func isQuiet(quiet time.Duration) func(*loadState) (bool, time.Duration) {
	return func(s *loadState) (bool, time.Duration) {
		switch {
		case len(s.inflight) > 0 && !s.onlyAside():
			return false, 0
		case len(s.inflight) > 0:
			left := s.aside - time.Since(s.ownActivity)
			return left <= 0, left
		}
		left := quiet - time.Since(s.active)
		return left <= 0, left
	}
}
