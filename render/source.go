package render

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// nowhere is the address of HTML whose own is not known. The name can never be
// looked up (RFC 6761), and requests to it are refused without trying.
const nowhere = "http://page.invalid/"

// Check refuses what is not to be loaded: only http and https are, so that a page
// list cannot read local files or reach into the browser. The error is a *PolicyError.
func (s Source) Check() error {
	if s.MHTML != nil || (s.HTML != nil && s.URL == "") {
		return nil
	}
	u, err := url.Parse(s.URL)
	if err != nil {
		return &PolicyError{URL: s.URL, Reason: "it is not a URL"}
	}
	if scheme := strings.ToLower(u.Scheme); scheme != "http" && scheme != "https" {
		return &PolicyError{URL: s.URL, Reason: "only http and https addresses are loaded"}
	}
	if u.Host == "" {
		return &PolicyError{URL: s.URL, Reason: "it names no host"}
	}
	return nil
}

// serve makes the tab answer for the source and returns the address to navigate
// to, and what to do when the page is done.
func (s Source) serve(ctx context.Context, t *tab) (address string, done func(), err error) {
	switch {
	case s.MHTML != nil:
		return s.serveArchive(t.opts.Limits.Bytes)
	case s.HTML == nil && !t.opts.Offline && !s.Offline:
		done, err = recode(ctx, t)
		return s.URL, done, err
	}
	if int64(len(s.HTML)) > t.opts.Limits.Bytes {
		return "", nil, &page.LimitError{What: "bytes", Limit: t.opts.Limits.Bytes}
	}
	address = s.URL
	if address == "" {
		address = nowhere
	}
	address, _, _ = strings.Cut(address, "#")
	return s.intercept(ctx, t, address)
}

// serveArchive puts the archive where Chrome can open it. Chrome shows archives
// without scripts, and with no network but what is in them.
func (s Source) serveArchive(limit int64) (string, func(), error) {
	if int64(len(s.MHTML)) > limit {
		return "", nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	dir, err := os.MkdirTemp("", "galley-mhtml-")
	if err != nil {
		return "", nil, fmt.Errorf("unpack MHTML: %w", err)
	}
	done := func() { os.RemoveAll(dir) }
	name := filepath.Join(dir, "page.mhtml")
	if err := os.WriteFile(name, s.MHTML, 0o600); err != nil {
		done()
		return "", nil, fmt.Errorf("unpack MHTML: %w", err)
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(name)}).String(), done, nil
}

// intercept answers the first request of the main frame for a document, since the
// tab was sent to the address, with the HTML, refuses requests to nowhere and, offline, all others.
func (s Source) intercept(ctx context.Context, t *tab, address string) (string, func(), error) {
	patterns := []*fetch.RequestPattern{{URLPattern: "*", ResourceType: network.ResourceTypeDocument}, {URLPattern: nowhere + "*"}}
	if t.opts.Offline || s.Offline || len(s.Files) > 0 {
		patterns = []*fetch.RequestPattern{{URLPattern: "*"}}
	}
	main := cdp.FrameID(chromedp.FromContext(t.ctx).Target.TargetID)
	done, err := t.paused(ctx, patterns, func(p *fetch.EventRequestPaused) func() {
		own := p.ResourceType == network.ResourceTypeDocument && p.FrameID == main && t.sent.Swap(false)
		return func() { s.answer(t, p, own) }
	})
	return address, done, err
}

func (s Source) answer(t *tab, paused *fetch.EventRequestPaused, own bool) {
	switch {
	case own && s.HTML != nil:
		headers := []*fetch.HeaderEntry{{Name: "Content-Type", Value: withCharset(s.ContentType, s.HTML)}}
		if t.opts.NoScripts || s.NoScripts {
			headers = append(headers, &fetch.HeaderEntry{Name: "Content-Security-Policy", Value: "script-src 'none'"})
		}
		chromedp.Call(t.ctx, fetch.FulfillRequest, fetch.FulfillRequestParams{
			RequestID: paused.RequestID, ResponseCode: 200, Body: s.HTML, ResponseHeaders: headers,
		})
	case s.has(paused.Request.URL):
		f := s.Files[withoutFragment(paused.Request.URL)]
		chromedp.Call(t.ctx, fetch.FulfillRequest, fetch.FulfillRequestParams{
			RequestID: paused.RequestID, ResponseCode: 200, Body: f.Data,
			ResponseHeaders: []*fetch.HeaderEntry{{Name: "Content-Type", Value: f.Type}},
		})
	case own || (!t.opts.Offline && !s.Offline && !strings.HasPrefix(paused.Request.URL, nowhere)):
		chromedp.Call(t.ctx, fetch.ContinueRequest, fetch.ContinueRequestParams{RequestID: paused.RequestID})
	default:
		chromedp.Call(t.ctx, fetch.FailRequest, fetch.FailRequestParams{
			RequestID: paused.RequestID, ErrorReason: network.ErrorReasonInternetDisconnected,
		})
	}
}

// has reports whether the source brings along what the address names.
func (s Source) has(address string) bool {
	_, ok := s.Files[withoutFragment(address)]
	return ok
}
