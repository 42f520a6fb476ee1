package loading

import (
	"time"

	"github.com/chromedp/cdproto/network"
)

// Condition says of a load whether it is met; and, where it is not, after what time it may be
// without an event: 0 where only an event can meet it. It is asked while the load is locked.
type Condition func(s *State) (ok bool, again time.Duration)

// Stalled is met when the load event came; or when the document is here, but for
// the given time nothing happened to what it still waits for: a host that is down
// answers never. What other sites have beside the words is waited for less, and what is
// asked for in vain not at all.
func Stalled(limit time.Duration) Condition {
	return func(s *State) (bool, time.Duration) {
		if s.loaded() || s.onlyVain() || s.noPage() {
			return true, 0
		}
		_, arriving := s.inflight[network.RequestID(s.shown)]
		if s.shown == "" || s.next != "" || arriving || len(s.inflight) == 0 {
			return false, 0
		}
		left := limit - time.Since(s.lastActivity)
		if s.documents[s.shown].Ready && s.onlyAside() {
			left = min(left, s.aside-time.Since(s.ownActivity))
		}
		return left <= 0, left
	}
}

// Complete is met when the newest document has everything it asked for, but for what it asks for
// in vain.
func Complete(s *State) (bool, time.Duration) { return s.loaded() || s.onlyVain(), 0 }

// Blank is met when the tab shows an empty document.
func Blank(s *State) (bool, time.Duration) { return s.blank, 0 }

// Never is not met: to wait for a time.
func Never(*State) (bool, time.Duration) { return false, 0 }

// afterScript is how long a script that came is waited for, which may run later than its request ends: one
// that another one imports does, and nothing of the page tells of it.
const afterScript = 10 * time.Millisecond

// Quiet is met when no request ran for the given time, but for fonts that have not come in fontWait.
func Quiet(quiet time.Duration) Condition {
	return func(s *State) (bool, time.Duration) {
		left := max(quiet-time.Since(s.active), afterScript-time.Since(s.scripted))
		only, fonts := s.onlyFonts()
		switch {
		case only:
			left = max(left, fonts)
		case len(s.inflight) > 0 && !s.onlyAside():
			return false, 0
		case len(s.inflight) > 0:
			left = s.aside - time.Since(s.ownActivity)
		}
		return left <= 0, left
	}
}
