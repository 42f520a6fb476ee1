// Package fetch loads HTML from the network without a browser, under a policy of package
// network and with the errors of package render.
package fetch

import (
	"cmp"
	"compress/gzip"
	"compress/zlib"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"mime"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/andybalholm/brotli"

	"galley/network"
	"galley/page"
	"galley/render"
)

// maxRedirects are followed before a server is given up.
const maxRedirects = 10

// Options of a Client.
type Options struct {
	UserAgent string          // empty: one that names galley
	Timeout   time.Duration   // for one request, its redirects included
	Network   *network.Policy // nil: the zero value
	Sender    network.Sender
	PerHost   int   // most connections to one host; zero: no bound
	Bytes     int64 // most of a page; zero: page.DefaultLimits.Bytes
	Requests  int   // most for one page, with its redirects; zero: 10
}

// Client loads addresses, and keeps connections open for more of them. It is safe for
// concurrent use.
type Client struct {
	options Options
	http    *http.Client
}

// Response is what a server answered.
type Response struct {
	URL    string // the last address
	Status int
	Header http.Header
	Body   []byte
	Time   time.Time // when it was asked for
}

// NewClient makes a client; Close ends its connections.
func NewClient(o Options) *Client {
	if o.UserAgent == "" {
		o.UserAgent = "Mozilla/5.0 (compatible; galley)"
	}
	if o.Network == nil {
		o.Network = &network.Policy{}
	}
	transport := &http.Transport{
		// As much as Chrome reads of a head.
		MaxResponseHeaderBytes: 256 << 10,
		ForceAttemptHTTP2:      true, MaxIdleConns: 200, MaxIdleConnsPerHost: 2,
		MaxConnsPerHost: o.PerHost, IdleConnTimeout: 30 * time.Second, TLSHandshakeTimeout: 15 * time.Second,
		// A connection that one address was given for is not for others.
		DisableKeepAlives: o.Network.Mode == network.Given,
		DialContext: func(ctx context.Context, net, address string) (net.Conn, error) {
			return session(ctx).DialContext(ctx, net, address)
		},
	}
	c := &Client{options: o}
	c.http = &http.Client{Transport: transport, CheckRedirect: c.checkRedirect}
	return c
}

// sessionKey is the key of the session of a request in its context.
type sessionKey struct{}

func session(ctx context.Context) *network.Session {
	return ctx.Value(sessionKey{}).(*network.Session)
}

func (c *Client) checkRedirect(next *http.Request, via []*http.Request) error {
	if limit := c.options.Requests; limit > 0 && len(via) >= limit {
		return &page.LimitError{What: "requests", Limit: int64(limit)}
	}
	if len(via) >= maxRedirects {
		return fmt.Errorf("more than %d redirects", maxRedirects)
	}
	if s := session(next.Context()); !s.Owns(next.URL.String()) {
		for name := range secrets(next.Context()) {
			next.Header.Del(name)
		}
	}
	return allowed(next.Context(), next.URL.String())
}

// secretsKey is the key of the fields that are for the host that was asked for.
type secretsKey struct{}

func secrets(ctx context.Context) http.Header { return ctx.Value(secretsKey{}).(http.Header) }

// allowed fails where the policy does not let an address be loaded. Connections are
// checked when they are made; one that is there already is used for whoever asks.
func allowed(ctx context.Context, address string) error {
	if err := (render.Source{URL: address}).Check(); err != nil {
		return err
	}
	var refused *network.RefusedError
	if err := session(ctx).Check(ctx, address); errors.As(err, &refused) {
		return refused
	}
	return nil // what else is wrong shows when it is loaded
}

// Close ends connections that are not in use.
func (c *Client) Close() { c.http.CloseIdleConnections() }

// HTML loads the HTML of an address: that and nothing else. Redirects are followed as
// far as the policy allows, and URL is the last address. Errors are *render.PolicyError,
// *render.NetworkError, *render.StatusError, *render.TypeError and *page.LimitError.
func HTML(ctx context.Context, address string, o Options) (render.Source, error) {
	c := NewClient(o)
	defer c.Close()
	r, err := c.HTML(ctx, address)
	if err != nil {
		return render.Source{}, err
	}
	return r.Source(), nil
}

// Source is the answer as a page.
func (r *Response) Source() render.Source {
	return render.Source{URL: r.URL, HTML: r.Body, ContentType: r.Header.Get("Content-Type")}
}

