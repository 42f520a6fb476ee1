package loading

import (
	"cmp"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"

	"galley/page"
	"galley/render/response"
)

// Document is what is known of one document of the main frame.
type Document struct {
	Ready      bool   // the event DOMContentLoaded came
	Loaded     bool   // the event load came
	Status     int    // of HTTP; 0: unknown
	Type       string // media type of its answer, or else what Chrome takes it for; empty: unknown
	Saved      bool   // it is to be saved, not shown
	RetryAfter string // that field of an error page
	Undeclared bool   // its answer does not say that it is UTF-8
}

// answered is a document whose answer came.
func (d Document) answered(r *network.Response) Document {
	d.Status, d.Undeclared = int(r.Status), isUndeclared(r)
	d.Type = cmp.Or(response.MediaType(field(r.Headers, "Content-Type")), r.MimeType)
	d.Saved = response.IsSaved(field(r.Headers, "Content-Disposition"))
	if d.Status >= 400 {
		d.RetryAfter = field(r.Headers, "Retry-After")
	}
	return d
}

// Arrived says that Chrome shows the document it was sent to, in case no event
// said so: not all that can be shown is requested from a network. A page that went
// on to another document since has told by itself.
func (s *State) Arrived(loader cdp.LoaderID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.shown == "" && s.next == "" {
		s.shown = loader
	}
}

// Result is what became of the document that is shown, and whether nothing is
// missing of the newest one.
func (s *State) Result() (shown Document, loaded bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.documents[s.shown], s.loaded()
}

// went notes that the main frame shows another document.
func (s *State) went(address, unreachable string) {
	s.address, s.failed = address, unreachable
	if strings.HasPrefix(address, "chrome-error:") && unreachable == "" {
		s.failed = address
	}
	if s.first == "" && !s.blank {
		s.first = address
	}
}

// Moved is the address of the document that is shown, if the page went there by itself;
// failed is what it could not go to.
func (s *State) Moved() (to, failed string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if page.WithoutFragment(s.address) != page.WithoutFragment(s.first) {
		to = s.address
	}
	return to, s.failed
}

// First is the address of the first document that was shown, after redirects by HTTP.
func (s *State) First() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.first
}

// WasCut is why the document that is shown ends before its end; empty: it does not.
func (s *State) WasCut() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.cut
}

// BreakOff notes that the document that is on its way ends before its end.
func (s *State) BreakOff(why string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut = why
}

// Sniffed notes what a document is by its bytes; empty: it may be a page.
func (s *State) Sniffed(kind string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kind = kind
}

// NotHTML is what the last document is by its bytes, as far as they were looked at.
func (s *State) NotHTML() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.kind
}

// Request is the request of the document that is shown.
func (s *State) Request() network.RequestID {
	s.mu.Lock()
	defer s.mu.Unlock()
	return network.RequestID(s.shown)
}

// Asked is the address of the document that was asked for last, after redirects.
func (s *State) Asked() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.target
}

// noPage reports whether what is shown is no page by its type, whatever comes of it: it may
// have no end.
func (s *State) noPage() bool {
	kind := s.documents[s.shown].Type
	return s.next == "" && kind != "" && !response.IsPage(kind)
}

// Of is what is known of a document.
func (s *State) Of(loader cdp.LoaderID) Document {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.documents[loader]
}

// loaded reports whether the newest document has everything it asked for.
func (s *State) loaded() bool { return s.next == "" && s.documents[s.shown].Loaded }
