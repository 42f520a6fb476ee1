package network

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"strconv"
	"time"
)

// dialNext is how long to wait for a connection to one address of a host before the next
// one is tried as well (RFC 8305, section 5).
const dialNext = 250 * time.Millisecond

func (p *Policy) timeout() time.Duration {
	if p.Timeout > 0 {
		return p.Timeout
	}
	return 15 * time.Second
}

// Dial connects to a host, if the policy lets it be reached. The error is a
// *RefusedError, or that of the resolver or the network. A host that could not be connected
// to of late is not tried again, unless it is the one that was asked for.
func (s *Session) Dial(ctx context.Context, host string, port uint16) (conn net.Conn, err error) {
	at := hostAndPort{canonical(host), port}
	if s.gaveUp(at) {
		return nil, fmt.Errorf("connect to %s: the page gave it up", at)
	}
	if s.policy.proxied(at.host, port) != nil {
		return s.dial(ctx, host, port) // what fails may be the proxy
	}
	if !s.given(at.host, port) {
		if err := s.policy.down.failure(at, time.Now()); err != nil {
			return nil, s.failedAt(at.host, port, err)
		}
	}
	end := s.policy.down.ask(at, time.Now())
	conn, err = s.dial(ctx, host, port)
	if err != nil && ctx.Err() != nil {
		err = ctx.Err() // nobody waits for it any more
	}
	end(err, time.Now())
	return conn, err
}

func (s *Session) dial(ctx context.Context, host string, port uint16) (net.Conn, error) {
	t, err := s.targets(ctx, host, port)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, s.policy.timeout())
	defer cancel()
	var conn net.Conn
	if through := s.policy.proxied(canonical(host), port); through != nil {
		conn, err = t.through(ctx, through)
	} else {
		conn, err = race(ctx, t.addresses, t.port)
	}
	if err != nil {
		return nil, s.failedAt(canonical(host), port, err)
	}
	return conn, nil
}

// DialContext is Dial for an http.Transport.
func (s *Session) DialContext(ctx context.Context, _, address string) (net.Conn, error) {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	n, err := strconv.ParseUint(port, 10, 16)
	if err != nil {
		return nil, err
	}
	return s.Dial(ctx, host, uint16(n))
}

// race connects to one of the addresses: to the first, and to the next when that fails
// or takes long.
func race(ctx context.Context, addresses []netip.Addr, port uint16) (net.Conn, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	results := make(chan dialled, len(addresses))
	dialer := net.Dialer{KeepAlive: 30 * time.Second}
	next, running := 0, 0
	start := func() {
		if next < len(addresses) {
			at := netip.AddrPortFrom(addresses[next], port).String()
			go func() {
				conn, err := dialer.DialContext(ctx, "tcp", at)
				results <- dialled{conn, err}
			}()
			next++
			running++
		}
	}
	var first error
	for start(); running > 0; start() {
		timer := time.NewTimer(dialNext)
		select {
		case r := <-results:
			timer.Stop()
			running--
			if r.err == nil {
				go closeLate(results, running)
				return r.conn, nil
			}
			if first == nil {
				first = r.err
			}
		case <-timer.C:
		}
	}
	if first == nil {
		first = errors.New("the host has no address")
	}
	return nil, first
}

// dialled is what came of a try to connect.
type dialled struct {
	conn net.Conn
	err  error
}

// closeLate closes the connections of tries that were slower than another.
func closeLate(results <-chan dialled, tries int) {
	for range tries {
		if late := <-results; late.conn != nil {
			late.conn.Close()
		}
	}
}
