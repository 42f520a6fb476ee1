package server

import (
	"net/url"
	"strconv"
	"strings"
	"time"

	"galley/server/engine"
)

// accepted is the format that an Accept header asks for: the first of ours that it names.
func accepted(accept string) string {
	for part := range strings.SplitSeq(accept, ",") {
		kind, _, _ := strings.Cut(strings.TrimSpace(part), ";")
		switch strings.ToLower(kind) {
		case "text/markdown":
			return "md"
		case "text/html":
			return "html"
		case "text/plain":
			return "text"
		case "application/json":
			return "json"
		}
	}
	return "md"
}

// caching reads the Cache-Control of a request (RFC 9111, section 5.2.1). What it does
// not know it leaves alone, as the RFC asks.
func caching(field string) engine.Caching {
	c := engine.Caching{MaxAge: -1}
	for part := range strings.SplitSeq(field, ",") {
		name, value, _ := strings.Cut(strings.ToLower(strings.TrimSpace(part)), "=")
		switch name {
		case "no-cache":
			c.NoCache = true
		case "no-store":
			c.NoCache, c.NoStore = true, true
		case "only-if-cached":
			c.OnlyIfCached = true
		case "max-age":
			if n, err := strconv.ParseUint(strings.Trim(value, `"`), 10, 31); err == nil {
				c.MaxAge = time.Duration(n) * time.Second
			}
		}
	}
	return c
}

// logged is an address as it may stand in a log: what is secret in addresses is a
// password, in the query, or in the fragment.
func logged(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: u.Path, RawPath: u.RawPath}).String()
}

// location is an address that may stand in a header.
func location(address string) string {
	if !strings.HasPrefix(address, "http") || strings.ContainsFunc(address, func(c rune) bool { return c < 0x21 || c > 0x7e }) {
		return ""
	}
	return address
}
