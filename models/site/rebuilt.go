package site

import (
	"net/url"
	"slices"
	"strings"

	"galley/features"
	"galley/models/site/built"
)

// Rebuilt is how a site is known after its next build, where names of classes that a build makes are
// others. Places of titles and bodies are paths of tags there, and traits have what a build leaves of
// names.
type Rebuilt struct {
	Names built.Names `json:"names"`
	// Signs are lines that most labelled pages have: see [features.Index.Signs]. Sorted.
	Signs []string `json:"signs,omitempty"`
	Site  Site     `json:"site"`
}

// Shares of the signs that a page of the site has at least: on a host of labelled pages, where they tell
// its parts from each other, and elsewhere, where nothing else says whose a page is.
const (
	leastSigns    = 0.3
	leastSignsOff = 0.6
	fewSigns      = 8 // that say nothing of a page of another host
)

// Traits are those that the site is known by after its next build, and those that places are named by.
func (r *Rebuilt) Traits(x *features.Index) (traits, places *features.Traits) {
	return x.TraitsBy(r.Names.Lasting), x.TraitsBy(func(string) string { return "" })
}

// match is nil where a page is not of the site.
func (r *Rebuilt) match(x *features.Index, onHost bool) *Match {
	if !r.isSigned(x, onHost) {
		return nil
	}
	on := r.Site.compare(r.Traits(x))
	if !on.Frame {
		return nil
	}
	on.Host, on.Rebuilt = onHost, true
	return on
}

// isSigned reports whether a page has enough of the signs.
func (r *Rebuilt) isSigned(x *features.Index, onHost bool) bool {
	if len(r.Signs) < fewSigns {
		return onHost
	}
	n := 0
	for _, sign := range x.Signs() {
		if _, found := slices.BinarySearch(r.Signs, sign); found {
			n++
		}
	}
	least := leastSignsOff
	if onHost {
		least = leastSigns
	}
	return float64(n) >= least*float64(len(r.Signs))
}

// Host is the host of an address with its port, in small letters and without "www.". "" where it has none.
func Host(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return strings.TrimPrefix(strings.ToLower(u.Host), "www.")
}
