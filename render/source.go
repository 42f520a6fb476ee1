package render

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/network"
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
		return &PolicyError{URL: network.Redact(s.URL), Reason: "it is not a URL"}
	}
	if scheme := strings.ToLower(u.Scheme); scheme != "http" && scheme != "https" {
		return &PolicyError{URL: network.Redact(s.URL), Reason: "only http and https addresses are loaded"}
	}
	if u.Host == "" {
		return &PolicyError{URL: network.Redact(s.URL), Reason: "it names no host"}
	}
	return nil
}

// serve makes the tab answer for the source of the document, and returns the address to
// navigate to and what to do when the page is done.
func (d *Document) serve(ctx context.Context) (address string, done func(), err error) {
	s, limit := d.src, d.tab.opts.Limits.Bytes
	if s.MHTML != nil {
		return s.serveArchive(d.tab.proc.temp, limit)
	}
	if int64(len(s.HTML)) > limit {
		return "", nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	address = s.address()
	if err := d.setCookies(ctx, address); err != nil {
		return "", nil, err
	}
	done, err = d.intercept(ctx)
	if s.HTML == nil && s.URL != "" {
		address = s.URL
	}
	return address, done, err
}

// serveArchive puts the archive where Chrome can open it. Chrome shows archives
// without scripts, and with no network but what is in them.
func (s Source) serveArchive(temp string, limit int64) (string, func(), error) {
	if int64(len(s.MHTML)) > limit {
		return "", nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	dir, err := os.MkdirTemp(temp, "mhtml-")
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

// intercept answers requests of the page, before they are made: the first one of the main
// frame for a document, since the tab was sent to the address, with the HTML, if there is
// any; those for what the source brings along with that; and it refuses those to nowhere
// and, offline, all others. Over Options.Requests it refuses what is left, but a document of
// the main frame ends the page with the error then. Others get the secret fields that they are to have. Answers
// for documents of the main frame are put into the encoding that they are in.
func (d *Document) intercept(ctx context.Context) (done func(), err error) {
	s, t := d.src, d.tab
	offline := t.opts.Offline || s.Offline
	fields := t.opts.Sender.Fields(s.user)
	var patterns []*fetch.RequestPattern
	switch {
	case offline || len(s.Files) > 0 || t.opts.Requests > 0:
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: "*"})
	case s.HTML != nil:
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: "*", ResourceType: cdpnetwork.ResourceTypeDocument}, &fetch.RequestPattern{URLPattern: nowhere + "*"})
	}
	if s.Folder != "" {
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: escapePattern(s.base()) + "*"})
	}
	if len(fields) > 0 && s.URL != "" {
		for _, o := range origins(s.URL) {
			patterns = append(patterns, &fetch.RequestPattern{URLPattern: o + "/*"})
		}
	}
	if t.opts.Fast {
		patterns = append(patterns, fastPatterns...)
	}
	if s.HTML == nil && !offline {
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: "*", ResourceType: cdpnetwork.ResourceTypeDocument, RequestStage: fetch.RequestStageResponse})
	}
	if s.HTML == nil && d.turns.wait != nil {
		patterns = append(patterns, &fetch.RequestPattern{URLPattern: "*", ResourceType: cdpnetwork.ResourceTypeDocument})
	}
	main := cdp.FrameID(chromedp.FromContext(t.ctx).Target.TargetID)
	return t.paused(ctx, patterns, func(p *fetch.EventRequestPaused) func() {
		if p.ResponseStatusCode != 0 || p.ResponseErrorReason != "" {
			return func() {
				if p.FrameID != main || !recodable(p) || !t.recode(p) {
					chromedp.Call(t.ctx, fetch.ContinueRequest, fetch.ContinueRequestParams{RequestID: p.RequestID})
				}
			}
		}
		if t.opts.Fast && d.needless(p) {
			return func() { d.refuse(p, cdpnetwork.ErrorReasonBlockedByClient) }
		}
		document := p.ResourceType == cdpnetwork.ResourceTypeDocument && p.FrameID == main
		own := document && t.sent.Swap(false)
		return func() { d.answer(p, document, own, offline, fields) }
	})
}

// answer answers a request, or lets it be made.
func (d *Document) answer(paused *fetch.EventRequestPaused, document, own, offline bool, fields http.Header) {
	s, t := d.src, d.tab
	switch {
	case own && s.HTML != nil:
		headers := []*fetch.HeaderEntry{{Name: "Content-Type", Value: withCharset(s.ContentType, s.HTML)}}
		if t.opts.NoScripts || s.NoScripts {
			headers = append(headers, &fetch.HeaderEntry{Name: "Content-Security-Policy", Value: "script-src 'none'"})
		}
		chromedp.Call(t.ctx, fetch.FulfillRequest, fetch.FulfillRequestParams{
			RequestID: paused.RequestID, ResponseCode: 200, Body: s.HTML, ResponseHeaders: headers,
		})
	case !own && s.Folder != "" && s.answerLocal(t, paused):
	case s.has(paused.Request.URL):
		f := s.Files[withoutFragment(paused.Request.URL)]
		chromedp.Call(t.ctx, fetch.FulfillRequest, fetch.FulfillRequestParams{
			RequestID: paused.RequestID, ResponseCode: 200, Body: f.Data,
			ResponseHeaders: []*fetch.HeaderEntry{{Name: "Content-Type", Value: f.Type}},
		})
	case own || (!offline && !strings.HasPrefix(paused.Request.URL, nowhere)):
		if limit := t.opts.Requests; limit > 0 && d.requests.Add(1) > int64(limit) {
			if document {
				d.fail(&page.LimitError{What: "requests", Limit: int64(limit)})
			}
			// A document, too: Chrome makes a request that is left waiting, once nothing is intercepted any more.
			d.refuse(paused, cdpnetwork.ErrorReasonBlockedByClient)
			return
		}
		request := fetch.ContinueRequestParams{RequestID: paused.RequestID}
		if len(fields) > 0 && d.session.Owns(paused.Request.URL) {
			request.Headers = withFields(paused.Request.Headers, fields)
		}
		if document {
			if err := d.turns.take(d.ctx, cdpnetwork.RequestID(paused.NetworkID), paused.Request.URL); err != nil {
				d.fail(err)
				d.refuse(paused, cdpnetwork.ErrorReasonAborted)
				return
			}
		}
		chromedp.Call(t.ctx, fetch.ContinueRequest, request)
	default:
		d.refuse(paused, cdpnetwork.ErrorReasonInternetDisconnected)
	}
}

// refuse fails a request that is not to be made.
func (d *Document) refuse(paused *fetch.EventRequestPaused, reason cdpnetwork.ErrorReason) {
	chromedp.Call(d.tab.ctx, fetch.FailRequest, fetch.FailRequestParams{RequestID: paused.RequestID, ErrorReason: reason})
}

// escapePattern quotes what patterns of requests give a meaning to.
func escapePattern(address string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`).Replace(address)
}

// has reports whether the source brings along what the address names.
func (s Source) has(address string) bool {
	_, ok := s.Files[withoutFragment(address)]
	return ok
}
