package input

import (
	"fmt"
	"net"
	"net/url"
	"path"
	"strconv"
	"strings"

	"golang.org/x/net/idna"
)

// Normalize writes an address so that the same resource has the same address, by what
// RFC 3986 calls syntax-based and scheme-based normalisation (sections 6.2.2 and 6.2.3):
// case of scheme, host and percent codes, needless percent codes, dot segments, default
// ports, the empty path. The fragment is dropped, unless it is a route (#/story/1, #!/story/1): there
// a script shows another page for each. The query stays as it is: which of its
// parts matter, and whether their order does, only the server knows. Hosts are ASCII
// (IDNA). Addresses that are not http or https are returned as they are; they are refused
// when they are loaded.
func Normalize(address string) (string, error) {
	u, err := url.Parse(strings.TrimSpace(address))
	if err != nil {
		return "", fmt.Errorf("%.200q is not an address: %w", address, plainURLError(err))
	}
	u.Scheme = strings.ToLower(u.Scheme)
	if u.Scheme != "http" && u.Scheme != "https" {
		return address, nil
	}
	if u.Host == "" {
		return "", fmt.Errorf("%.200q names no host", address)
	}
	if u.Host, err = normalHost(u.Scheme, u.Hostname(), u.Port()); err != nil {
		return "", fmt.Errorf("%.200q is not an address: %w", address, err)
	}
	if u.ForceQuery = false; !isRoute(u.Fragment) {
		u.Fragment, u.RawFragment = "", ""
	}
	escaped := normalEscapes(u.EscapedPath())
	if escaped == "" {
		escaped = "/"
	}
	escaped = removeDots(escaped)
	if u.Path, err = url.PathUnescape(escaped); err != nil {
		return "", fmt.Errorf("%.200q is not an address: %w", address, err)
	}
	u.RawPath = escaped
	u.RawQuery = normalEscapes(u.RawQuery)
	return u.String(), nil
}

// isRoute reports whether a fragment names a page for a script, and not a place in the document.
func isRoute(fragment string) bool {
	route, bang := strings.CutPrefix(fragment, "!")
	return (bang || strings.HasPrefix(route, "/")) && route != "" && route != "/"
}

// plainURLError is the error without the address, which is said already.
func plainURLError(err error) error {
	if e, ok := err.(*url.Error); ok {
		return e.Err
	}
	return err
}

func normalHost(scheme, host, port string) (string, error) {
	host = strings.TrimRight(strings.ToLower(host), ".")
	if net.ParseIP(host) == nil {
		ascii, err := idna.Lookup.ToASCII(host)
		if err != nil && strings.Trim(host, "abcdefghijklmnopqrstuvwxyz0123456789-._") != "" {
			return "", err
		}
		if err == nil {
			host = strings.TrimRight(ascii, ".") // other scripts have full stops of their own
		}
	}
	if host == "" {
		return "", fmt.Errorf("it names no host")
	}
	if _, err := strconv.ParseUint(port, 10, 16); port != "" && err != nil {
		return "", fmt.Errorf("its port is above 65535")
	}
	if port == "" || scheme == "http" && port == "80" || scheme == "https" && port == "443" {
		if strings.Contains(host, ":") {
			return "[" + host + "]", nil
		}
		return host, nil
	}
	return net.JoinHostPort(host, port), nil
}

// normalEscapes decodes percent codes of unreserved characters, writes the others in
// upper case, and encodes what must not stand there as it is.
func normalEscapes(s string) string {
	const hex = "0123456789ABCDEF"
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		c := s[i]
		coded := false
		if c == '%' && i+2 < len(s) && unhex(s[i+1]) >= 0 && unhex(s[i+2]) >= 0 {
			c, coded = byte(unhex(s[i+1])<<4|unhex(s[i+2])), true
			i += 2
		}
		switch {
		case isUnreserved(c), !coded && c > 0x20 && c < 0x7f && c != '"' && c != '<' && c != '>':
			b.WriteByte(c)
		default:
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		}
	}
	return b.String()
}

func unhex(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

func isUnreserved(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte("-._~", c) >= 0
}

// removeDots resolves . and .. (RFC 3986, section 5.2.4); slashes that stand together stay.
func removeDots(p string) string {
	if !strings.Contains(p, "/.") {
		return p
	}
	if strings.Contains(p, "//") {
		return p // path.Clean would join them
	}
	clean := path.Clean("/" + strings.TrimPrefix(p, "/"))
	last := p[strings.LastIndex(p, "/")+1:]
	if (last == "" || last == "." || last == "..") && clean != "/" {
		clean += "/"
	}
	return clean
}

// HostOf is the host and port of an address, in lower case; empty if it has none.
func HostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return strings.ToLower(u.Host)
}
