package render

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
)

// loadState follows one page load through the events of its tab.
type loadState struct {
	mu           sync.Mutex
	changed      chan struct{} // has room for one: something below changed
	inflight     map[network.RequestID]request
	requests     int                          // requests so far
	fonts        map[string]network.RequestID // of the files of fonts, by address
	seen         map[string]bool              // origins that were loaded from
	active       time.Time                    // when the last request that may lead to others began or ended
	lastActivity time.Time                    // when anything happened to what is loaded
	ownActivity  time.Time                    // when a request that is not aside began or ended, or the document was read
	aside        time.Duration                // how long what is aside is waited for, after all else
	wordless     bool                         // the document has few words yet: anything may bring them
	bytes        int64                        // received
	limit        int64                        // of bytes
	over         func()                       // called when bytes are over limit; must not wait
	frame        cdp.FrameID                  // the main frame
	shown        cdp.LoaderID                 // the document it shows; empty: the one of the page before
	next         cdp.LoaderID                 // the document it was sent to and that is not there yet
	documents    map[cdp.LoaderID]documentState
	blank        bool   // it went to about:blank
	target       string // address of the document that was asked for last
	first        string // address of the first document that was shown, after redirects by HTTP
	address      string // of the document that is shown
	cut          string // why the document that is shown ends before its end; empty: it does not
	kind         string // media type of the last document's bytes, where they were looked at and are no HTML
	failed       string // what Chrome shows a page of its own instead of; empty: nothing
}

// request is one that is under way.
type request struct {
	url   string
	leads bool // it may lead to others
	aside bool // it is of another site, and of a kind that a page has beside its words
}

// documentState is what is known of one document of the main frame.
type documentState struct {
	ready  bool   // DOMContentLoaded
	loaded bool   // load
	status int    // HTTP; 0 unknown
	mime   string // empty: unknown
	later  string // the field Retry-After of an error page
}

func newLoadState(aside time.Duration) *loadState {
	s := &loadState{changed: make(chan struct{}, 1), aside: aside}
	s.begin(0, func() {})
	return s
}

// follow names the main frame.
func (s *loadState) follow(frame cdp.FrameID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.frame = frame
}

// begin forgets the page before; origins stay until they were asked for.
func (s *loadState) begin(limit int64, over func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.inflight, s.active, s.bytes = map[network.RequestID]request{}, time.Now(), 0
	s.lastActivity, s.ownActivity, s.wordless = s.active, s.active, false
	s.fonts = map[string]network.RequestID{}
	s.limit, s.over = limit, over
	s.shown, s.next, s.documents, s.blank = "", "", map[cdp.LoaderID]documentState{}, false
	s.first, s.address, s.failed, s.target, s.cut, s.kind = "", "", "", "", "", ""
	if s.seen == nil {
		s.seen = map[string]bool{}
	}
}

// arrived says that Chrome shows the document it was sent to, in case no event
// said so: not all that can be shown is requested from a network. A page that went
// on to another document since has told by itself.
func (s *loadState) arrived(loader cdp.LoaderID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.shown == "" && s.next == "" {
		s.shown = loader
	}
}

// result is what became of the document that is shown, and whether nothing is
// missing of the newest one.
func (s *loadState) result() (shown documentState, loaded bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.documents[s.shown], s.loaded()
}

// went notes that the main frame shows another document.
func (s *loadState) went(address, unreachable string) {
	s.address, s.failed = address, unreachable
	if strings.HasPrefix(address, "chrome-error:") && unreachable == "" {
		s.failed = address
	}
	if s.first == "" && !s.blank {
		s.first = address
	}
}

// moved is the address of the document that is shown, if the page went there by itself;
// failed is what it could not go to.
func (s *loadState) moved() (to, failed string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if withoutFragment(s.address) != withoutFragment(s.first) {
		to = s.address
	}
	return to, s.failed
}

// led is the address of the first document that was shown, after redirects by HTTP.
func (s *loadState) led() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.first
}

// cutShort reports the errors of answers that end before they said they would, or that
// cannot be decoded to their end.
func cutShort(text string) bool {
	switch text {
	case "net::ERR_CONTENT_LENGTH_MISMATCH", "net::ERR_INCOMPLETE_CHUNKED_ENCODING", "net::ERR_CONTENT_DECODING_FAILED",
		"net::ERR_INVALID_CHUNKED_ENCODING", "net::ERR_CONNECTION_RESET", "net::ERR_CONNECTION_CLOSED", "net::ERR_HTTP2_PROTOCOL_ERROR":
		return true
	}
	return false
}

// wasCut is why the document that is shown ends before its end; empty: it does not.
func (s *loadState) wasCut() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.cut
}

// breakOff notes that the document that is on its way ends before its end.
func (s *loadState) breakOff(why string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut = why
}

// sniffed notes what a document is by its bytes; empty: it may be a page.
func (s *loadState) sniffed(kind string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kind = kind
}

// notHTML is what the last document is by its bytes, as far as they were looked at.
func (s *loadState) notHTML() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.kind
}

// document is the request of the document that is shown.
func (s *loadState) document() network.RequestID {
	s.mu.Lock()
	defer s.mu.Unlock()
	return network.RequestID(s.shown)
}

// asked is the address of the document that was asked for last, after redirects.
func (s *loadState) asked() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.target
}

