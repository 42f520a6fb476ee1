// Package fetch loads HTML from the network without a browser, under a policy of package
// network and with the errors of package render.
package fetch

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"

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
	Found     bool  // addresses are from pages, see render.Source
}

// Client loads addresses, and keeps connections open for more of them. It is safe for
// concurrent use.
type Client struct {
	options Options
	http    *http.Client
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

// foundKey is the key of WithFound.
type foundKey struct{}

// WithFound has addresses that are asked for under the context taken for such as Options.Found says: a list of
// somebody else named them.
func WithFound(ctx context.Context) context.Context {
	return context.WithValue(ctx, foundKey{}, true)
}

func isFound(ctx context.Context) bool {
	found, _ := ctx.Value(foundKey{}).(bool)
	return found
}

// sessionKey is the key of the session of a request in its context.
type sessionKey struct{}

func session(ctx context.Context) *network.Session {
	return ctx.Value(sessionKey{}).(*network.Session)
}

func (c *Client) checkRedirect(next *http.Request, via []*http.Request) error {
	if err := c.count(next.Context()); err != nil {
		return err
	}
	if len(via) >= maxRedirects {
		return fmt.Errorf("more than %d redirects", maxRedirects)
	}
	// Unlike browsers, package http tells the whole address before, whatever a secret it is.
	if secrets(next.Context()).Get("Referer") == "" {
		next.Header.Del("Referer")
	}
	if s := session(next.Context()); !s.Owns(next.URL.String()) {
		for name := range secrets(next.Context()) {
			next.Header.Del(name)
		}
	}
	return allowed(next.Context(), next.URL.String())
}

// askedKey is the key of how many requests were made for a page.
type askedKey struct{}

// count counts one more request for a page; the error is that of too many.
func (c *Client) count(ctx context.Context) error {
	asked := ctx.Value(askedKey{}).(*int)
	if limit := c.options.Requests; limit > 0 && *asked >= limit {
		return &page.LimitError{What: "requests", Limit: int64(limit)}
	}
	*asked++
	return nil
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
