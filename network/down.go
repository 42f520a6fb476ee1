package network

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync"
	"syscall"
	"time"
)

// How long a host that could not be connected to is not tried again, the first time and at
// most: each further failure doubles it. How many hosts are remembered.
const (
	downFirst = 30 * time.Second
	downMost  = 5 * time.Minute
	maxDown   = 4096
)

// suspectAfter is how long a connection may be waited for before others to the same place
// are not waited for as well: its end decides for all.
const suspectAfter = 2 * time.Second

// silentAfter is how long a server must have said nothing to what it was asked, when the
// page gives up, to count as silent; silentPages is how many pages must have found it so.
const (
	silentAfter = 2 * time.Second
	silentPages = 2
)

// down are the places that could not be connected to of late, for all pages of a policy: a
// host that is gone is waited for once and not by every page that names it.
type down struct {
	mu    sync.Mutex
	known map[hostAndPort]*downHost
}

// downHost is what is known of one place.
type downHost struct {
	err    error
	until  time.Time // what err holds
	times  int       // it failed
	asked  time.Time // when the oldest connection that is waited for began; zero: none is
	asking int       // such connections
	silent map[*Session]bool
	heard  bool // it said something once
}

// failure is why a place is not to be tried, nil if it is.
func (d *down) failure(at hostAndPort, now time.Time) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	h := d.known[at]
	switch {
	case h == nil:
		return nil
	case now.Before(h.until):
		return h.err
	case h.asking > 0 && now.Sub(h.asked) > suspectAfter:
		return fmt.Errorf("connect to %s: another connection to it is waited for: %w", at, context.DeadlineExceeded)
	}
	return nil
}

// host is what is known of a place; it makes room for new ones.
func (d *down) host(at hostAndPort) *downHost {
	h := d.known[at]
	if h == nil {
		if d.known == nil || len(d.known) >= maxDown {
			d.known = map[hostAndPort]*downHost{}
		}
		h = &downHost{silent: map[*Session]bool{}}
		d.known[at] = h
	}
	return h
}

// ask notes that a connection is begun. The function it returns notes its end.
func (d *down) ask(at hostAndPort, now time.Time) (end func(err error, now time.Time)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	h := d.host(at)
	if h.asking++; h.asking == 1 {
		h.asked = now
	}
	return func(err error, now time.Time) {
		d.mu.Lock()
		defer d.mu.Unlock()
		h.asking--
		switch {
		case err == nil:
			h.times, h.until = 0, time.Time{}
		case gone(err):
			h.fail(err, now)
		}
		if err == nil && !h.heard && len(h.silent) == 0 && h.asking == 0 && d.known[at] == h {
			delete(d.known, at) // there is nothing to remember
		}
	}
}

func (h *downHost) fail(err error, now time.Time) {
	lasts := min(downFirst<<min(h.times, 10), downMost)
	h.err, h.until = err, now.Add(lasts)
	h.times++
}

// told notes what a server said to a page that left it: bytes, after a time. One that
// never said anything is down like one that takes no connections.
func (d *down) told(at hostAndPort, s *Session, bytes int64, took time.Duration, now time.Time) {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch h := d.host(at); {
	case bytes > 0:
		h.heard, h.silent = true, map[*Session]bool{}
	case took < silentAfter || h.heard:
	default:
		if h.silent[s] = true; len(h.silent) >= silentPages {
			h.silent = map[*Session]bool{}
			h.fail(fmt.Errorf("connect to %s: it takes connections and says nothing: %w", at, context.DeadlineExceeded), now)
		}
	}
}

// gone reports whether an error says that nothing is there, or nothing that answers. What
// may be wrong on this side is not remembered.
func gone(err error) bool {
	var dns *net.DNSError
	if errors.As(err, &dns) {
		return dns.IsNotFound || dns.IsTimeout
	}
	for _, known := range []error{context.DeadlineExceeded, syscall.ECONNREFUSED, syscall.ETIMEDOUT, syscall.EHOSTUNREACH, syscall.ENETUNREACH} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}
