package pager

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"
)

// address is one of an http or https page, as it is compared with others.
type address struct {
	host string // in small letters, with its port
	text string // path without a slash at its end, and query
}

// parseAddress leaves the scheme away, and what names a place on the page.
func parseAddress(href string) (address, bool) {
	u, err := url.Parse(href)
	if err != nil || u.Host == "" {
		return address{}, false
	}
	text := strings.TrimRight(u.EscapedPath(), "/")
	if u.RawQuery != "" {
		text += "?" + u.RawQuery
	}
	return address{strings.ToLower(u.Host), text}, true
}

// step is how one address differs from another: by a number that is put in, or by its value.
type step struct {
	from, to int    // the number before and after; from is 0 where there was none
	piece    string // what was put in, or the number
	query    bool   // in the query
	alone    bool   // what was put in is a part of the path or the query by itself
	folder   bool   // it is a part of the path that is the number alone
}

// stepTo is the step from a to b; ok is false where they differ by anything else.
func (a address) stepTo(b address) (s step, ok bool) {
	if a.host != b.host || a.text == b.text {
		return s, false
	}
	x, y, at, end := differing(a.text, b.text)
	if y == "" {
		return s, false
	}
	s.piece = y
	s.query = strings.Contains(b.text[:end], "?")
	if x != "" {
		s.from, ok = pageNumber(x, s.query)
		if !ok {
			return s, false
		}
		s.to, ok = pageNumber(y, s.query)
		return s, ok
	}
	found := inserted.FindStringSubmatch(y)
	if len(found) == 0 || found[inFolder] != "" && at > 0 && b.text[at-1] != '/' {
		return s, false
	}
	s.to, ok = pageNumber(found[behindWord]+found[inFolder], s.query)
	s.alone = strings.IndexByte("/?&", y[0]) >= 0 && (end == len(b.text) || strings.IndexByte("/?&", b.text[end]) >= 0)
	s.folder = s.alone && a.text != "" && folder.MatchString(y)
	return s, ok
}

// folder is "/2". "/v2" is sooner another version of the text, "/steps/2" a page below it.
var folder = regexp.MustCompile(`^/[0-9]+/?$`)

// inserted is what a number of a page is put into an address with: behind a separator, with one
// word at most and an ending, as in "/2", "-2", "/page/2", "?page=2", "/2.html"; or as a folder of
// its own, as in "2/" and "page/2/".
var inserted = regexp.MustCompile(`^(?:[/?&._,;:+~-][A-Za-z]{0,16}[/=._,;:+~-]?([0-9]+)(?:/|[.][a-z]{3,5})?|[A-Za-z]{0,16}[/_-]?([0-9]+)/)$`)

// Groups of inserted with the number.
const (
	behindWord = 1
	inFolder   = 2
)

// differing is what a and b have between what they begin and end with in common, y at
// b[at:end]. Numbers are not taken apart.
func differing(a, b string) (x, y string, at, end int) {
	short := min(len(a), len(b))
	for at < short && a[at] == b[at] {
		at++
	}
	for at > 0 && isDigit(a[at-1]) && (at < len(a) && isDigit(a[at]) || at < len(b) && isDigit(b[at])) {
		at--
	}
	tail := 0
	for tail < short-at && a[len(a)-1-tail] == b[len(b)-1-tail] {
		tail++
	}
	for tail > 0 && isDigit(b[len(b)-tail]) {
		tail--
	}
	return a[at : len(a)-tail], b[at : len(b)-tail], at, len(b) - tail
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// pageNumber reads the digits of a number of a page, or of an entry on it.
func pageNumber(digits string, query bool) (int, bool) {
	n, err := strconv.Atoi(digits)
	return n, err == nil && (n <= maxPages || query && n <= maxEntries) && isDigit(digits[0])
}

// ofComments reports whether a step is one through comments, by the name of the number.
func (s step) ofComments() bool {
	piece := strings.ToLower(s.piece)
	for _, name := range []string{"comment", "komment", "koment", "coment"} {
		if strings.Contains(piece, name) {
			return true
		}
	}
	return false
}
