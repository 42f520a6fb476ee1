package dataset

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"path"
	"strings"
)

const (
	maxReadable = 60 // bytes of a slug that are for people
	hashDigits  = 12 // 48 bits: a million pages collide with chance 0.002
)

// URLKey is an address without what does not change which page it names:
// fragment, slashes at the end, default port, case of scheme and host. A fragment
// that routes (#/… and #!…) stays, because it does change the page.
func URLKey(address string) string {
	u, err := url.Parse(strings.TrimSpace(address))
	if err != nil {
		plain, _, _ := strings.Cut(strings.TrimSpace(address), "#")
		return strings.TrimRight(plain, "/")
	}
	u.Scheme, u.Host = strings.ToLower(u.Scheme), strings.ToLower(u.Host)
	if port := u.Port(); u.Scheme == "http" && port == "80" || u.Scheme == "https" && port == "443" {
		u.Host = strings.TrimSuffix(u.Host, ":"+port)
	}
	u.Path, u.RawPath = strings.TrimRight(u.Path, "/"), strings.TrimRight(u.RawPath, "/")
	u.ForceQuery = false
	if !strings.HasPrefix(u.Fragment, "/") && !strings.HasPrefix(u.Fragment, "!") {
		u.Fragment, u.RawFragment = "", ""
	}
	return u.String()
}

// FileAddress is a made-up address for the page in a file that does not say where it is from: a dataset keeps pages
// by address. The name is a path with slashes. Names below .invalid lead nowhere (RFC 2606).
func FileAddress(name string) string {
	u := url.URL{Scheme: "http", Host: "file.invalid", Path: path.Join("/", name)}
	return u.String()
}

// Slug is the name of the folder that holds the page of an address. Equal keys
// (URLKey) give equal slugs.
func Slug(address string) string {
	key := URLKey(address)
	sum := sha256.Sum256([]byte(key))
	return readable(key) + "-" + hex.EncodeToString(sum[:])[:hashDigits]
}

// readable is the part of a slug that tells people which page it is. Names that
// Windows reserves (con, aux, com1…) are no danger, the hash comes after.
func readable(key string) string {
	text := key
	if u, err := url.Parse(key); err == nil {
		text = strings.TrimPrefix(u.Host, "www.") + "-" + u.Path + "-" + u.RawQuery
		if u.Scheme == "file" {
			// The folders of somebody's disk do not tell pages apart, and are nobody's business.
			text = path.Base(u.Path)
		}
	}
	var b strings.Builder
	for _, r := range strings.ToLower(text) {
		if b.Len() == maxReadable {
			break
		}
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	if s := strings.TrimRight(b.String(), "-"); s != "" {
		return s
	}
	return "page"
}

// validSlug reports whether a name can be that of a page folder. Folders that
// people renamed are as good as ours; what leads elsewhere or is hidden is not.
func validSlug(name string) bool {
	return name != "" && name[0] != '.' && len(name) < 200 && !strings.ContainsAny(name, "/\\:\x00")
}
