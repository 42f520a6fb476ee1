package render

import (
	"cmp"
	"context"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/fetch"
	chromeio "github.com/chromedp/cdproto/io"
	"github.com/chromedp/chromedp"

	"galley/page/encoding"
	"galley/page/sniff"
	"galley/render/response"
)

// withCharset is the content type of HTML with the encoding that it is in, so that a
// browser reads what a parser reads.
func withCharset(contentType string, html []byte) string {
	kind, _, _ := strings.Cut(contentType, ";")
	if kind = strings.TrimSpace(kind); kind == "" {
		kind = "text/html"
	}
	return kind + "; charset=" + encoding.Name(html, contentType)
}

// recodable reports whether an answer is HTML that does not say that it is UTF-8.
func recodable(p *fetch.EventRequestPaused) bool {
	return p.ResponseErrorReason == "" && p.ResponseStatusCode >= 200 && (p.ResponseStatusCode < 300 || p.ResponseStatusCode >= 400) &&
		p.ResponseStatusCode != 204 && response.IsUnsaid(header(p.ResponseHeaders, "content-type")) &&
		header(p.ResponseHeaders, "content-disposition") == "" && header(p.ResponseHeaders, "content-length") != "0"
}

// recode reads the body of an answer and passes it on with its encoding. false: it
// could not be taken, and the request is as it was.
func (d *Document) recode(p *fetch.EventRequestPaused) bool {
	ctx, cancel := context.WithTimeout(d.tab.Context, d.browser.opts.LoadLimit/2)
	defer cancel()
	taken, err := chromedp.Call(ctx, fetch.TakeResponseBodyAsStream, fetch.TakeResponseBodyAsStreamParams{RequestID: p.RequestID})
	if err != nil && ctx.Err() == nil {
		return false
	}
	var body []byte
	if err == nil {
		if body, err = d.readStream(ctx, taken.Stream); err != nil && ctx.Err() == nil {
			d.tab.Load.BreakOff(err.Error())
		}
	}
	if int64(len(body)) > d.browser.opts.Limits.Bytes {
		d.tab.Load.Overflow() // nothing is shown of it: Chrome need not have it again
		return true
	}
	if size, err := strconv.Atoi(header(p.ResponseHeaders, "content-length")); err == nil && len(body) < size && header(p.ResponseHeaders, "content-encoding") == "" && ctx.Err() == nil {
		d.tab.Load.BreakOff("net::ERR_CONTENT_LENGTH_MISMATCH")
	}
	d.tab.Load.Sniffed(sniff.NotHTML(body))
	headers := []*fetch.HeaderEntry{{Name: "Content-Type", Value: withCharset(header(p.ResponseHeaders, "content-type"), body)}}
	for _, h := range p.ResponseHeaders {
		switch strings.ToLower(h.Name) {
		case "content-type", "content-length", "content-encoding", "transfer-encoding":
		default:
			headers = append(headers, h)
		}
	}
	chromedp.Call(d.tab.Context, fetch.FulfillRequest, fetch.FulfillRequestParams{
		RequestID: p.RequestID, ResponseCode: p.ResponseStatusCode, Body: body, ResponseHeaders: headers,
		// Chrome knows no phrase for status codes that nobody has defined, and refuses them.
		ResponsePhrase: cmp.Or(p.ResponseStatusText, "Unknown"),
	})
	return true
}

// readStream reads a stream to its end. One that is over the limit, or that has not ended in half the time that a load may take, breaks off.
func (d *Document) readStream(ctx context.Context, stream chromeio.StreamHandle) (body []byte, err error) {
	for int64(len(body)) <= d.browser.opts.Limits.Bytes {
		var part chromeio.ReadResult
		if part, err = chromedp.Call(ctx, chromeio.Read, chromeio.ReadParams{Handle: stream, Size: 1 << 20}); err != nil {
			break
		}
		body = append(body, part.Data...)
		if part.EOF {
			break
		}
	}
	chromedp.Call(d.tab.Context, chromeio.Close, chromeio.CloseParams{Handle: stream})
	return body, err
}

// header is the value of a header, named in small letters.
func header(list []*fetch.HeaderEntry, name string) string {
	for _, h := range list {
		if strings.EqualFold(h.Name, name) {
			return h.Value
		}
	}
	return ""
}
