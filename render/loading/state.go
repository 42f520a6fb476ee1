package loading

import (
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
)

// State follows one page load through the events of its tab.
type State struct {
	mu           sync.Mutex
	changed      chan struct{} // has room for one: something below changed
	inflight     map[network.RequestID]request
	failures     map[string]int               // of requests, by address
	vain         map[network.RequestID]bool   // that are under way for what failed too often
	requests     int                          // requests so far
	files        map[string]network.RequestID // of pictures, style sheets and fonts, by address
	sheets       sheets
	seen         map[string]Role              // origins that were loaded from, and whether a document was
	active       time.Time                    // when the last request that may lead to others began or ended
	scripted     time.Time                    // when the request of a script ended
	lastActivity time.Time                    // when anything happened to what is loaded
	ownActivity  time.Time                    // when a request that is not aside began or ended, or the document was read
	aside        time.Duration                // how long what is aside is waited for, after all else
	wordless     bool                         // the document has few words yet: anything may bring them
	bytes        int64                        // received
	limit        int64                        // of bytes
	fail         func(error)                  // called when the page is given up; must not wait
	frame        cdp.FrameID                  // the main frame
	below        map[cdp.FrameID]bool         // the frames in it
	errors       map[cdp.FrameID]cdp.LoaderID // the error pages that frames in it show
	shown        cdp.LoaderID                 // the document it shows; empty: the one of the page before
	next         cdp.LoaderID                 // the document it was sent to and that is not there yet
	documents    map[cdp.LoaderID]Document
	moves        int    // how often it was sent to a document
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

	worker bool      // it is for the script of a worker
	script bool      // it is for another one
	font   time.Time // when it began, if it is for a font
}

// New is of a tab that has not loaded anything. aside is how long what other sites have beside
// the words of a page is waited for, after all else.
func New(aside time.Duration) *State {
	s := &State{changed: make(chan struct{}, 1), aside: aside, below: map[cdp.FrameID]bool{}}
	s.Begin(0, func(error) {})
	return s
}

// Follow names the main frame.
func (s *State) Follow(frame cdp.FrameID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.frame = frame
}

// Frame is the main frame.
func (s *State) Frame() cdp.FrameID {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.frame
}

// ErrRestless says that there is no document of a page that could be taken.
var ErrRestless = errors.New("the page sends itself elsewhere again and again")

// maxMoves is how many documents a page may send its reader to. Checks of browsers and cookies
// take four or five.
const maxMoves = 20

// Begin forgets the page before; origins stay until they were asked for. fail is called, and
// must not wait, with a *page.LimitError when more bytes than limit are received, and with
// ErrRestless when the page goes to more than maxMoves documents.
func (s *State) Begin(limit int64, fail func(error)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.errors = map[cdp.FrameID]cdp.LoaderID{}
	s.inflight, s.active, s.bytes = map[network.RequestID]request{}, time.Now(), 0
	s.lastActivity, s.ownActivity, s.wordless = s.active, s.active, false
	s.failures, s.vain = map[string]int{}, map[network.RequestID]bool{}
	s.files, s.sheets = map[string]network.RequestID{}, sheets{}
	s.limit, s.fail = limit, fail
	s.shown, s.next, s.documents, s.blank, s.moves = "", "", map[cdp.LoaderID]Document{}, false, 0
	s.first, s.address, s.failed, s.target, s.cut, s.kind = "", "", "", "", "", ""
	if s.seen == nil {
		s.seen = map[string]Role{}
	}
}

// maxOrigins bounds how many origins a page may leave storage in before its tab is
// thrown away.
const maxOrigins = 100

// maxFiles bounds how many files of a page are known by their requests.
const maxFiles = 2000

// Origins names the origins loaded from since the last call, and whether a document of any
// frame was; whole is false when there were more than maxOrigins.
func (s *State) Origins() (documents map[string]Role, whole bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	documents, s.seen = s.seen, map[string]Role{}
	return documents, len(documents) <= maxOrigins
}

// Framed reports whether a document was loaded in a frame, of an origin that the page is not of.
func (s *State) Framed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Contains(slices.Collect(maps.Values(s.seen)), FrameDocument)
}

// Frames is how many frames are in the document that is shown, those in shadow trees too.
func (s *State) Frames() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.below)
}

// Role is what the documents are that were loaded of an origin, the higher the more they can
// have stored things.
type Role int

const (
	NoDocument Role = iota
	FrameDocument
	MainDocument
)

func (s *State) kindOf(ev *network.EventRequestWillBeSent) Role {
	switch {
	case ev.Type != network.ResourceTypeDocument:
		return NoDocument
	case ev.FrameID == s.frame:
		return MainDocument
	}
	return FrameDocument
}

// FileRequest is the request of a picture, style sheet or font of the main frame; empty:
// there was none.
func (s *State) FileRequest(address string) network.RequestID {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.files[address]
}

// isFile reports whether a resource is of a kind whose files are asked for by their requests.
func isFile(t network.ResourceType) bool {
	return t == network.ResourceTypeFont || t == network.ResourceTypeImage || t == network.ResourceTypeStylesheet
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

// ended notes the end of a request.
func (s *State) ended(id network.RequestID) {
	r, ok := s.inflight[id]
	if r.leads {
		s.active = time.Now()
	}
	if r.script {
		s.scripted = time.Now()
	}
	if ok && !r.aside {
		s.ownActivity = time.Now()
	}
	delete(s.inflight, id)
}
