package network

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"testing"
	"time"

	"galley/network/nametest"
)

// What is loaded offline reaches the host that it was asked for at, and no other.
func TestOpenOnly(t *testing.T) {
	s := (&Policy{Mode: Any}).OpenOnly("http://127.0.0.1:3000/")
	var refused *RefusedError
	if err := s.Check(t.Context(), "http://127.0.0.1:3000/a.css"); err != nil {
		t.Error(err)
	}
	if err := s.Check(t.Context(), "http://127.0.0.2:3000/"); !errors.As(err, &refused) || !refused.Denied {
		t.Errorf("another host: %v", err)
	}
}

// A host is refused however it is written, also where no address has it, and a port that is none is
// not another one.
func TestDialRefuses(t *testing.T) {
	s := (&Policy{Mode: Any, Deny: []Rule{rule(t, "denied.example")}}).Open("")
	var refused *RefusedError
	for _, host := range []string{"denied.example", "DENIED.example", "denied.example."} {
		if _, err := s.Dial(t.Context(), host, 80); !errors.As(err, &refused) {
			t.Errorf("%s: %v", host, err)
		}
	}
	if n := len(s.Refused()); n != 1 {
		t.Errorf("refused %d hosts, want one", n)
	}
	for _, address := range []string{"http://127.0.0.1:65616/", "http:///", "http://:80/"} { // 65616 is 80 in 16 bits
		if err := s.Check(t.Context(), address); err == nil {
			t.Errorf("%s passes", address)
		}
	}
	if _, err := s.DialContext(t.Context(), "tcp", "127.0.0.1:65616"); err == nil {
		t.Error("port 65616 is connected to")
	}
}

// TestNames: an answer of DNS is used for a minute.
func TestNames(t *testing.T) {
	var n names
	now, list := time.Unix(1000, 0), []netip.Addr{netip.MustParseAddr("10.0.0.7")}
	n.put("private.example", list, now)
	for after, want := range map[time.Duration]bool{0: true, nameAge - 1: true, nameAge: false} {
		if got := n.get("private.example", now.Add(after)); slices.Equal(got, list) != want {
			t.Errorf("after %v: %v", after, got)
		}
	}
	if got := n.get("public.example", now); got != nil {
		t.Errorf("another name: %v", got)
	}
}

// A name that leads elsewhere on a second question is asked for once, and what it leads to
// is checked each time.
func TestRebinding(t *testing.T) {
	_, port := tripwire(t)
	names, resolver := nametest.Serve(t, map[string][]string{"rebind.example": {"93.184.215.14", "127.0.0.1"}, "intranet.example": {"127.0.0.1", "127.0.0.1"}})
	p := &Policy{Mode: Given, Resolver: resolver, Allow: []Rule{rule(t, fmt.Sprintf("93.184.215.14:%d", port))}}
	s := p.Open(fmt.Sprintf("http://rebind.example:%d/", port))
	for range 3 {
		if got, err := s.targets(t.Context(), "rebind.example", port); err != nil || len(got.addresses) != 1 || got.addresses[0].String() != "93.184.215.14" {
			t.Errorf("%v, %v", got, err)
		}
	}
	if n := names.Asked("rebind.example"); n != 1 {
		t.Errorf("the name was asked for %d times", n)
	}
	// Another page, a minute later.
	p.names.known = nil
	other := p.Open("http://public.example/")
	var refused *RefusedError
	if _, err := other.Dial(t.Context(), "rebind.example", port); !errors.As(err, &refused) || refused.Address != "127.0.0.1" {
		t.Errorf("%v, want a refusal of 127.0.0.1", err)
	}
	if got := other.Refused(); len(got) != 1 || !errors.Is(other.Failure(fmt.Sprintf("http://rebind.example:%d/x", port)), got[0]) {
		t.Errorf("refused: %v", got)
	}
	// Who asks for a name of a private network means it.
	own := p.Open(fmt.Sprintf("http://intranet.example:%d/", port))
	conn, err := own.Dial(t.Context(), "intranet.example", port)
	if err != nil {
		t.Fatal(err)
	}
	conn.Close()
	if want := fmt.Sprintf("intranet.example:%d", port); own.Excepted() != want {
		t.Errorf("excepted is %q, want %q", own.Excepted(), want)
	}
}

// A name that is not there, and a port that nobody listens on, are faults and no refusals.
func TestFailures(t *testing.T) {
	_, resolver := nametest.Serve(t, nil)
	s := (&Policy{Mode: Any, Resolver: resolver}).Open("")
	var dns *net.DNSError
	if _, err := s.Dial(t.Context(), "none.example", 80); !errors.As(err, &dns) || !dns.IsNotFound {
		t.Errorf("%v", err)
	}
	if _, err := s.Dial(t.Context(), "x.invalid", 80); !errors.As(err, &dns) || !dns.IsNotFound {
		t.Errorf("%v", err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l.Close()
	address := "http://" + l.Addr().String() + "/"
	if _, err := s.DialContext(t.Context(), "tcp", l.Addr().String()); err == nil || s.Failure(address) == nil {
		t.Errorf("%v, %v", err, s.Failure(address))
	}
	elsewhere := (&Policy{Resolver: resolver, ConnectTo: []ConnectTo{{Host: "public.example", ToHost: "none.example"}}}).Open("")
	if _, err := elsewhere.Dial(t.Context(), "public.example", 80); err == nil || elsewhere.Failure("http://public.example/") == nil {
		t.Errorf("connected elsewhere: %v, %v", err, elsewhere.Failure("http://public.example/"))
	}
	if len(s.Refused()) != 0 {
		t.Errorf("refused: %v", s.Refused())
	}
}
