package loading

import (
	"strings"

	"github.com/chromedp/cdproto/network"

	"galley/page"
)

// isAside reports whether a request is for something of another site that a page has
// beside its words. Pictures, styles and fonts are what a page looks like, wherever they
// are from; and what parsing waits for, the document is not read without.
func (s *State) isAside(ev *network.EventRequestWillBeSent) bool {
	if s.address == "" || ev.FrameID == s.frame && string(ev.LoaderID) == string(ev.RequestID) {
		return false
	}
	switch ev.Type {
	case network.ResourceTypeScript, network.ResourceTypeXHR, network.ResourceTypeFetch, network.ResourceTypeOther,
		network.ResourceTypeDocument, network.ResourceTypeManifest, network.ResourceTypeCSPViolationReport:
		return !page.SameSite(requestURL(ev), s.address)
	}
	// What a frame of another site asks for is in that frame.
	return ev.FrameID != s.frame && strings.HasPrefix(ev.DocumentURL, "http") && !page.SameSite(ev.DocumentURL, s.address)
}

// onlyAside reports whether nothing else is under way than what is aside.
func (s *State) onlyAside() bool {
	if s.wordless || s.next != "" {
		return false
	}
	for _, r := range s.inflight {
		if !r.aside {
			return false
		}
	}
	return true
}

// LeavesAside reports whether the wait for the load event ended without what is aside.
func (s *State) LeavesAside() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.loaded() && s.documents[s.shown].Ready && len(s.inflight) > 0 && s.onlyAside()
}

// Elsewhere are addresses of the requests under way, of each host one, that are of other
// hosts than the document.
func (s *State) Elsewhere() (list []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	seen := map[string]bool{page.Origin(s.address): true}
	for _, r := range s.inflight {
		if o := page.Origin(r.url); !seen[o] && strings.HasPrefix(o, "http") {
			seen[o] = true
			list = append(list, r.url)
		}
	}
	return list
}

// SetWordless says whether the document has few words yet.
func (s *State) SetWordless(is bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wordless = is
}
