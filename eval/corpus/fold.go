package corpus

import (
	"hash/fnv"
	"net/url"
	"strings"
)

// Fold is the fold of a document among n, in [0, n): which part of the pages is held
// out when weights are fitted without it. Pages that look alike are in one fold: those
// of a publisher, of a themed site, or of a domain, whichever is known first; a page of
// which none is known is on its own. The fold depends on the document alone, so that
// weights fitted elsewhere name the same pages. n must be positive.
func Fold(d Document, n int) int {
	h := fnv.New64a()
	h.Write([]byte("galley" + d.origin()))
	v := h.Sum64()
	return int((v ^ v>>29) % uint64(n))
}

// origin is what pages of one design have in common.
func (d Document) origin() string {
	switch {
	case d.Publisher != "":
		return d.Publisher
	case d.Site != "":
		return d.Site
	}
	if u, err := url.Parse(d.URL); err == nil && u.Host != "" {
		return strings.TrimPrefix(strings.ToLower(u.Host), "www.")
	}
	return d.ID
}
