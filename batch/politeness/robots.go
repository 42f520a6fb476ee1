package politeness

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/temoto/robotstxt"

	"galley/internal/fetch"
	"galley/page"
	"galley/render"
	"galley/render/response"
)

// Bounds of robots.txt (RFC 9309, section 2.5).
const (
	maxRobots   = 500 << 10 // bytes that are read; the rest counts as not there
	robotsLimit = 8 << 20   // bytes after which a file is given up
	maxDelay    = time.Minute
)

// agent is the name that robots.txt calls the program by.
const agent = "galley"

// Robots is what the robots.txt of a host says. The zero value allows everything.
type Robots struct{ group *robotstxt.Group }

// LoadRobots loads the robots.txt for an address. A host without one allows everything.
// One whose server fails, or that cannot be reached, must not be entered (RFC 9309,
// section 2.3.1): that is a *render.StatusError or a *render.NetworkError, and worth
// another try.
func LoadRobots(ctx context.Context, client *fetch.Client, address string) (*Robots, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, &render.PolicyError{URL: address, Reason: "it is not a URL"}
	}
	at := (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: "/robots.txt"}).String()
	res, err := client.Get(ctx, at, robotsLimit)
	var large *page.LimitError
	switch {
	case errors.As(err, &large):
		return &Robots{}, nil
	case err != nil:
		return nil, err
	case res.Status == http.StatusTooManyRequests || res.Status >= 500:
		return nil, &render.StatusError{URL: at, Status: res.Status, RetryAfter: response.RetryAfter(res.Header.Get("Retry-After"), time.Now())}
	case res.Status >= 400:
		return &Robots{}, nil
	}
	return parseRobots(res.Body), nil
}

// parseRobots reads a robots.txt. One that makes no sense allows everything.
func parseRobots(body []byte) *Robots {
	if len(body) > maxRobots {
		body = body[:bytes.LastIndexByte(body[:maxRobots], '\n')+1]
	}
	data, err := robotstxt.FromBytes(body)
	if err != nil {
		return &Robots{}
	}
	return &Robots{data.FindGroup(agent)}
}

// Allows reports whether an address may be loaded.
func (r *Robots) Allows(address string) bool {
	u, err := url.Parse(address)
	if err != nil || r == nil || r.group == nil {
		return true
	}
	path := u.EscapedPath()
	if u.RawQuery != "" {
		path += "?" + u.RawQuery
	}
	return r.group.Test(path)
}

// Delay is what the file asks for between two requests, at most a minute.
func (r *Robots) Delay() time.Duration {
	if r == nil || r.group == nil {
		return 0
	}
	return min(r.group.CrawlDelay, maxDelay)
}
