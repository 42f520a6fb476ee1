package render

import (
	"net/http"
	"strings"

	"github.com/chromedp/cdproto/fetch"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// answer answers a request, or lets it be made.
func (d *Document) answer(paused *fetch.EventRequestPaused, document, own, offline bool, fields http.Header) {
	s, t, o := d.src, d.tab, d.browser.opts
	switch {
	case !own && document && (s.isSecured(paused.Request.URL) || s.isItself(paused.Request) && d.reloads.Add(1) > maxReloads):
		d.refuse(paused, cdpnetwork.ErrorReasonAborted) // what is shown stays
	case s.HTML != nil && own, document && s.isItself(paused.Request):
		headers := []*fetch.HeaderEntry{{Name: "Content-Type", Value: withCharset(s.ContentType, s.HTML)}}
		if o.NoScripts || s.NoScripts {
			headers = append(headers, &fetch.HeaderEntry{Name: "Content-Security-Policy", Value: "script-src 'none'"})
		}
		chromedp.Call(t.Context, fetch.FulfillRequest, fetch.FulfillRequestParams{
			RequestID: paused.RequestID, ResponseCode: 200, Body: s.HTML, ResponseHeaders: headers,
		})
	case !own && s.Folder != "" && d.answerLocal(paused):
	case s.has(paused.Request.URL):
		f := s.Files[page.WithoutFragment(paused.Request.URL)]
		chromedp.Call(t.Context, fetch.FulfillRequest, fetch.FulfillRequestParams{
			RequestID: paused.RequestID, ResponseCode: 200, Body: f.Data,
			ResponseHeaders: []*fetch.HeaderEntry{{Name: "Content-Type", Value: f.Type}},
		})
	case own || (!offline && !strings.HasPrefix(paused.Request.URL, nowhere)):
		if limit := o.Requests; limit > 0 && d.requests.Add(1) > int64(limit) {
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
		chromedp.Call(t.Context, fetch.ContinueRequest, request)
	case document && s.HTML != nil && strings.HasPrefix(paused.Request.URL, nowhere):
		d.refuse(paused, cdpnetwork.ErrorReasonAborted) // nobody knows where that leads: what is shown stays
	default:
		d.refuse(paused, cdpnetwork.ErrorReasonInternetDisconnected)
	}
}

// maxReloads is how often HTML that was given is shown again to a page of it that loads
// itself anew, as some do to see whether cookies are kept. Some do so for ever.
const maxReloads = 3

// isItself reports a request for the HTML that was given: at its address is nothing else, or
// what is there today.
func (s Source) isItself(r *cdpnetwork.Request) bool {
	return s.HTML != nil && r.Method == http.MethodGet && page.WithoutFragment(r.URL) == s.address()
}

// isSecured reports whether an address is that of the HTML that was given, but for https in place of http: scripts of many
// sites send a page there that was not encrypted. Of HTML from nowhere any such address is.
func (s Source) isSecured(address string) bool {
	rest, secure := strings.CutPrefix(address, "https://")
	if s.HTML == nil || !secure {
		return false
	}
	address = "http://" + rest
	return page.WithoutFragment(address) == s.address() || s.URL == "" && strings.HasPrefix(address, nowhere)
}

// refuse fails a request that is not to be made.
func (d *Document) refuse(paused *fetch.EventRequestPaused, reason cdpnetwork.ErrorReason) {
	chromedp.Call(d.tab.Context, fetch.FailRequest, fetch.FailRequestParams{RequestID: paused.RequestID, ErrorReason: reason})
}

// escapePattern quotes what patterns of requests give a meaning to.
func escapePattern(address string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`).Replace(address)
}
