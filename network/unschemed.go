package network

import (
	"path"
	"slices"
	"strings"
)

// pageEndings are the ends of names of files that hold pages; none is a domain that
// people would mean.
var pageEndings = []string{".gz", ".html", ".htm", ".xhtml", ".mhtml", ".mht", ".webarchive", ".eml", ".txt", ".json", ".jsonl", ".pdf", ".xml", ".warc", ".wacz"}

// LooksLikeAddress says whether a name that is no file may be an address without its
// scheme, such as example.org/story: it begins with what may be a host.
func LooksLikeAddress(name string) bool {
	host, rest, slashed := strings.Cut(name, "/")
	host, _, _ = strings.Cut(host, ":")
	if strings.ContainsAny(host, "\\ ") || strings.HasPrefix(host, ".") {
		return false
	}
	ending := path.Ext(host)
	if len(ending) < 3 {
		return false
	}
	return slashed && rest != "" || !slices.Contains(pageEndings, strings.ToLower(ending))
}
