package render

import (
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
)

// documentState is what is known of one document of the main frame.
type documentState struct {
	ready  bool   // DOMContentLoaded
	loaded bool   // load
	status int    // HTTP; 0 unknown
	mime   string // of its answer, or else what Chrome takes it for; empty: unknown
	saved  bool   // it is to be saved, not shown
	later  string // the field Retry-After of an error page

	undeclared bool // its answer does not say that it is UTF-8
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

// state is what is known of a document.
func (s *loadState) state(loader cdp.LoaderID) documentState {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.documents[loader]
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
