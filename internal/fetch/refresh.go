package fetch

import (
	"bytes"
	"net/http"
	"net/url"
	"strings"

	"golang.org/x/net/html"
)

// maxRefreshes are the pages on the way that send a reader elsewhere at once; package render
// follows as many.
const maxRefreshes = 3

// refreshHead is how much of a page is looked through for its refresh, in bytes.
const refreshHead = 64 << 10

// refreshOf is the address that a page at an address sends its readers to at once, as a redirect does:
// by the field Refresh of its head, or else by <meta http-equiv=refresh> outside <noscript>. It is nil
// for one that shows itself first, however shortly, for one that only loads itself anew, and for what
// is no address of the web.
func refreshOf(at *url.URL, head http.Header, body []byte) *url.URL {
	base, address := at, refreshAddress(head.Get("Refresh"))
	if address == "" {
		base, address = metaRefresh(at, body)
	}
	if address == "" {
		return nil
	}
	next, err := base.Parse(address)
	if err != nil || next.Scheme != "http" && next.Scheme != "https" || withoutFragment(next) == withoutFragment(at) {
		return nil
	}
	return next
}

// withoutFragment is an address as its server is asked for it.
func withoutFragment(u *url.URL) string {
	at, _, _ := strings.Cut(u.String(), "#")
	return at
}

// metaRefresh is what the first meta element says that sends elsewhere at once, and what its address
// is relative to.
func metaRefresh(at *url.URL, body []byte) (base *url.URL, address string) {
	body = body[:min(len(body), refreshHead)]
	if !bytes.Contains(bytes.ToLower(body), []byte("refresh")) {
		return at, ""
	}
	base, based := at, false
	for z := html.NewTokenizer(bytes.NewReader(body)); ; {
		switch z.Next() {
		case html.ErrorToken:
			return at, ""
		case html.StartTagToken, html.SelfClosingTagToken:
			t := z.Token()
			switch {
			case t.Data == "base" && !based:
				if u, err := at.Parse(attribute(t, "href")); err == nil {
					base, based = u, true
				}
			case t.Data == "meta" && strings.EqualFold(attribute(t, "http-equiv"), "refresh"):
				if address := refreshAddress(attribute(t, "content")); address != "" {
					return base, address
				}
			}
		}
	}
}

func attribute(t html.Token, name string) string {
	for _, a := range t.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// refreshAddress is the address in the value of a refresh that comes at once, empty for others (HTML,
// section "Refresh state", the shared declarative refresh steps). Fractions of a second count as
// nothing there.
func refreshAddress(value string) string {
	value = strings.TrimLeft(value, " \t\r\n\f")
	rest := strings.TrimLeft(value, "0123456789")
	seconds := value[:len(value)-len(rest)]
	if strings.Trim(seconds, "0") != "" || seconds == "" && !strings.HasPrefix(rest, ".") {
		return ""
	}
	rest = strings.TrimLeft(rest, "0123456789.")
	address := strings.TrimLeft(rest, " \t\r\n\f")
	if address != "" && (address[0] == ';' || address[0] == ',') {
		address = strings.TrimLeft(address[1:], " \t\r\n\f")
	} else if address == rest {
		return "" // other words than a number
	}
	if name := min(len(address), 3); strings.EqualFold(address[:name], "url") {
		if named, ok := strings.CutPrefix(strings.TrimLeft(address[name:], " \t\r\n\f"), "="); ok {
			address = strings.TrimLeft(named, " \t\r\n\f")
		}
	}
	if address != "" && (address[0] == '"' || address[0] == '\'') {
		address, _, _ = strings.Cut(address[1:], address[:1])
	}
	return strings.TrimSpace(address)
}
