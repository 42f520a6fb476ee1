package page

import (
	"bytes"
	"html"
	"net/url"
	"regexp"
	"strings"
)

// savedFrom are what programs that save pages write before the head of one: browsers since Internet Explorer (the
// "mark of the web"), SingleFile, Monolith, HTTrack, whose addresses have no scheme, and WebScrapBook.
var savedFrom = regexp.MustCompile(`(?i)<!--\s*saved from url=\(\d{4,}\)(\S+)\s*-->` +
	`|Page saved with SingleFile\s+url:\s*(\S+)` +
	`|<!--\s*Saved from (\S+) at \S+ using monolith` +
	`|<!--\s*Mirrored from (\S+) by HTTrack` +
	`|<html\s[^<>]*\bdata-scrapbook-source="([^"<>]+)"`)

// mostBeforeHead is how many bytes at the beginning of a file are searched: what programs write there stands before
// the head.
const mostBeforeHead = 4096

// maySaySaved reports whether the begin of a file has a part of a word that each of savedFrom has. Most have none, and the
// expression takes as long as a fiftieth of all else that is done to a page.
func maySaySaved(begin []byte) bool {
	small := bytes.ToLower(begin)
	return bytes.Contains(small, []byte("aved")) || bytes.Contains(small, []byte("irrored")) || bytes.Contains(small, []byte("crapboo"))
}

// SavedFrom is the address that a saved page says it is from, an http or https URL; "" where it says none. It is
// as little to be trusted as the rest of the page.
func SavedFrom(data []byte) string {
	data = data[:min(len(data), mostBeforeHead)]
	if !maySaySaved(data) {
		return ""
	}
	found := savedFrom.FindSubmatch(data)
	for i, address := range found {
		if i == 0 || len(address) == 0 {
			continue
		}
		text := html.UnescapeString(string(address))
		if i == 4 && !strings.Contains(text, "://") {
			text = "http://" + text
		}
		u, err := url.Parse(text)
		if err != nil || u.Host == "" || u.User != nil || u.Scheme != "http" && u.Scheme != "https" {
			return ""
		}
		return u.String()
	}
	return ""
}