// answered reports whether a server answered the request for a document.
func (s *loadState) answered(loader cdp.LoaderID) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.documents[loader].status != 0
}

// answer is the status of the answer for a document, 0 without one, and its field
// Retry-After.
func (s *loadState) answer(loader cdp.LoaderID) (status int, later string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.documents[loader].status, s.documents[loader].later
}

// loaded reports whether the newest document has everything it asked for.
func (s *loadState) loaded() bool { return s.next == "" && s.documents[s.shown].loaded }

// maxOrigins bounds how many origins a page may leave storage in before its tab is
// thrown away.
const maxOrigins = 100

// origins names the origins loaded from since the last call, and false when there
// were more than maxOrigins.
func (s *loadState) origins() ([]string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	names := slices.Sorted(maps.Keys(s.seen))
	s.seen = map[string]bool{}
	return names, len(names) <= maxOrigins
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
		if string(ev.RequestID) == string(s.shown) && !ev.Canceled && cutShort(ev.ErrorText) {
			s.cut = ev.ErrorText
		}
		if string(ev.RequestID) == string(s.next) {
			// A download, an answer without content, or another link clicked
			// meanwhile: the document that is shown stays.
			s.next = ""
		}
	case *network.EventDataReceived:
		if s.bytes += ev.DataLength; s.bytes > s.limit {
			s.over()
		}
	case *network.EventResponseReceived:
		if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && ev.Response != nil {
			l := s.documents[ev.LoaderID]
			l.status, l.mime = int(ev.Response.Status), ev.Response.MimeType
			if l.status >= 400 {
				l.later = headerField(ev.Response.Headers, "Retry-After")
			}
			s.documents[ev.LoaderID] = l
		}
	case *cdppage.EventLifecycleEvent:
		if ev.FrameID == s.frame {
			s.lifecycle(ev)
		}
	case *cdppage.EventFrameNavigated:
		if ev.Frame != nil && ev.Frame.ID == s.frame {
			s.blank = ev.Frame.URL == "about:blank"
			s.went(ev.Frame.URL, ev.Frame.UnreachableURL)
		}
	case *cdppage.EventFrameStoppedLoading:
		// A download that is clicked while the page is parsed ends its loading
		// without a load event.
		if ev.FrameID == s.frame && s.next == "" && s.shown != "" {
			l := s.documents[s.shown]
			l.ready, l.loaded = true, true
			s.documents[s.shown] = l
		}
	default:
		return // much else goes on in a browser, in other tabs too
	}
	s.lastActivity = time.Now()
	select {
	case s.changed <- struct{}{}:
	default:
	}
}

// headerField is a field of an answer's head, whatever case its name has there.
func headerField(headers network.Headers, name string) string {
	for key, value := range headers {
		if strings.EqualFold(key, name) {
			return fmt.Sprint(value)
		}
	}
	return ""
}

func (s *loadState) lifecycle(ev *cdppage.EventLifecycleEvent) {
	l := s.documents[ev.LoaderID]
	switch ev.Name {
	case "init":
		if ev.LoaderID == s.next {
			s.shown, s.next = s.next, ""
		}
	case "DOMContentLoaded":
		l.ready = true
		s.ownActivity = time.Now()
	case "load":
		l.loaded = true
	}
	s.documents[ev.LoaderID] = l
}

func (s *loadState) request(ev *network.EventRequestWillBeSent) {
	if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && string(ev.LoaderID) == string(ev.RequestID) {
		// The main frame goes to another document: a first one, or where a script
		// or <meta> sends it.
		s.next = ev.LoaderID
		s.target = requestURL(ev)
	}
	if ev.Request != nil && strings.HasPrefix(ev.Request.URL, "http") && len(s.seen) <= maxOrigins {
		s.seen[origin(ev.Request.URL)] = true
	}
	if ev.Type == network.ResourceTypeFont && ev.FrameID == s.frame && len(s.fonts) < maxFontFiles {
		s.fonts[requestURL(ev)] = ev.RequestID
	}
	switch ev.Type {
	case network.ResourceTypeEventSource, network.ResourceTypeWebSocket, network.ResourceTypeMedia,
		network.ResourceTypePing, network.ResourceTypePrefetch:
		// Open for as long as the page is: nobody waits for their end.
		return
	}
	s.requests++
	r := request{url: requestURL(ev), leads: leads(ev.Type), aside: s.isAside(ev)}
	s.inflight[ev.RequestID] = r
	if !r.aside {
		s.ownActivity = time.Now()
	}
	if leads(ev.Type) {
		s.active = time.Now()
	}
}

// fontRequest is the request of a font's file; empty: there was none.
func (s *loadState) fontRequest(address string) network.RequestID {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.fonts[address]
}

// leads reports whether what is loaded may load more: a picture or font does not.
func leads(t network.ResourceType) bool {
	return t != network.ResourceTypeImage && t != network.ResourceTypeFont && t != network.ResourceTypeTextTrack
}

func requestURL(ev *network.EventRequestWillBeSent) string {
	if ev.Request == nil {
		return ""
	}
	return ev.Request.URL
}

func (s *loadState) ended(id network.RequestID) {
	r, ok := s.inflight[id]
	if r.leads {
		s.active = time.Now()
	}
	if ok && !r.aside {
		s.ownActivity = time.Now()
	}
	delete(s.inflight, id)
}
