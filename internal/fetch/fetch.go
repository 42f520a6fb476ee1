// Package fetch loads HTML from the network without a browser, under the policy of
// package render and with its errors.
package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"time"

	"galley/page"
	"galley/render"
)

// maxRedirects are followed before a server is given up.
const maxRedirects = 10

// HTML loads the HTML of an address: that and nothing else. Redirects are followed as
// far as the policy allows, and URL is the last address. An empty user agent is one
// that names galley. Errors are *render.PolicyError, *render.NetworkError,
// *render.StatusError, *render.TypeError and *page.LimitError.
func HTML(ctx context.Context, address, userAgent string, timeout time.Duration) (render.Source, error) {
	if err := (render.Source{URL: address}).Check(); err != nil {
		return render.Source{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return render.Source{}, &render.PolicyError{URL: address, Reason: "it is not a URL"}
	}
	if userAgent == "" {
		userAgent = "Mozilla/5.0 (compatible; galley)"
	}
	req.Header.Set("User-Agent", userAgent)
	req.Header.Set("Accept", "text/html,application/xhtml+xml")
	client := &http.Client{CheckRedirect: func(next *http.Request, via []*http.Request) error {
		if len(via) >= maxRedirects {
			return fmt.Errorf("more than %d redirects", maxRedirects)
		}
		return render.Source{URL: next.URL.String()}.Check()
	}}
	defer client.CloseIdleConnections()
	res, err := client.Do(req)
	if err != nil {
		return render.Source{}, fetchError(address, err)
	}
	defer res.Body.Close()
	final := res.Request.URL.String()
	if res.StatusCode >= 400 {
		return render.Source{}, &render.StatusError{URL: final, Status: res.StatusCode}
	}
	contentType := res.Header.Get("Content-Type")
	if kind, _, err := mime.ParseMediaType(contentType); err == nil && !isPage(kind) {
		return render.Source{}, &render.TypeError{URL: final, Type: kind}
	}
	limit := page.DefaultLimits.Bytes
	data, err := io.ReadAll(io.LimitReader(res.Body, limit+1))
	if err != nil {
		return render.Source{}, fetchError(final, err)
	}
	if int64(len(data)) > limit {
		return render.Source{}, &page.LimitError{What: "bytes", Limit: limit}
	}
	return render.Source{URL: final, HTML: data, ContentType: contentType}, nil
}

func isPage(kind string) bool {
	return kind == "text/html" || kind == "application/xhtml+xml" || kind == "text/plain"
}

// fetchError says why without the address, which the error has of itself.
func fetchError(address string, err error) error {
	var policy *render.PolicyError
	var wrapped *url.Error
	switch {
	case errors.As(err, &policy):
		return policy
	case errors.Is(err, context.Canceled):
		return err
	case errors.As(err, &wrapped):
		err = wrapped.Err
	}
	return &render.NetworkError{URL: address, Reason: err.Error()}
}
