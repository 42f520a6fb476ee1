package network

import (
	"bufio"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strconv"
	"strings"
	"time"

	"golang.org/x/net/http/httpguts"
	"golang.org/x/net/publicsuffix"
)

// Sender is what requests say of who sends them. Language is told to everybody. Header and
// User are secrets, and told to the host of the address that was asked for only; cookies
// to the hosts that they are of.
type Sender struct {
	Language string // Accept-Language; empty: a browser has that of the user, and a fetch none
	Header   http.Header
	User     *url.Userinfo  // for basic authentication
	Cookies  []*http.Cookie // without Domain: of the host that was asked for
}

// HasSecrets reports whether there is anything that not everybody may be told.
func (s *Sender) HasSecrets() bool { return len(s.Header) > 0 || s.User != nil || len(s.Cookies) > 0 }

// ForFound is what a host is told that nobody meant, such as one that a list of somebody else names: of the secrets
// only cookies that say whose they are.
func (s *Sender) ForFound() *Sender {
	own := &Sender{Language: s.Language}
	for _, c := range s.Cookies {
		if c.Domain != "" {
			own.Cookies = append(own.Cookies, c)
		}
	}
	return own
}

// ParseHeader adds the fields of a text, one a line: "Name: value".
func (s *Sender) ParseHeader(text string) error {
	for line := range strings.Lines(text) {
		if line = strings.TrimRight(line, "\r\n"); line == "" {
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		value = strings.TrimSpace(value)
		// The value is not told: it may be a secret.
		if !ok || !httpguts.ValidHeaderFieldName(name) || !httpguts.ValidHeaderFieldValue(value) {
			return errors.New(`want "Name: value"`)
		}
		switch http.CanonicalHeaderKey(name) {
		case "Host", "Content-Length", "Connection", "Transfer-Encoding", "Upgrade":
			return fmt.Errorf("the field %s is not for you to set", name)
		case "Cookie":
			if err := s.ParseCookies(value); err != nil {
				return err
			}
			continue
		}
		if s.Header == nil {
			s.Header = http.Header{}
		}
		s.Header.Add(name, value)
	}
	return nil
}

// ParseCookies adds cookies as the field Cookie has them: "name=value; other=value".
func (s *Sender) ParseCookies(text string) error {
	list, err := http.ParseCookie(strings.TrimSpace(text))
	if err != nil {
		return errors.New(`want "name=value; other=value"`)
	}
	s.Cookies = append(s.Cookies, list...)
	return nil
}

// maxCookies bounds a file of cookies.
const maxCookies = 10_000

// ReadCookies adds the cookies of a file as Netscape's, curl's and wget's are: a line has
// domain, whether hosts below it have it too, path, whether it is for https only, when it
// ends, name and value, with tabs between them. Those that have ended are left out.
func (s *Sender) ReadCookies(r io.Reader, now time.Time) error {
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		line, httpOnly := strings.CutPrefix(strings.TrimRight(lines.Text(), "\r\n"), "#HttpOnly_")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 7 || f[0] == "" || f[5] == "" {
			return fmt.Errorf("line %d is not one of a file of cookies: it has %d parts with tabs between them, want 7", n, len(f))
		}
		ends, err := strconv.ParseInt(f[4], 10, 64)
		if err != nil {
			return fmt.Errorf("line %d is not one of a file of cookies: its fifth part is no time", n) // it may be a secret
		}
		c := &http.Cookie{Name: f[5], Value: f[6], Path: f[2], Secure: f[3] == "TRUE", HttpOnly: httpOnly, Domain: strings.TrimPrefix(f[0], ".")}
		if f[1] == "TRUE" || strings.HasPrefix(f[0], ".") {
			c.Domain = "." + c.Domain
		}
		if ends > 0 {
			if c.Expires = time.Unix(ends, 0); c.Expires.Before(now) {
				continue
			}
		}
		if s.Cookies = append(s.Cookies, c); len(s.Cookies) > maxCookies {
			return fmt.Errorf("the file has more than %d cookies", maxCookies)
		}
	}
	return lines.Err()
}

// CookieAddress is an address that a cookie is sent to when a page is asked for at the
// given one.
func CookieAddress(c *http.Cookie, given string) string {
	u := &url.URL{Scheme: "http", Host: strings.TrimPrefix(c.Domain, "."), Path: "/"}
	if g, err := url.Parse(given); err == nil && c.Domain == "" {
		u.Scheme, u.Host = g.Scheme, g.Host
	}
	if c.Secure {
		u.Scheme = "https"
	}
	return u.String()
}

// Jar has the cookies for the page that is asked for at an address.
func (s *Sender) Jar(given string) http.CookieJar {
	jar, _ := cookiejar.New(&cookiejar.Options{PublicSuffixList: publicsuffix.List})
	for _, c := range s.Cookies {
		u, err := url.Parse(CookieAddress(c, given))
		if err != nil {
			continue
		}
		own := *c
		if own.Path == "" {
			own.Path = "/"
		}
		if !strings.HasPrefix(own.Domain, ".") {
			own.Domain = "" // of this host only
		}
		jar.SetCookies(u, []*http.Cookie{&own})
	}
	return jar
}

// Fields are the secret fields of requests to the host that was asked for. user is what its
// address named, and may be nil.
func (s *Sender) Fields(user *url.Userinfo) http.Header {
	h := s.Header.Clone()
	if h == nil {
		h = http.Header{}
	}
	if user == nil {
		user = s.User
	}
	if user != nil && h.Get("Authorization") == "" {
		password, _ := user.Password()
		h.Set("Authorization", "Basic "+base64.StdEncoding.EncodeToString([]byte(user.Username()+":"+password)))
	}
	return h
}

// ParseUser reads "name:password".
func ParseUser(text string) (*url.Userinfo, bool) {
	name, password, ok := strings.Cut(text, ":")
	if !ok || name == "" {
		return nil, false
	}
	return url.UserPassword(name, password), true
}

// Owns reports whether an address is at the host that was asked for, which secrets are
// meant for: with the same scheme and port, or https where http was asked for.
func (s *Session) Owns(address string) bool {
	host, port, err := hostPort(address)
	if err != nil || s.host == "" || host != s.host {
		return false
	}
	secure := strings.HasPrefix(strings.ToLower(address), "https:")
	return port == s.port && secure == s.secure || secure && port == 443 && s.port == 80
}

// WithoutUser is an address without the name and password in it, and these.
func WithoutUser(address string) (string, *url.Userinfo) {
	u, err := url.Parse(address)
	if err != nil || u.User == nil {
		return address, nil
	}
	user := u.User
	u.User = nil
	return u.String(), user
}

// Redact is an address as it may be shown: without name and password. What is no address
// stays as it is.
func Redact(address string) string {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		return address
	}
	authority, path := rest, ""
	if i := strings.IndexAny(rest, "/?#"); i >= 0 {
		authority, path = rest[:i], rest[i:]
	}
	if i := strings.LastIndexByte(authority, '@'); i >= 0 {
		return scheme + "://" + authority[i+1:] + path
	}
	return address
}
