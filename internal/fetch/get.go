package fetch

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"maps"
	"net/http"
	"net/url"
	"time"

	"galley/network"
	"galley/network/coding"
	"galley/page"
	"galley/page/sniff"
	"galley/render"
	"galley/render/response"
)

// Response is what a server answered.
type Response struct {
	URL    string // the last address
	Status int
	Header http.Header
	Body   []byte
	Time   time.Time // when it was asked for
}

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
// *render.StatusError. A page that sends its readers elsewhere at once is followed like a redirect.
func (c *Client) HTML(ctx context.Context, address string) (*Response, error) {
	r, err := c.get(ctx, address, wanted{accept: "text/html,application/xhtml+xml", limit: cmp.Or(c.options.Bytes, page.DefaultLimits.Bytes), refresh: true, check: func(res *http.Response) error {
		final := network.Redact(res.Request.URL.String())
		if res.StatusCode >= 400 {
			return &render.StatusError{URL: final, Status: res.StatusCode, RetryAfter: response.RetryAfter(res.Header.Get("Retry-After"), time.Now())}
		}
		if kind := response.NotShown(res.StatusCode, response.MediaType(res.Header.Get("Content-Type")), response.IsSaved(res.Header.Get("Content-Disposition"))); kind != "" {
			return &render.TypeError{URL: final, Type: kind}
		}
		return nil
	}})
	if err != nil {
		return nil, err
	}
	if kind := sniff.NotHTML(r.Body); kind != "" {
		return nil, &render.TypeError{URL: r.URL, Type: kind}
	}
	return r, nil
}

// Get loads whatever is at an address, error pages included, as far as limit bytes.
// Errors are *render.PolicyError, *render.NetworkError and *page.LimitError.
func (c *Client) Get(ctx context.Context, address string, limit int64) (*Response, error) {
	return c.get(ctx, address, wanted{accept: "*/*", limit: limit, check: func(*http.Response) error { return nil }})
}

// wanted is what an address is asked for.
type wanted struct {
	accept  string
	limit   int64                      // most bytes of the body
	check   func(*http.Response) error // sees the head of an answer before its body is read
	refresh bool                       // a page that sends its readers elsewhere at once is followed
}

// get loads an address, and what it leads to.
func (c *Client) get(ctx context.Context, address string, w wanted) (*Response, error) {
	ctx, cancel := context.WithTimeout(ctx, c.options.Timeout)
	defer cancel()
	address, user := network.WithoutUser(address)
	given, sender := address, &c.options.Sender
	if c.options.Found || isFound(ctx) { // nobody meant its host with exceptions and secrets
		given, sender = "", c.options.Sender.ForFound()
	}
	ctx = context.WithValue(ctx, sessionKey{}, c.options.Network.Open(given))
	fields := sender.Fields(user)
	ctx = context.WithValue(ctx, secretsKey{}, fields)
	if err := allowed(ctx, address); err != nil {
		return nil, fetchError(address, err)
	}
	ctx = context.WithValue(ctx, askedKey{}, new(int))
	client := *c.http
	client.Jar = sender.Jar(address)
	for refreshes := 0; ; refreshes++ {
		r, last, err := c.load(ctx, &client, address, fields, w)
		if err != nil {
			return nil, err
		}
		var next *url.URL
		if w.refresh && refreshes < maxRefreshes {
			next = refreshOf(last, r.Header, r.Body)
		}
		if next == nil {
			return r, nil
		}
		if address = next.String(); !session(ctx).Owns(address) {
			fields = nil
		}
		if err := allowed(ctx, address); err != nil {
			return nil, fetchError(address, err)
		}
	}
}

// load asks for one address, follows redirects, and returns the answer with its address.
func (c *Client) load(ctx context.Context, client *http.Client, address string, fields http.Header, w wanted) (*Response, *url.URL, error) {
	outer := ctx
	ctx, turns := withTurns(ctx)
	defer turns.end()
	req, err := c.request(ctx, address, w.accept, fields)
	if err != nil {
		return nil, nil, err
	}
	if err := c.count(ctx); err != nil {
		return nil, nil, fetchError(address, err)
	}
	began := time.Now()
	res, err := client.Do(req)
	if err != nil {
		if late := turns.end(); late != nil && outer.Err() == nil {
			return nil, nil, late
		}
		return nil, nil, fetchError(address, err)
	}
	defer res.Body.Close()
	if err := w.check(res); err != nil {
		return nil, nil, err
	}
	final := network.Redact(res.Request.URL.String())
	data, err := readAll(res, final, w.limit)
	if err != nil {
		return nil, nil, err
	}
	return &Response{URL: final, Status: res.StatusCode, Header: res.Header, Body: data, Time: began}, res.Request.URL, nil
}

// request asks for an address, with the fields that say who does.
func (c *Client) request(ctx context.Context, address, accept string, fields http.Header) (*http.Request, error) {
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
	return req, nil
}

// readAll is the body of an answer from an address, without its content coding.
func readAll(res *http.Response, address string, limit int64) ([]byte, error) {
	body, err := coding.Decoded(res.Body, res.Header.Values("Content-Encoding")...)
	if err != nil {
		return nil, fetchError(address, err)
	}
	data, err := page.ReadLimited(new(bytes.Buffer), body, limit)
	if large := new(page.LimitError); err != nil && !errors.As(err, &large) {
		return nil, fetchError(address, err)
	}
	return data, err
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
