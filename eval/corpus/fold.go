package corpus

import (
	"hash/fnv"
	"net/url"
	"strings"
)

// Fold is the fold of a document among n, in [0, n): which part of the pages is held
// out when weights are fitted without it. Pages that look alike are in one fold: those
// of a themed site, of a publisher or of a domain, whichever is known first; a page of
// which none is known is on its own. Sites, of which there are few, take turns by their
// index in the corpus; all others are spread by a hash, so that their folds are the same
// wherever the pages are. n must be positive.
func Fold(d Document, n int) int {
	if d.Site != "" {
		return d.SiteIndex % n
	}
	h := fnv.New64a()
	h.Write([]byte("galley" + d.origin()))
	v := h.Sum64()
	return int((v ^ v>>29) % uint64(n))
}

// origin is what pages of one design have in common.
func (d Document) origin() string {
	if d.Publisher != "" {
		return d.Publisher
	}
	if u, err := url.Parse(d.URL); err == nil && u.Host != "" {
		return strings.TrimPrefix(strings.ToLower(u.Host), "www.")
	}
	return d.ID
}
