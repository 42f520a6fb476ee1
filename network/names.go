package network

import (
	"context"
	"net"
	"net/netip"
	"strings"
	"sync"
	"time"
)

// How long an answer of DNS is used, and how many are kept. Pages of one site follow each
// other, and Go's resolver keeps nothing.
const (
	nameAge  = time.Minute
	maxNames = 4096
)

// names are the answers of DNS of the last minute. Whoever uses them checks them.
type names struct {
	mu    sync.Mutex
	known map[string]answer
}

type answer struct {
	addresses []netip.Addr
	until     time.Time
}

func (n *names) get(host string, now time.Time) []netip.Addr {
	n.mu.Lock()
	defer n.mu.Unlock()
	if a, ok := n.known[host]; ok && now.Before(a.until) {
		return a.addresses
	}
	return nil
}

func (n *names) put(host string, addresses []netip.Addr, now time.Time) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.known == nil || len(n.known) >= maxNames {
		n.known = map[string]answer{}
	}
	n.known[host] = answer{addresses, now.Add(nameAge)}
}

// lookup resolves a host. Names that are never in DNS are not asked for (RFC 6761).
func (p *Policy) lookup(ctx context.Context, host string) ([]netip.Addr, error) {
	if a, ok := hostAddress(host); ok {
		return []netip.Addr{a}, nil
	}
	switch {
	case host == "localhost", strings.HasSuffix(host, ".localhost"):
		return []netip.Addr{netip.AddrFrom4([4]byte{127, 0, 0, 1}), netip.IPv6Loopback()}, nil
	case host == "invalid", strings.HasSuffix(host, ".invalid"), host == "":
		return nil, &net.DNSError{Err: "no such host", Name: host, IsNotFound: true}
	}
	if list := p.names.get(host, time.Now()); list != nil {
		return list, nil
	}
	resolver := p.Resolver
	if resolver == nil {
		resolver = net.DefaultResolver
	}
	list, err := resolver.LookupNetIP(ctx, "ip", host)
	if err != nil {
		return nil, err
	}
	for i, a := range list {
		// Go writes answers of IPv4 as addresses of IPv6.
		list[i] = a.Unmap()
	}
	p.names.put(host, list, time.Now())
	return list, nil
}
