package render

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"

	"galley/page"
)

// event notes what an event says of what is loaded.
func (s *loadState) event(ev any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.vainly(ev) {
		s.tell()
		return
	}
	switch ev := ev.(type) {
	case *network.EventRequestWillBeSent:
		s.request(ev)
	case *network.EventLoadingFinished:
		s.ended(ev.RequestID)
	case *network.EventLoadingFailed:
		s.failedOnce(ev.RequestID)
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
		s.received(ev)
	case *network.EventResponseReceived:
		if ev.Response != nil && ev.Response.Status >= 400 {
			s.failedOnce(ev.RequestID)
		}
		if ev.Type == network.ResourceTypeDocument && ev.FrameID == s.frame && ev.Response != nil {
			l := s.documents[ev.LoaderID]
			l.status, l.undeclared = int(ev.Response.Status), isUndeclared(ev.Response)
			l.mime = cmp.Or(MediaType(headerField(ev.Response.Headers, "Content-Type")), ev.Response.MimeType)
			l.saved = IsSaved(headerField(ev.Response.Headers, "Content-Disposition"))
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
			clear(s.below)
			s.blank = ev.Frame.URL == "about:blank"
			s.went(ev.Frame.URL, ev.Frame.UnreachableURL)
		}
	case *cdppage.EventFrameAttached:
		s.below[ev.FrameID] = true
	case *cdppage.EventFrameDetached:
		if ev.Reason != cdppage.FrameDetachedReasonSwap { // that of another process stays
			delete(s.below, ev.FrameID)
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
	s.tell()
}

// received counts bytes.
func (s *loadState) received(ev *network.EventDataReceived) {
	if s.bytes += ev.DataLength; s.bytes > s.limit {
		s.over()
	}
}

// tell wakes who waits.
func (s *loadState) tell() {
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
		o := page.Origin(ev.Request.URL)
		s.seen[o] = max(s.seen[o], s.kindOf(ev))
	}
	if isFile(ev.Type) && ev.FrameID == s.frame && len(s.files) < maxFiles {
		s.files[withoutFragment(requestURL(ev))] = ev.RequestID
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
