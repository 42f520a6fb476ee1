package render

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
)

// loadState follows one page load through the events of its tab.
type loadState struct {
	mu       sync.Mutex
	changed  chan struct{}              // has room for one: something below changed
	inflight map[network.RequestID]bool // and whether it may lead to others
	seen     map[string]bool            // origins that were loaded from
	active   time.Time                  // when the last request that may lead to others began or ended
	bytes    int64                      // received
	frame    cdp.FrameID                // the main frame
	loader   cdp.LoaderID               // of the main frame's newest document
	ready    bool                       // DOMContentLoaded
	loaded   bool                       // load
	status   int                        // HTTP, of the main document; 0 unknown
	mime     string                     // of the main document
}

func newLoadState() *loadState {
	s := &loadState{changed: make(chan struct{}, 1)}
	s.begin()
	return s
}

// begin forgets the page before; origins stay until they were asked for.
func (s *loadState) begin() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.inflight, s.active, s.bytes = map[network.RequestID]bool{}, time.Now(), 0
	s.ready, s.loaded, s.status, s.mime, s.loader = false, false, 0, "", ""
	if s.seen == nil {
		s.seen = map[string]bool{}
	}
}

// origins names the origins loaded from since the last call.
func (s *loadState) origins() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	names := slices.Sorted(maps.Keys(s.seen))
	s.seen = map[string]bool{}
	return names
}

func (s *loadState) event(ev any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch ev := ev.(type) {
	case *network.EventRequestWillBeSent:
		s.request(ev)
	case *network.EventLoadingFinished:
		s.ended(ev.RequestID)
	case *network.EventLoadingFailed:
		s.ended(ev.RequestID)
	case *network.EventDataReceived:
		s.bytes += ev.DataLength
	case *network.EventResponseReceived:
		if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && ev.LoaderID == s.loader && ev.Response != nil {
			s.status, s.mime = int(ev.Response.Status), ev.Response.MimeType
		}
	case *cdppage.EventLifecycleEvent:
		if ev.FrameID == s.frame && ev.LoaderID == s.loader {
			s.ready = s.ready || ev.Name == "DOMContentLoaded"
			s.loaded = s.loaded || ev.Name == "load"
		}
	default:
		return
	}
	select {
	case s.changed <- struct{}{}:
	default:
	}
}

func (s *loadState) request(ev *network.EventRequestWillBeSent) {
	if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && string(ev.LoaderID) == string(ev.RequestID) {
		// The main frame goes to another document: a first one, or where a script
		// or <meta> sends it.
		s.loader, s.ready, s.loaded = ev.LoaderID, false, false
	}
	if len(s.seen) < 256 && ev.Request != nil {
		s.seen[origin(ev.Request.URL)] = true
	}
	switch ev.Type {
	case network.ResourceTypeEventSource, network.ResourceTypeWebSocket, network.ResourceTypeMedia,
		network.ResourceTypePing, network.ResourceTypePrefetch:
		// Open for as long as the page is: nobody waits for their end.
		return
	}
	s.inflight[ev.RequestID] = leads(ev.Type)
	if leads(ev.Type) {
		s.active = time.Now()
	}
}

// leads reports whether what is loaded may load more: a picture or font does not.
func leads(t network.ResourceType) bool {
	return t != network.ResourceTypeImage && t != network.ResourceTypeFont && t != network.ResourceTypeTextTrack
}

func (s *loadState) ended(id network.RequestID) {
	if s.inflight[id] {
		s.active = time.Now()
	}
	delete(s.inflight, id)
}

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
			again = time.Hour
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

// isLoaded is done when the load event of the newest document came.
func isLoaded(s *loadState) (bool, time.Duration) { return s.loaded, 0 }

// isQuiet is done when no request ran for the given time.
func isQuiet(quiet time.Duration) func(*loadState) (bool, time.Duration) {
	return func(s *loadState) (bool, time.Duration) {
		if len(s.inflight) > 0 {
			return false, 0
		}
		left := quiet - time.Since(s.active)
		return left <= 0, left
	}
}
