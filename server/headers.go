package server

import (
	"mime"
	"net/url"
	"strconv"
	"strings"
	"time"

	"galley/server/engine"
)

// accepted is the format that an Accept header asks for (RFC 9110, section 12.5.1): of ours that it names the one of the
// highest quality, and of several the first.
func accepted(accept string) string {
	best, highest := "md", 0.0
	for part := range strings.SplitSeq(accept, ",") {
		kind, params, err := mime.ParseMediaType(part)
		if err != nil {
			continue
		}
		quality := 1.0
		if q, ok := params["q"]; ok {
			if quality, err = strconv.ParseFloat(q, 64); err != nil {
				continue
			}
		}
		if format := formatOf[kind]; format != "" && quality > highest {
			best, highest = format, quality
		}
	}
	return best
}

// formatOf are the formats by their media types.
var formatOf = map[string]string{"text/markdown": "md", "text/html": "html", "text/plain": "text", "application/json": "json"}

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
