package render

import (
	"context"
	"net"
	"net/url"
	"strings"
	"time"

	"github.com/chromedp/cdproto/network"
	"golang.org/x/net/publicsuffix"

	"galley/page"
)

// asideWait is how long a page that was read waits for what other sites have beside its
// words, after all else came: scripts that nothing waits for, what those ask for, and
// frames. A page of few words waits for them as for its own.
func (o Options) asideWait() time.Duration { return o.Stall / 3 }

// isAside reports whether a request is for something of another site that a page has
// beside its words. Pictures, styles and fonts are what a page looks like, wherever they
// are from; and what parsing waits for, the document is not read without.
func (s *loadState) isAside(ev *network.EventRequestWillBeSent) bool {
	if s.address == "" || ev.FrameID == s.frame && string(ev.LoaderID) == string(ev.RequestID) {
		return false
	}
	switch ev.Type {
	case network.ResourceTypeScript, network.ResourceTypeXHR, network.ResourceTypeFetch, network.ResourceTypeOther,
		network.ResourceTypeDocument, network.ResourceTypeManifest, network.ResourceTypeCSPViolationReport:
		return !sameSite(requestURL(ev), s.address)
	}
	// What a frame of another site asks for is in that frame.
	return ev.FrameID != s.frame && strings.HasPrefix(ev.DocumentURL, "http") && !sameSite(ev.DocumentURL, s.address)
}

// onlyAside reports whether nothing else is under way than what is aside.
func (s *loadState) onlyAside() bool {
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

// leavesAside reports whether the wait for the load event ended without what is aside.
func (s *loadState) leavesAside() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.loaded() && s.documents[s.shown].ready && len(s.inflight) > 0 && s.onlyAside()
}

// elsewhere are addresses of the requests under way, of each host one, that are of other
// hosts than the document.
func (s *loadState) elsewhere() (list []string) {
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

// setWordless says whether the document has few words yet.
func (s *loadState) setWordless(is bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wordless = is
}

// enoughWords is how many characters a page must show before it may do without what is
// aside: a page that is filled by scripts has less.
const enoughWords = 1000

// hasWords reports whether the page shows enough words. One that does not say so in time
// has none.
func (d *Document) hasWords(ctx context.Context) (bool, error) {
	var n float64
	ok, err := d.ask(ctx, "document.body ? document.body.innerText.length : 0", &n)
	return ok && n >= enoughWords, err
}

// sameSite reports whether two addresses are of one site: hosts below one domain that
// somebody has registered. What has no such domain, as an address, is a site with its port.
func sameSite(a, b string) bool {
	u, err := url.Parse(a)
	v, err2 := url.Parse(b)
	if err != nil || err2 != nil {
		return false
	}
	return siteOf(u) == siteOf(v)
}

func siteOf(u *url.URL) string {
	host := strings.ToLower(u.Hostname())
	if domain := registered(host); domain != "" {
		return domain
	}
	return net.JoinHostPort(host, u.Port())
}

// registered is the domain above a host that somebody has registered; "" where there is
// none, as for an address.
func registered(host string) string {
	if net.ParseIP(host) != nil {
		return ""
	}
	domain, _ := publicsuffix.EffectiveTLDPlusOne(host) // "" with an error
	return domain
}
