package site

import (
	"net/url"
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// Shares of the signs of a site that a page has at least: on its hosts after another build, or where
// nothing says whose a page is, and on other hosts. Pages of one system have names of classes in common.
const (
	leastSigns    = 0.3
	leastSignsOff = 0.6
	fewSigns      = 8 // that say nothing
)

// Host is the host of an address with its port, in small letters and without "www.". "" where it has
// none, or one that was made up for a file.
func Host(address string) string {
	u, err := url.Parse(address)
	if err != nil || strings.HasSuffix(u.Host, ".invalid") {
		return ""
	}
	return strings.TrimPrefix(strings.ToLower(u.Host), "www.")
}

// isHost reports whether a page is of a host of labelled pages, or of the domain of one.
func (s *Site) isHost(address string) bool {
	if _, found := slices.BinarySearch(s.Hosts, Host(address)); found {
		return true
	}
	domain := page.Domain(address)
	return domain != "" && slices.ContainsFunc(s.Hosts, func(host string) bool { return page.Domain("http://"+host) == domain })
}

// mayBe reports whether a page may be of the site, whatever its markup is: it is on a host of the
// labelled pages, or has enough of their signs. Where the labels say nothing of both, each may.
func (s *Site) mayBe(x *features.Index, onHost bool) bool {
	known := Host(x.Page.URL) != "" && len(s.Hosts) > 0
	switch {
	case onHost:
		return true
	case len(s.Signs) < fewSigns:
		return !known
	case known:
		return s.signed(x) >= leastSignsOff
	}
	return s.signed(x) >= leastSigns
}

// mayBeRebuilt is mayBe for pages that are known by less of their markup.
func (s *Site) mayBeRebuilt(x *features.Index, onHost bool) bool {
	if len(s.Signs) < fewSigns {
		return onHost
	}
	share := s.signed(x)
	return share >= leastSignsOff || onHost && share >= leastSigns
}

// signed is the share of the signs that a page has, in [0, 1].
func (s *Site) signed(x *features.Index) float64 {
	n := 0
	for _, sign := range x.Signs() {
		if _, found := slices.BinarySearch(s.Signs, sign); found {
			n++
		}
	}
	return float64(n) / float64(len(s.Signs))
}
