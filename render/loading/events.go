package loading

import (
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"

	"galley/page"
	"galley/render/response"
)

// Event notes what an event says of what is loaded.
func (s *State) Event(ev any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.vainly(ev) {
		s.tell()
		return
	}
	if !s.transfers(ev) && !s.navigates(ev) && !s.works(ev) {
		return // much else goes on in a browser, in other tabs too
	}
	s.lastActivity = time.Now()
	s.tell()
}

// transfers notes what is asked for and answered; false: it is no such event.
func (s *State) transfers(ev any) bool {
	switch ev := ev.(type) {
	case *network.EventRequestWillBeSent:
		s.request(ev)
	case *network.EventLoadingFinished:
		s.ended(ev.RequestID)
	case *network.EventLoadingFailed:
		s.failedOnce(ev.RequestID)
		s.ended(ev.RequestID)
		if string(ev.RequestID) == string(s.shown) && !ev.Canceled && ev.ErrorText != "net::ERR_ABORTED" {
			// It ends before it said it would, or cannot be decoded to its end.
			s.cut = ev.ErrorText
		}
		if string(ev.RequestID) == string(s.next) {
			// A download, an answer without content, or another link clicked
			// meanwhile: the document that is shown stays.
			s.next = ""
		}
	case *network.EventDataReceived:
		s.received(ev)
	case *network.EventResponseReceived:
		if ev.FrameID == s.frame {
			s.sheets.answered(ev)
		}
		if ev.Response != nil && ev.Response.Status >= 400 {
			s.failedOnce(ev.RequestID)
		}
		if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && ev.Response != nil {
			s.documents[ev.LoaderID] = s.documents[ev.LoaderID].answered(ev.Response)
		}
		s.framed(ev)
	default:
		return false
	}
	return true
}

// navigates notes what the main frame shows, and which are in it; false: it is no such event.
func (s *State) navigates(ev any) bool {
	switch ev := ev.(type) {
	case *cdppage.EventLifecycleEvent:
		if ev.FrameID == s.frame {
			s.lifecycle(ev)
		}
	case *cdppage.EventFrameNavigated:
		if ev.Frame != nil && ev.Frame.ID == s.frame {
			clear(s.below)
			s.blank = ev.Frame.URL == "about:blank"
			s.went(ev.Frame.URL, ev.Frame.UnreachableURL)
		} else if ev.Frame != nil && ev.Frame.LoaderID != s.errors[ev.Frame.ID] {
			delete(s.errors, ev.Frame.ID)
		}
	case *cdppage.EventFrameAttached:
		s.below[ev.FrameID] = true
	case *cdppage.EventFrameDetached:
		if ev.Reason != cdppage.FrameDetachedReasonSwap { // that of another process stays
			delete(s.below, ev.FrameID)
			delete(s.errors, ev.FrameID)
		}
	case *cdppage.EventFrameStoppedLoading:
		// A download that is clicked while the page is parsed ends its loading
		// without a load event.
		if ev.FrameID == s.frame && s.next == "" && s.shown != "" {
			l := s.documents[s.shown]
			l.Ready, l.Loaded = true, true
			s.documents[s.shown] = l
		}
	default:
		return false
	}
	return true
}

// received counts bytes.
func (s *State) received(ev *network.EventDataReceived) {
	if s.bytes += ev.DataLength; s.bytes > s.limit {
		s.fail(&page.LimitError{What: "bytes", Limit: s.limit})
	}
}

// Overflow gives a page up of which there is more than the limit.
func (s *State) Overflow() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.fail(&page.LimitError{What: "bytes", Limit: s.limit})
}

// tell wakes who waits.
func (s *State) tell() {
	select {
	case s.changed <- struct{}{}:
	default:
	}
}

func (s *State) lifecycle(ev *cdppage.EventLifecycleEvent) {
	l := s.documents[ev.LoaderID]
	switch ev.Name {
	case "init":
		if ev.LoaderID == s.next {
			s.shown, s.next = s.next, ""
		}
	case "DOMContentLoaded":
		l.Ready = true
		s.ownActivity = time.Now()
	case "load":
		l.Loaded = true
	}
	s.documents[ev.LoaderID] = l
}

func (s *State) request(ev *network.EventRequestWillBeSent) {
	if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && string(ev.LoaderID) == string(ev.RequestID) {
		// The main frame goes to another document: a first one, or where a script
		// or <meta> sends it.
		if ev.RedirectResponse == nil {
			if s.moves++; s.moves > maxMoves {
				s.fail(ErrRestless)
			}
		}
		s.next = ev.LoaderID
		s.target = requestURL(ev)
	}
	if ev.Request != nil && strings.HasPrefix(ev.Request.URL, "http") && len(s.seen) <= maxOrigins {
		o := page.Origin(ev.Request.URL)
		s.seen[o] = max(s.seen[o], s.kindOf(ev))
	}
	if ev.FrameID == s.frame {
		s.sheets.asks(ev)
	}
	if isFile(ev.Type) && ev.FrameID == s.frame && len(s.files) < maxFiles {
		s.files[page.WithoutFragment(requestURL(ev))] = ev.RequestID
	}
	if isBeside(ev) {
		return
	}
	s.requests++
	r := request{url: requestURL(ev), leads: leads(ev.Type), aside: s.isAside(ev), worker: isWorker(ev)}
	r.script = ev.Type == network.ResourceTypeScript && !r.worker
	if ev.Type == network.ResourceTypeFont {
		r.font = time.Now()
	}
	if !r.worker || !isAtOnce(r.url) {
		s.inflight[ev.RequestID] = r
	}
	if !r.aside {
		s.ownActivity = time.Now()
	}
	if leads(ev.Type) {
		s.active = time.Now()
	}
}

// isBeside reports whether nobody waits for what is asked for: it is open for as long as the page
// is, is told to a server, or is for subtitles or for a page that a reader may go to.
func isBeside(ev *network.EventRequestWillBeSent) bool {
	switch ev.Type {
	case network.ResourceTypeEventSource, network.ResourceTypeWebSocket, network.ResourceTypeMedia,
		network.ResourceTypeTextTrack, network.ResourceTypePing, network.ResourceTypePrefetch:
		return true
	}
	// Chrome calls the kind of these another one.
	return ev.Request != nil && strings.HasPrefix(field(ev.Request.Headers, "Sec-Purpose"), "prefetch")
}

// isUndeclared reports whether an answer is a document of HTML that does not say that it is
// UTF-8. An error page is read as it is.
func isUndeclared(r *network.Response) bool {
	return r.Status >= 200 && r.Status < 300 && response.IsUnsaid(field(r.Headers, "Content-Type"))
}

// field is a field of an answer's head, whatever case its name has there.
func field(headers network.Headers, name string) string {
	for key, value := range headers {
		if strings.EqualFold(key, name) {
			return fmt.Sprint(value)
		}
	}
	return ""
}
