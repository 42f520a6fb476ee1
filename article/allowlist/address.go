package allowlist

import (
	"net/url"
	"regexp"
	"strings"

	"galley/page"
)

// LinkURL is where a link may lead: http, https and mailto; "" for all else.
func LinkURL(p *page.Page, href string) string {
	href = StripControls(href)
	if u := p.Resolve(href); u != "" {
		return u
	}
	if u, err := url.Parse(href); err == nil && u.Scheme == "mailto" && u.Opaque != "" {
		return u.String()
	}
	return ""
}

// StripControls drops what browsers drop from an address before they read it.
func StripControls(ref string) string {
	ref = strings.TrimFunc(ref, func(r rune) bool { return r <= ' ' })
	return strings.Map(func(r rune) rune {
		if r == '\t' || r == '\n' || r == '\r' {
			return -1
		}
		return r
	}, ref)
}

// maxData bounds one data: URI, in bytes.
const maxData = 1 << 20

// bitmap matches the only data: URIs that are written: pictures that cannot
// hold code, as SVG can.
var bitmap = regexp.MustCompile(`^(?i:data:image/(?:png|jpe?g|gif|webp|avif);base64,)[A-Za-z0-9+/]+=*$`)

// MediaURL makes the address of a picture absolute; "" for what is neither http,
// https nor a bitmap.
func MediaURL(p *page.Page, ref string) string {
	ref = StripControls(ref)
	if len(ref) >= 5 && strings.EqualFold(ref[:5], "data:") {
		if len(ref) > maxData || !bitmap.MatchString(ref) {
			return ""
		}
		return "data:" + ref[5:]
	}
	return p.Resolve(ref)
}
