package page

import (
	"net/url"
	"path"
	"strings"
)

// IsFirstPage reports whether an absolute address is that of the first page of a site.
func IsFirstPage(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.RawQuery != "" {
		return false
	}
	file := strings.Trim(u.Path, "/")
	return file == "" || strings.TrimSuffix(file, path.Ext(file)) == "index"
}