// HTML is Get for pages: what is not one is a *render.TypeError, and an error page a
// *render.StatusError.
func (c *Client) HTML(ctx context.Context, address string) (*Response, error) {
	r, err := c.get(ctx, address, "text/html,application/xhtml+xml", cmp.Or(c.options.Bytes, page.DefaultLimits.Bytes), func(res *http.Response) error {
		final := network.Redact(res.Request.URL.String())
		if res.StatusCode >= 400 {
			return &render.StatusError{URL: final, Status: res.StatusCode, RetryAfter: render.RetryAfter(res.Header.Get("Retry-After"), time.Now())}
		}
		if kind, _, err := mime.ParseMediaType(res.Header.Get("Content-Type")); err == nil && !render.IsPage(kind) {
			return &render.TypeError{URL: final, Type: kind}
		}
		if res.StatusCode == http.StatusNoContent || res.StatusCode == http.StatusResetContent || isAttachment(res.Header) {
			return &render.TypeError{URL: final, Type: "a download or an empty answer"}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if kind := page.NotHTML(r.Body); kind != "" {
		return nil, &render.TypeError{URL: r.URL, Type: kind}
	}
	return r, nil
}

// decoded is the body of an answer in its content coding (RFC 9110, section 8.4.1): of those
// that were not asked for, too, because servers use them all the same, and browsers read
// them.
func decoded(res *http.Response) (io.Reader, error) {
	switch coding := strings.ToLower(strings.TrimSpace(res.Header.Get("Content-Encoding"))); coding {
	case "", "identity":
		return res.Body, nil
	case "br":
		return brotli.NewReader(res.Body), nil
	case "gzip", "x-gzip":
		return gzip.NewReader(res.Body)
	case "deflate":
		return zlib.NewReader(res.Body)
	default:
		return nil, fmt.Errorf("the content coding %.40q is not known", coding)
	}
}

// isAttachment reports an answer that is to be saved and not shown.
func isAttachment(h http.Header) bool {
	kind, _, _ := strings.Cut(h.Get("Content-Disposition"), ";")
	return strings.EqualFold(strings.TrimSpace(kind), "attachment")
}

// Get loads whatever is at an address, error pages included, as far as limit bytes.
// Errors are *render.PolicyError, *render.NetworkError and *page.LimitError.
func (c *Client) Get(ctx context.Context, address string, limit int64) (*Response, error) {
	return c.get(ctx, address, "*/*", limit, func(*http.Response) error { return nil })
}

// get loads an address; check sees the head of the answer before the body is read.
func (c *Client) get(ctx context.Context, address, accept string, limit int64, check func(*http.Response) error) (*Response, error) {
	ctx, cancel := context.WithTimeout(ctx, c.options.Timeout)
	defer cancel()
	address, user := network.WithoutUser(address)
	ctx = context.WithValue(ctx, sessionKey{}, c.options.Network.Open(address))
	fields := c.options.Sender.Fields(user)
	ctx = context.WithValue(ctx, secretsKey{}, fields)
	if err := allowed(ctx, address); err != nil {
		return nil, fetchError(address, err)
	}
	outer := ctx
	ctx, turns := withTurns(ctx)
	defer turns.end()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, &render.PolicyError{URL: address, Reason: "it is not a URL"}
	}
	req.Header.Set("User-Agent", c.options.UserAgent)
	req.Header.Set("Accept", accept)
	if lang := c.options.Sender.Language; lang != "" {
		req.Header.Set("Accept-Language", lang)
	}
	maps.Copy(req.Header, fields)
	began := time.Now()
	client := *c.http
	client.Jar = c.options.Sender.Jar(address)
	res, err := client.Do(req)
	if err != nil {
		if late := turns.end(); late != nil && outer.Err() == nil {
			return nil, late
		}
		return nil, fetchError(address, err)
	}
	defer res.Body.Close()
	if err := check(res); err != nil {
		return nil, err
	}
	final := network.Redact(res.Request.URL.String())
	body, err := decoded(res)
	if err != nil {
		return nil, fetchError(final, err)
	}
	data, err := io.ReadAll(io.LimitReader(body, limit+1))
	if err != nil {
		return nil, fetchError(final, err)
	}
	if int64(len(data)) > limit {
		return nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	return &Response{URL: final, Status: res.StatusCode, Header: res.Header, Body: data, Time: began}, nil
}

// Post sends a request of somebody else's making, and drops what is answered. Redirects
// are not followed: what they lead to was not meant. Errors are *render.PolicyError and
// *render.NetworkError.
func (c *Client) Post(req *http.Request) (status int, err error) {
	address := req.URL.String()
	ctx := context.WithValue(req.Context(), sessionKey{}, c.options.Network.Open(address))
	if err := allowed(ctx, address); err != nil {
		return 0, fetchError(address, err)
	}
	req = req.WithContext(ctx)
	req.Header.Set("User-Agent", c.options.UserAgent)
	once := *c.http
	once.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	res, err := once.Do(req)
	if err != nil {
		return 0, fetchError(address, err)
	}
	res.Body.Close()
	return res.StatusCode, nil
}

// fetchError says why without the address, which the error has of itself.
func fetchError(address string, err error) error {
	var policy *render.PolicyError
	var refused *network.RefusedError
	var limit *page.LimitError
	var wrapped *url.Error
	switch {
	case errors.As(err, &limit):
		return limit
	case errors.As(err, &policy):
		return policy
	case errors.As(err, &refused):
		return render.Refused(address, refused)
	case errors.Is(err, context.Canceled):
		return err
	case errors.As(err, &wrapped):
		err = wrapped.Err
	}
	var dns *net.DNSError
	return &render.NetworkError{URL: address, Reason: err.Error(), NoHost: errors.As(err, &dns) && dns.IsNotFound}
}
