package page

import (
	"net"
	"net/url"
	"strings"

	"golang.org/x/net/publicsuffix"
)

// Resolve makes a reference of the page absolute. It returns "" for what cannot
// be parsed or is not http or https: javascript:, data:, file: and their kin never
// come out of it.
func (p *Page) Resolve(ref string) string {
	ref = strings.TrimSpace(ref)
	if ref == "" {
		return ""
	}
	if isPlain(ref) {
		return ref
	}
	if ref[0] == '/' {
		origin, ok := origin(p.base())
		if address := origin + ref; ok && isPlain(address) { // within the site, as most other links are
			return address
		}
		if p.base() == "" {
			return "" // it has no scheme
		}
	}
	u, err := url.Parse(ref)
	if err != nil {
		return ""
	}
	base := &url.URL{}
	if !u.IsAbs() { // nothing is asked of the base otherwise
		if base, err = url.Parse(p.base()); err != nil {
			return ""
		}
	}
	if p.base() != "" {
		u = base.ResolveReference(u)
	}
	switch u.Scheme {
	case "http", "https":
		if u.Host == "" {
			return ""
		}
		return u.String()
	}
	return ""
}

// isPlain reports whether a reference is an absolute address that stays as it is when it is
// taken apart and put together: of http or https, a host by its name, and a path without
// anything to escape or to resolve. Most links of the web are, and to take one apart costs
// more than all else that is asked of it.
func isPlain(ref string) bool {
	rest, ok := strings.CutPrefix(ref, "https://")
	if !ok {
		rest, ok = strings.CutPrefix(ref, "http://")
	}
	end := strings.IndexByte(rest, '/')
	if !ok || end <= 0 {
		return false
	}
	for i := range end {
		if c := rest[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '.' {
			return false
		}
	}
	for i := end; i < len(rest); i++ {
		switch c := rest[i]; {
		case c == '/' && i+1 < len(rest) && (rest[i+1] == '/' || rest[i+1] == '.'):
			return false
		case c != '/' && c != '.' && c != '-' && c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z'):
			return false
		}
	}
	return true
}

// origin is what of a plain address stands before its path.
func origin(address string) (origin string, ok bool) {
	if !isPlain(address) {
		return "", false
	}
	host := strings.Index(address, "://") + len("://")
	return address[:host+strings.IndexByte(address[host:], '/')], true
}

// SameURL reports whether ref leads to the page itself: the same address but for
// the fragment and a slash at the end.
func (p *Page) SameURL(ref string) bool {
	if p.URL == "" {
		return false
	}
	target := p.Resolve(ref)
	return target != "" && comparable(target) == comparable(p.URL)
}

// LeadsNowhere reports whether a reference goes to no page: it is empty, a fragment, or a script.
func LeadsNowhere(ref string) bool {
	ref = strings.TrimSpace(ref)
	return ref == "" || ref[0] == '#' || len(ref) >= len(scriptScheme) && strings.EqualFold(ref[:len(scriptScheme)], scriptScheme)
}

// scriptScheme begins the address of a script.
const scriptScheme = "javascript:"

// OnHost reports whether a reference of the page is to its host, with or without "www.". That is
// narrower than SameSite: many people have pages below one domain, each on a host of their own. A
// reference without a host is, unless its scheme is none of the web.
func (p *Page) OnHost(ref string) bool {
	u, err := url.Parse(strings.TrimSpace(ref))
	if err != nil || u.Host == "" {
		return err == nil && u.Scheme == ""
	}
	own, err := url.Parse(p.URL)
	return err == nil && SameHost(u, own)
}

// SameHost reports whether two addresses have the same host, with or without "www.".
func SameHost(a, b *url.URL) bool {
	name := func(u *url.URL) string { return strings.TrimPrefix(strings.ToLower(u.Host), "www.") }
	return name(a) == name(b)
}

// comparable strips what does not change which document an absolute URL names.
func comparable(address string) string {
	return strings.TrimSuffix(WithoutFragment(address), "/")
}

func (p *Page) base() string {
	if p.Base != "" {
		return p.Base
	}
	return p.URL
}

// maxDocumentTitle is how much of a <title> is read, in bytes. What is longer is no title, and
// is compared with many texts of the page.
const maxDocumentTitle = 8192

// DocumentTitle is the normalised text of the document's <title>, at most 8,192 bytes of it; ""
// when there is none.
func (p *Page) DocumentTitle() string {
	for i := range p.Nodes {
		n := &p.Nodes[i]
		// A <title> inside an svg is a tooltip, not the document's.
		if n.Tag != "title" || p.Inside(NodeID(i), "svg") {
			continue
		}
		var text strings.Builder
		for c := range p.Children(NodeID(i)) {
			text.WriteString(p.Nodes[c].Text)
		}
		title := Norm(text.String())
		return strings.ToValidUTF8(title[:min(len(title), maxDocumentTitle)], "")
	}
	return ""
}

// Origin is scheme and host of an absolute address, as "https://example.org:8080". An
// address without a host is an origin of its own.
func Origin(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return address
	}
	return u.Scheme + "://" + u.Host
}

// Domain is the domain that people register, of the host of an address; "" where it has none, as
// where the host is an IP address.
func Domain(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	host := strings.ToLower(u.Hostname())
	if net.ParseIP(host) != nil {
		return ""
	}
	name, _ := publicsuffix.EffectiveTLDPlusOne(host) // "" with an error
	return name
}

// SameSite reports whether two addresses are of one site: hosts below one domain that somebody
// has registered. A host that has no such domain is a site with its port. What is no address is of
// no site.
func SameSite(a, b string) bool {
	u, err := url.Parse(a)
	v, err2 := url.Parse(b)
	if err != nil || err2 != nil {
		return false
	}
	if domain := Domain(a); domain != "" || Domain(b) != "" {
		return domain == Domain(b)
	}
	return strings.EqualFold(u.Host, v.Host)
}

// WithoutFragment is an address without what names a part of its document.
func WithoutFragment(address string) string {
	address, _, _ = strings.Cut(address, "#")
	return address
}
