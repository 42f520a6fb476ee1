package loading

import (
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
)

// framed notes whether what a frame in the page is answered is an error page.
func (s *State) framed(ev *network.EventResponseReceived) {
	if ev.Type == network.ResourceTypeDocument && ev.FrameID != s.frame && ev.Response != nil && ev.Response.Status >= 400 {
		s.errors[ev.FrameID] = ev.LoaderID
	}
}

// ShowsError reports whether a frame in the page shows an error page, as of what is not found.
func (s *State) ShowsError(frame cdp.FrameID) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, is := s.errors[frame]
	return is
}
