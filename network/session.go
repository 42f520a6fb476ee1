package network

import (
	"context"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/net/idna"
)

// Session is a Policy for one page. It is safe for concurrent use.
type Session struct {
	policy *Policy
	host   string // of the address that was given, empty for none
	port   uint16
	secure bool // it is https
	only   bool // nothing but that address

	mu       sync.Mutex
	resolved map[string]*resolution
	refused  []*RefusedError
	failed   map[string]error // by host and port
	left     map[hostAndPort]bool
	excepted bool
}

// Open begins a session for the page at an address; it may be empty, for a page that is
// from nowhere.
func (p *Policy) Open(given string) *Session {
	s := &Session{policy: p, resolved: map[string]*resolution{}, failed: map[string]error{}}
	if host, port, err := hostPort(given); err == nil {
		s.host, s.port, s.secure = host, port, strings.HasPrefix(strings.ToLower(given), "https:")
	}
	return s
}

// OpenOnly begins a session for a page that may reach nothing beyond the host that it was
// asked for at.
func (p *Policy) OpenOnly(given string) *Session {
	s := p.Open(given)
	s.only = true
	return s
}

// hostPort is where an http, https, ws or wss address connects to.
func hostPort(address string) (host string, port uint16, err error) {
	u, err := url.Parse(address)
	if err != nil {
		return "", 0, err
	}
	if host = canonical(u.Hostname()); host == "" {
		return "", 0, &net.AddrError{Err: "no host", Addr: ""}
	}
	if u.Port() != "" {
		n, err := strconv.ParseUint(u.Port(), 10, 16)
		return host, uint16(n), err
	}
	if u.Scheme == "https" || u.Scheme == "wss" {
		return host, 443, nil
	}
	return host, 80, nil
}

// canonical is a host as sessions compare it: names of other scripts as DNS has them, as
// browsers ask for them.
func canonical(host string) string {
	if strings.ContainsFunc(host, func(r rune) bool { return r > unicode.MaxASCII }) {
		if ascii, err := idna.Lookup.ToASCII(host); err == nil {
			host = ascii
		}
	}
	if a, ok := hostAddress(host); ok {
		return a.String()
	}
	return strings.TrimSuffix(strings.ToLower(host), ".")
}

// given reports whether the page was asked for at this host: on its own port, or on
// those that a server sends its readers on to.
func (s *Session) given(host string, port uint16) bool {
	return s.host != "" && host == s.host && (port == s.port || port == 80 || port == 443)
}

// Given is the host and port of the address that was asked for, empty for none.
func (s *Session) Given() string {
	if s.host == "" {
		return ""
	}
	return hostAndPort{s.host, s.port}.String()
}

// Excepted is Given, if that was reached although the policy would refuse its addresses
// to any other page; else empty. What a browser keeps of such a page is not for others.
func (s *Session) Excepted() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.excepted {
		return ""
	}
	return s.Given()
}

// Check resolves the host of an address and says whether the policy lets it be reached.
// The error is a *RefusedError, or that of the resolver.
func (s *Session) Check(ctx context.Context, address string) error {
	host, port, err := hostPort(address)
	if err != nil {
		return err
	}
	_, err = s.targets(ctx, host, port)
	return err
}

// note remembers a refusal.
func (s *Session) note(e *RefusedError) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.refused) < maxRemembered && !slices.ContainsFunc(s.refused, func(r *RefusedError) bool { return r.Host == e.Host }) {
		s.refused = append(s.refused, e)
	}
	if len(s.failed) < maxRemembered {
		s.failed[e.Host] = e
	}
	return e
}

// failedAt remembers why a host could not be reached.
func (s *Session) failedAt(host string, port uint16, err error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.failed) < maxRemembered {
		s.failed[hostAndPort{host, port}.String()] = err
	}
	return err
}

// giveUp refuses the page a place from now on.
func (s *Session) giveUp(at hostAndPort) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.left == nil {
		s.left = map[hostAndPort]bool{}
	}
	if len(s.left) < maxRemembered {
		s.left[at] = true
	}
}

// gaveUp reports whether a place was given up.
func (s *Session) gaveUp(at hostAndPort) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.left[at]
}

// Refused are the addresses that the page tried to reach and may not, in the order of
// its tries; at most 200.
func (s *Session) Refused() []*RefusedError {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.refused)
}

// Failure is why the host of an address could not be connected to, nil if it could or
// was never tried.
func (s *Session) Failure(address string) error {
	host, port, err := hostPort(address)
	if err != nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failed[hostAndPort{host, port}.String()]
}
