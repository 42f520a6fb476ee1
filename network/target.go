package network

import (
	"context"
	"net/netip"
	"slices"
	"sync"
)

// resolution is what a name resolved to, for as long as the session lasts.
type resolution struct {
	once      sync.Once
	addresses []netip.Addr
	err       error
}

// A page may try to reach so many hosts that are remembered as refused or failing.
const maxRemembered = 200

// target is where to connect to.
type target struct {
	host      string // to tell a proxy; empty: it is told the address
	addresses []netip.Addr
	port      uint16
}

// targets are the addresses of a host that the policy lets be reached.
func (s *Session) targets(ctx context.Context, host string, port uint16) (target, error) {
	p := s.policy
	host = canonical(host)
	given := s.given(host, port)
	if s.only && !given {
		return target{}, s.note(&RefusedError{Host: hostAndPort{host, port}.String(), Reason: "nothing but the page itself is loaded offline", Denied: true})
	}
	if e := p.refuses(host, port, given); e != nil {
		return target{}, s.note(e)
	}
	if to, ok := connectTo(p.ConnectTo, host, port); ok {
		list, err := s.resolve(ctx, canonical(to.host))
		if err != nil {
			return target{}, s.failedAt(host, port, err)
		}
		return target{addresses: list, port: to.port}, nil
	}
	free := p.free(host, port)
	t := target{port: port}
	// Whether a name leads to a network that is denied is known only of one that is resolved here.
	if (free || given && p.Mode == Given) && !p.deniesNetworks() && p.proxied(host, port) != nil {
		if a, ok := hostAddress(host); ok {
			t.addresses = []netip.Addr{a}
			return t, s.vet(&t, host, free, given)
		}
		// Whoever runs the proxy says where the name leads.
		t.host = host
		if !free {
			s.except()
		}
		return t, nil
	}
	var err error
	if t.addresses, err = s.resolve(ctx, host); err != nil {
		return t, s.failedAt(host, port, err)
	}
	return t, s.vet(&t, host, free, given)
}

// vet keeps the addresses that may be reached. The given host may be at others: at those
// of the internet on any port, and if it has none of these, at those it has.
func (s *Session) vet(t *target, host string, free, given bool) error {
	public := slices.ContainsFunc(t.addresses, func(a netip.Addr) bool { return notPublic(a) == "" })
	var kept []netip.Addr
	var first *RefusedError
	for _, a := range t.addresses {
		reason, final := s.policy.refusesAddress(a, t.port, free)
		if reason != "" && given && !final && (!public || notPublic(a) == "") {
			s.except()
			reason = ""
		}
		if reason == "" {
			kept = append(kept, a)
		} else if first == nil {
			first = &RefusedError{Host: hostAndPort{host, t.port}.String(), Reason: reason, Denied: reason == denied}
			if _, literal := hostAddress(host); !literal {
				first.Address = a.String()
			}
		}
	}
	if len(kept) == 0 && first != nil {
		return s.note(first)
	}
	t.addresses = kept
	return nil
}

// except notes that the given host is reached although the policy would refuse it.
func (s *Session) except() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.excepted = true
}

// resolve looks a name up, once in a session.
func (s *Session) resolve(ctx context.Context, host string) ([]netip.Addr, error) {
	s.mu.Lock()
	r := s.resolved[host]
	if r == nil {
		r = &resolution{}
		s.resolved[host] = r
	}
	s.mu.Unlock()
	r.once.Do(func() {
		// Whoever asks first must not take the answer away from the others.
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), s.policy.timeout())
		defer cancel()
		r.addresses, r.err = s.policy.lookup(ctx, host)
	})
	return r.addresses, r.err
}
