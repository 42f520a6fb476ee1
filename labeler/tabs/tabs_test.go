package tabs

import (
	"strings"
	"testing"
)

// A page is leased to the tab that shows it, until it shows another one, gives it back, or
// is gone.
func TestLeases(t *testing.T) {
	l := NewLeases()
	gone := l.Listen("a")
	again := l.Listen("a") // the stream of a tab may begin anew before the old one ends
	if others := l.Take(Lease{"one", "a", "Ann"}); len(others) != 0 {
		t.Errorf("a free page is open in %v", others)
	}
	if others := l.Take(Lease{"one", "b", "Ben"}); len(others) != 1 || others[0].By != "Ann" {
		t.Errorf("the page of Ann is open in %v", others)
	}
	if all := l.All(); len(all) != 1 {
		t.Errorf("a tab that does not listen has a lease: %v", all)
	}
	l.Take(Lease{"two", "a", "Ann"})
	if all := l.All(); len(all) != 1 || all[0].Slug != "two" {
		t.Errorf("after another page the leases are %v", all)
	}
	if gone() || len(l.All()) != 1 {
		t.Error("the lease ended with the first of two streams")
	}
	if !l.Release("a") || l.Release("a") || len(l.All()) != 0 {
		t.Error("a lease is given back once")
	}
	if again() {
		t.Error("a tab that had no lease lost one")
	}
}

// Who does not keep up is let go, and nobody waits for them.
func TestHub(t *testing.T) {
	var h Hub
	quick, _ := h.Open()
	slow, _ := h.Open()
	for n := range 2 * backlog {
		h.Send("list", n)
		if event := string(<-quick); !strings.HasPrefix(event, "event: list\ndata: ") || !strings.HasSuffix(event, "\n\n") {
			t.Fatalf("the event is %q", event)
		}
	}
	n := 0
	for range slow {
		n++
	}
	if n != backlog {
		t.Errorf("who does not read got %d events, want %d", n, backlog)
	}
	h.Close()
	if _, open := <-quick; open {
		t.Error("a stream goes on after the end")
	}
	if _, ok := h.Open(); ok {
		t.Error("a stream begins after the end")
	}
	h.Leave(quick)
}
