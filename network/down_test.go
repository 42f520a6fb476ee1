package network

import (
	"context"
	"errors"
	"fmt"
	"net"
	"syscall"
	"testing"
	"time"

	"galley/network/nametest"
)

// A host that is gone is looked for once, for all pages; the page that is asked for there
// is tried anew.
func TestDownIsKnown(t *testing.T) {
	names, resolver := nametest.Serve(t, map[string][]string{"gone.example": {""}})
	p := &Policy{Mode: Any, Resolver: resolver}
	for range 3 {
		page := p.Open("http://page.example/")
		var dns *net.DNSError
		if _, err := page.Dial(t.Context(), "gone.example", 80); !errors.As(err, &dns) || !dns.IsNotFound {
			t.Errorf("%v", err)
		}
		if !errors.As(page.Failure("http://gone.example/a.js"), &dns) {
			t.Errorf("the page is not told: %v", page.Failure("http://gone.example/a.js"))
		}
	}
	if n := names.Asked("gone.example"); n != 1 {
		t.Errorf("asked for %d times by pages that name it, want once", n)
	}
	for range 2 {
		if _, err := p.Open("http://gone.example/").Dial(t.Context(), "gone.example", 80); err == nil {
			t.Error("connected")
		}
	}
	if n := names.Asked("gone.example"); n != 3 {
		t.Errorf("asked for %d times, want each time that it is asked for itself", n)
	}
	if _, err := (&Policy{Mode: Any, Resolver: resolver}).Open("").Dial(t.Context(), "gone.example", 80); err == nil || names.Asked("gone.example") != 4 {
		t.Errorf("another policy knows of it: %v", err)
	}
}

func TestDown(t *testing.T) {
	at, start := hostAndPort{"host.example", 80}, time.Unix(1000, 0)
	refused := &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}
	after := func(d time.Duration) time.Time { return start.Add(d) }
	fail := func(d *down, err error, now time.Time) { d.ask(at, now)(err, now) }
	pages := []*Session{{}, {}, {}}
	for _, tt := range []struct {
		name string
		do   func(d *down)
		at   time.Duration
		down bool
	}{
		{"nothing happened", func(d *down) {}, 0, false},
		{"refused", func(d *down) { fail(d, refused, start) }, downFirst - 1, true},
		{"refused long ago", func(d *down) { fail(d, refused, start) }, downFirst, false},
		{"refused twice", func(d *down) { fail(d, refused, start); fail(d, refused, start) }, 2*downFirst - 1, true},
		{"refused often", func(d *down) {
			for range 50 {
				fail(d, refused, start)
			}
		}, downMost, false},
		{"refused, and there again", func(d *down) { fail(d, refused, start); fail(d, nil, start) }, 1, false},
		{"no name", func(d *down) { fail(d, &net.DNSError{IsNotFound: true}, start) }, 1, true},
		{"the resolver is at fault", func(d *down) { fail(d, &net.DNSError{Err: "server misbehaving"}, start) }, 1, false},
		{"too many open files", func(d *down) { fail(d, syscall.EMFILE, start) }, 1, false},
		{"given up", func(d *down) { fail(d, context.Canceled, start) }, 1, false},
		{"waited for", func(d *down) { d.ask(at, start) }, suspectAfter, false},
		{"waited for long", func(d *down) { d.ask(at, start) }, suspectAfter + 1, true},
		{"waited for long, and came", func(d *down) { d.ask(at, start)(nil, after(suspectAfter)) }, suspectAfter + 1, false},
		{"said nothing to one page", func(d *down) {
			d.told(at, pages[0], 0, silentAfter, start)
			d.told(at, pages[0], 0, silentAfter, start)
		}, 1, false},
		{"said nothing to two", func(d *down) {
			d.told(at, pages[0], 0, silentAfter, start)
			d.told(at, pages[1], 0, silentAfter, start)
		}, 1, true},
		{"had no time to say anything", func(d *down) {
			d.told(at, pages[0], 0, silentAfter-1, start)
			d.told(at, pages[1], 0, silentAfter-1, start)
		}, 1, false},
		{"said something to another", func(d *down) {
			d.told(at, pages[2], 9, 0, start)
			d.told(at, pages[0], 0, silentAfter, start)
			d.told(at, pages[1], 0, silentAfter, start)
		}, 1, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var d down
			tt.do(&d)
			if err := d.failure(at, after(tt.at)); err != nil != tt.down {
				t.Errorf("failure is %v", err)
			}
			if err := d.failure(hostAndPort{"host.example", 443}, after(tt.at)); err != nil {
				t.Errorf("another port fails: %v", err)
			}
		})
	}
}

// However many hosts pages name, what is remembered of them stays small.
func TestDownIsBounded(t *testing.T) {
	var d down
	for i := range 3 * maxDown {
		at := hostAndPort{fmt.Sprint(i), 80}
		d.ask(at, time.Unix(0, 0))(syscall.ECONNREFUSED, time.Unix(0, 0))
		if len(d.known) > maxDown {
			t.Fatalf("%d hosts", len(d.known))
		}
	}
	d = down{}
	for i := range 100 {
		d.ask(hostAndPort{fmt.Sprint(i), 80}, time.Unix(0, 0))(nil, time.Unix(0, 0))
	}
	if len(d.known) != 0 {
		t.Errorf("%d hosts that answer are remembered", len(d.known))
	}
}
