package render

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/network"
	"galley/render/tab"
)

// setCookies gives the tab the cookies of Options.Sender. They go with all others when the
// page is done. A page that says itself where it is from gets none: a saved file may name any host,
// and its scripts would run there with the cookies. One that was found elsewhere is loaded with those that say whose they are.
func (d *Document) setCookies(ctx context.Context, given string) error {
	sender := &d.browser.opts.Sender
	if d.src.Found {
		sender = sender.ForFound()
	}
	if len(sender.Cookies) == 0 || d.src.Found && d.src.HTML != nil {
		return nil
	}
	var params []*cdpnetwork.CookieParam
	for _, c := range sender.Cookies {
		p := &cdpnetwork.CookieParam{Name: c.Name, Value: c.Value, URL: network.CookieAddress(c, given), Path: c.Path, Secure: c.Secure, HTTPOnly: c.HttpOnly}
		if strings.HasPrefix(c.Domain, ".") {
			p.Domain = c.Domain
		}
		if !c.Expires.IsZero() {
			p.Expires = cdp.TimeSinceEpoch(c.Expires.Unix())
		}
		params = append(params, p)
	}
	if err := chromedp.Do(ctx, tab.Send(cdpnetwork.SetCookies, cdpnetwork.SetCookiesParams{Cookies: params})); err != nil {
		// Its words may have a cookie in them.
		return fmt.Errorf("Chrome does not take the cookies")
	}
	return nil
}

// origins are the origins that secret fields for an address are sent to; see
// network.Session.Owns.
func origins(address string) []string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return nil
	}
	list := []string{u.Scheme + "://" + strings.ToLower(u.Host)}
	if u.Scheme == "http" && (u.Port() == "" || u.Port() == "80") {
		host := strings.ToLower(u.Hostname())
		if strings.Contains(host, ":") {
			host = "[" + host + "]"
		}
		list = []string{"http://" + host, "https://" + host}
	}
	return list
}

// withFields are the fields of a request with others.
func withFields(headers cdpnetwork.Headers, fields http.Header) []*fetch.HeaderEntry {
	var list []*fetch.HeaderEntry
	for name, value := range headers {
		if _, ok := fields[http.CanonicalHeaderKey(name)]; !ok {
			list = append(list, &fetch.HeaderEntry{Name: name, Value: fmt.Sprint(value)})
		}
	}
	for name, values := range fields {
		list = append(list, &fetch.HeaderEntry{Name: name, Value: strings.Join(values, ", ")})
	}
	return list
}
