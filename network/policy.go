package network

import (
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Mode says which addresses may be reached that no list names.
type Mode int

const (
	// Given is Public, and beyond it the host of the address that was asked for: who
	// types an address of a private network means it, but the page there, or one that
	// it leads to, may not choose others.
	Given Mode = iota
	// Public is the internet: no addresses of private, local, carrier or reserved
	// networks, and no ports but 80, 443, 8080 and 8443.
	Public
	// Any is every address.
	Any
	// None is no address at all.
	None
)

var modes = []string{"given", "public", "any", "none"}

// ParseMode reads the name of a mode: given, public, any or none.
func ParseMode(name string) (Mode, error) {
	if i := slices.Index(modes, name); i >= 0 {
		return Mode(i), nil
	}
	return 0, fmt.Errorf("want one of %s", strings.Join(modes, ", "))
}

func (m Mode) String() string {
	if m < 0 || int(m) >= len(modes) {
		return "unknown"
	}
	return modes[m]
}

// Policy says which addresses may be reached, and how. The zero value is Given, without
// lists, and with the proxy that the environment names. It must not be changed once it
// is used, and is safe for concurrent use then.
type Policy struct {
	Mode  Mode
	Allow []Rule     // may be reached whatever Mode says
	Deny  []Rule     // may not, whatever Mode and Allow say
	Block *Blocklist // hosts of advertisements and trackers; nil: none

	// ConnectTo says where to connect instead of what addresses say. Where it leads is
	// not checked.
	ConnectTo []ConnectTo
	// Proxy is the http, https or socks5 proxy that connections go through; nil: what
	// the environment says (HTTP_PROXY, HTTPS_PROXY, NO_PROXY). Unless Mode is Any,
	// or a rule or the given address allows them, names are resolved here and the proxy
	// is told the address; where Deny names a network, all are.
	Proxy    *url.URL
	Direct   bool          // no proxy, whatever the environment says
	Resolver *net.Resolver // nil: net.DefaultResolver
	Timeout  time.Duration // for one connection; zero: 15 s

	names names
	down  down
	env   struct {
		sync.Once
		proxy func(*url.URL) (*url.URL, error)
	}
}

// denied is the reason of what is on Policy.Deny.
const denied = "it is on the list of what is denied"

// RefusedError says that the policy does not let an address be reached.
type RefusedError struct {
	Host    string // with its port
	Address string // what it resolved to, where that is why; else empty
	Reason  string
	Denied  bool // it is on a list of what is denied or blocked
}

func (e *RefusedError) Error() string {
	if e.Address != "" {
		return fmt.Sprintf("%s leads to %s, which is refused: %s", e.Host, e.Address, e.Reason)
	}
	return fmt.Sprintf("%s is refused: %s", e.Host, e.Reason)
}

// Rule names hosts or networks, and may name a port of theirs.
type Rule struct {
	host    string // canonical; empty: network
	below   bool   // the hosts below host, not itself
	network netip.Prefix
	port    uint16 // 0: any
}

// ParseRule reads a host (example.org), all hosts below one (*.example.org), an address or
// a network (10.0.0.0/8), each also with a port (localhost:3000, [::1]:80).
func ParseRule(s string) (Rule, error) {
	var r Rule
	host := strings.ToLower(strings.TrimSpace(s))
	if strings.Contains(host, "://") {
		return r, fmt.Errorf("want a host or a network, without scheme and path, have %q", s)
	}
	if strings.Count(host, ":") == 1 || strings.HasPrefix(host, "[") && !strings.HasSuffix(host, "]") {
		h, port, err := net.SplitHostPort(host)
		if err != nil {
			return r, fmt.Errorf("want a host or a network, have %q: %w", s, err)
		}
		n, err := strconv.ParseUint(port, 10, 16)
		if err != nil || n == 0 {
			return r, fmt.Errorf("want a port from 1 to 65535, have %q", port)
		}
		host, r.port = h, uint16(n)
	}
	if network, err := netip.ParsePrefix(host); err == nil {
		r.network = network.Masked()
		return r, nil
	}
	if a, ok := hostAddress(host); ok {
		r.network = netip.PrefixFrom(a, a.BitLen())
		return r, nil
	}
	r.host, r.below = strings.CutPrefix(host, "*.")
	r.host = canonical(r.host)
	if r.host == "" || strings.ContainsAny(r.host, "*/:@?# ") {
		return r, fmt.Errorf("want a host (example.org, *.example.org) or a network (10.0.0.0/8), have %q", s)
	}
	return r, nil
}

// named reports whether the rule is for a host by its name.
func (r Rule) named(host string, port uint16) bool {
	if r.host == "" || r.port != 0 && r.port != port {
		return false
	}
	if r.below {
		return strings.HasSuffix(host, "."+r.host)
	}
	return host == r.host
}

// holds reports whether the rule is for an address.
func (r Rule) holds(a netip.Addr, port uint16) bool {
	return r.host == "" && (r.port == 0 || r.port == port) && (r.network.Contains(a) || r.network.Contains(a.Unmap()))
}

func anyNamed(rules []Rule, host string, port uint16) bool {
	return slices.ContainsFunc(rules, func(r Rule) bool { return r.named(host, port) })
}

func anyHolds(rules []Rule, a netip.Addr, port uint16) bool {
	return slices.ContainsFunc(rules, func(r Rule) bool { return r.holds(a, port) })
}

// deniesNetworks reports whether addresses are denied, and not names alone.
func (p *Policy) deniesNetworks() bool {
	return slices.ContainsFunc(p.Deny, func(r Rule) bool { return r.host == "" })
}

// free reports whether a host may be reached whatever its addresses are.
func (p *Policy) free(host string, port uint16) bool {
	return p.Mode == Any || anyNamed(p.Allow, host, port)
}

// refuses is why a host may not be reached, whatever its addresses are; empty: its
// addresses decide.
func (p *Policy) refuses(host string, port uint16, given bool) *RefusedError {
	e := &RefusedError{Host: net.JoinHostPort(host, strconv.Itoa(int(port)))}
	switch {
	case anyNamed(p.Deny, host, port):
		e.Reason, e.Denied = denied, true
	case !given && p.Block.has(host):
		e.Reason, e.Denied = "it is on the list of what is blocked", true
	case p.Mode == None && len(p.Allow) == 0:
		e.Reason = "the network is off"
	default:
		return nil
	}
	return e
}

// refusesAddress is why an address may not be reached, empty if it may. A free host may
// be at any that is not denied; final says that no exception is made.
func (p *Policy) refusesAddress(a netip.Addr, port uint16, free bool) (reason string, final bool) {
	switch {
	case anyHolds(p.Deny, a, port):
		return denied, true
	case free, anyHolds(p.Allow, a, port):
		return "", false
	case p.Mode == None:
		return "the network is off", true
	}
	if what := notPublic(a); what != "" {
		return "the address is " + what, p.Mode != Given
	}
	if !slices.Contains(webPorts, port) {
		return fmt.Sprintf("port %d is none of the web's", port), p.Mode != Given
	}
	return "", false
}
