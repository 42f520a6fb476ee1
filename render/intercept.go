package render

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/response"
	"galley/render/tab"
)

// interception holds up requests of a tab that its patterns name. While it does, all requests
// of the documents that come then go through Chrome's main process, which costs as
// much as to take the snapshot.
type interception struct {
	tab      *tab.Tab
	patterns []*fetch.RequestPattern
	once     bool // only until the document is there that the tab is sent to

	mu     sync.Mutex
	on     bool
	spared bool // nothing is held up: documents of the host say their encoding
}

// start holds up requests from now on.
func (i *interception) start(ctx context.Context) error {
	if i == nil {
		return nil
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.on || i.spared {
		return nil
	}
	i.on = true
	return chromedp.Do(ctx, tab.Send(fetch.Enable, fetch.EnableParams{Patterns: i.patterns}))
}

// insist reports whether nothing was held up so far, and holds up requests from the next
// start on.
func (i *interception) insist() bool {
	if i == nil {
		return false
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	spared := i.spared
	i.spared = false
	return spared
}

// stopLimit bounds the wait for Chrome to hold up nothing more.
const stopLimit = 3 * time.Second

// stop holds up no more requests. Those that are held up go on. A Chrome that does not answer
// is not waited for.
func (i *interception) stop() {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.on {
		i.on = false
		ctx, cancel := context.WithTimeout(i.tab.Context, stopLimit)
		defer cancel()
		chromedp.Do(ctx, tab.Send(fetch.Disable, cdp.Empty{}))
	}
}

// intercept answers requests of the page, before they are made: the first one of the main
// frame for a document, since the tab was sent to the address, with the HTML, if there is
// any; those for what the source brings along with that; and it refuses those to nowhere
// and, offline, all others. Over Options.Requests it refuses what is left, but a document of
// the main frame ends the page with the error then. Others get the secret fields that they
// are to have. Answers for documents of the main frame are put into the encoding that they
// are in; where nothing else is to be held up, only that for the first document is.
func (d *Document) intercept(ctx context.Context) (done func(), err error) {
	s, t, o := d.src, d.tab, d.browser.opts
	offline, fields := o.Offline || s.Offline, o.Sender.Fields(s.user)
	answers := s.HTML == nil && !offline
	patterns := d.heldUp(offline, answers, len(fields) > 0)
	d.held = &interception{tab: t, patterns: patterns, once: answers && len(patterns) == 1}
	// To be sent to an address with a fragment once more may load nothing.
	d.held.spared = d.held.once && !strings.Contains(s.URL, "#") && d.browser.declared.says(page.Origin(s.URL))
	main := cdp.FrameID(chromedp.FromContext(t.Context).Target.TargetID)
	return d.held.listen(ctx, func(p *fetch.EventRequestPaused) func() {
		document := p.ResourceType == cdpnetwork.ResourceTypeDocument && p.FrameID == main
		switch {
		case p.ResponseStatusCode != 0 || p.ResponseErrorReason != "":
			return func() { d.passOn(p, p.FrameID == main) }
		case o.Fast && d.needless(p):
			return func() { d.refuse(p, cdpnetwork.ErrorReasonBlockedByClient) }
		}
		own := document && t.Sent.Swap(false)
		return func() { d.answer(p, document, own, offline, fields) }
	})
}

// heldUp are the patterns of the requests that wait for an answer of ours: answers says whether
// those for documents do once more when theirs came, secrets whether some get fields that only
// the host of the page is told.
func (d *Document) heldUp(offline, answers, secrets bool) (patterns []*fetch.RequestPattern) {
	s, o := d.src, d.browser.opts
	documents := &fetch.RequestPattern{URLPattern: "*", ResourceType: cdpnetwork.ResourceTypeDocument}
	switch {
	case offline || len(s.Files) > 0 || o.Requests > 0:
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: "*"})
	case s.HTML != nil:
		patterns = append(patterns, documents, &fetch.RequestPattern{URLPattern: nowhere + "*"})
	}
	if s.Folder != "" {
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: escapePattern(s.base()) + "*"})
	}
	if secrets && s.URL != "" {
		for _, o := range origins(s.URL) {
			patterns = append(patterns, &fetch.RequestPattern{URLPattern: o + "/*"})
		}
	}
	if o.Fast {
		patterns = append(patterns, fastPatterns...)
	}
	if answers {
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: "*", ResourceType: cdpnetwork.ResourceTypeDocument, RequestStage: fetch.RequestStageResponse})
	}
	if s.HTML == nil && d.turns.wait != nil {
		patterns = append(patterns, documents)
	}
	return patterns
}

// passOn passes an answer on, that for a document of the main frame in the encoding that it is in.
// Where only that was held up, nothing more is.
func (d *Document) passOn(p *fetch.EventRequestPaused, main bool) {
	if main && redirects(p) {
		d.astray.Store(!loadable(header(p.ResponseHeaders, "location")))
	}
	passed := main && recodable(p) && d.recode(p)
	switch {
	case d.held.once && main && !redirects(p):
		says := !passed && !response.IsUnsaid(header(p.ResponseHeaders, "content-type"))
		d.browser.declared.note(page.Origin(d.src.URL), says)
		d.held.stop()
	case !passed:
		chromedp.Call(d.tab.Context, fetch.ContinueRequest, fetch.ContinueRequestParams{RequestID: p.RequestID})
	}
}

// listen has hear called for every request that is held up, in their order,
// and what it returns in a goroutine of its own, until done is called.
func (i *interception) listen(ctx context.Context, hear func(*fetch.EventRequestPaused) func()) (done func(), err error) {
	lctx, cancel := context.WithCancel(i.tab.Context)
	err = chromedp.Listen(lctx, func(ev any) {
		if p, ok := ev.(*fetch.EventRequestPaused); ok {
			go hear(p)()
		}
	})
	if err == nil {
		err = i.start(ctx)
	}
	if err != nil {
		cancel()
		return nil, err
	}
	return func() {
		cancel()
		i.stop()
	}, nil
}

// loadable reports whether a place that an answer sends to is one of a network: a relative
// address is.
func loadable(location string) bool {
	scheme, _, ok := strings.Cut(location, ":")
	scheme = strings.ToLower(strings.TrimSpace(scheme))
	return !ok || strings.ContainsAny(scheme, "/?#") || scheme == "http" || scheme == "https"
}

// redirects reports whether an answer sends the request to another address.
func redirects(p *fetch.EventRequestPaused) bool {
	return p.ResponseStatusCode >= 300 && p.ResponseStatusCode < 400 && header(p.ResponseHeaders, "location") != ""
}
