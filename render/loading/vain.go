package loading

import (
	"github.com/chromedp/cdproto/network"
)

// vainAfter is how often requests for one address fail until the page is no longer waited
// for where it asks again. A picture whose onerror shows another one that is missing, too,
// asks for that for ever, and its load event never comes.
const vainAfter = 3

// maxFailures bounds of how many addresses it is known that requests for them failed.
const maxFailures = 1000

// isVain reports whether a request is for an address that failed vainAfter times. The
// document itself is asked for by those who want it.
func (s *State) isVain(ev *network.EventRequestWillBeSent) bool {
	return ev.Type != network.ResourceTypeDocument && s.failures[requestURL(ev)] >= vainAfter
}

// vainly follows an event of requests that are made in vain, and reports whether it was of
// one: such are no activity of the page.
func (s *State) vainly(ev any) bool {
	switch ev := ev.(type) {
	case *network.EventRequestWillBeSent:
		if s.isVain(ev) {
			s.vain[ev.RequestID] = true
			return true
		}
	case *network.EventResponseReceived:
		return s.vain[ev.RequestID]
	case *network.EventDataReceived:
		if s.vain[ev.RequestID] {
			s.received(ev)
			return true
		}
	case *network.EventLoadingFinished:
		return s.endVain(ev.RequestID)
	case *network.EventLoadingFailed:
		return s.endVain(ev.RequestID)
	}
	return false
}

func (s *State) endVain(id network.RequestID) bool {
	was := s.vain[id]
	delete(s.vain, id)
	return was
}

// failedOnce notes that a request failed, or that its answer is an error.
func (s *State) failedOnce(id network.RequestID) {
	r, ok := s.inflight[id]
	if _, known := s.failures[r.url]; ok && (known || len(s.failures) < maxFailures) {
		s.failures[r.url]++
	}
}

// onlyVain reports whether the document was read and lacks nothing but what it asks for in
// vain.
func (s *State) onlyVain() bool {
	return s.next == "" && s.documents[s.shown].Ready && len(s.inflight) == 0 && len(s.vain) > 0
}
