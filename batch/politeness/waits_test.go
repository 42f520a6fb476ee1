package politeness

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestExpected: a page begins when those that were begun before it will have sent, and a pause after.
func TestExpected(t *testing.T) {
	const delay = time.Second
	h, now := newTurn(delay), time.Unix(1000, 0)
	pause := delay + delay/margin
	ready := func(lead, want time.Duration) {
		t.Helper()
		if got := h.ready(lead).Sub(now); got != want {
			t.Errorf("ready after %v, want %v", got, want)
		}
	}
	if !h.ready(time.Second).IsZero() {
		t.Errorf("a new host is ready at %v", h.ready(time.Second))
	}
	h.begin(now, 200*time.Millisecond)
	ready(0, 200*time.Millisecond+pause)
	h.begin(now, 200*time.Millisecond)
	ready(0, 200*time.Millisecond+2*pause)
	ready(200*time.Millisecond, 2*pause)
	h.begun()
	ready(0, 200*time.Millisecond+2*pause)
	h.begun()
	if !h.ready(0).IsZero() {
		t.Error("pages that have ended without a request are waited for")
	}
	h.wrote(now)
	ready(0, pause)
	h.atLeast(3 * delay)
	ready(0, 3*pause)
	h.atLeast(delay)
	ready(0, 3*pause)
}

// TestVisitEnds: a page that has had its turn, or has ended, is not waited for, and is counted once.
func TestVisitEnds(t *testing.T) {
	h := NewTurns(0).Host("a.example")
	v, other := h.Begin(time.Now()), h.Begin(time.Now())
	sent, err := v.Turn(t.Context(), "a.example")
	if err != nil {
		t.Fatal(err)
	}
	sent()
	v.End()
	v.End()
	if h.turn.pending != 1 {
		t.Errorf("%d pages are waited for, want one", h.turn.pending)
	}
	if other.End(); h.turn.pending != 0 {
		t.Errorf("%d pages are waited for", h.turn.pending)
	}
}

// TestIdle: a host is forgotten when nothing is known of it that the next request must keep to.
func TestIdle(t *testing.T) {
	o, now := Options{}.OrDefault(), time.Unix(1000, 0)
	for _, tt := range []struct {
		name  string
		do    func(h *Host)
		after time.Duration
		want  bool
	}{
		{"new", func(*Host) {}, 0, true},
		{"a page runs", func(h *Host) { h.Begin(now) }, time.Hour, false},
		{"a page has ended", func(h *Host) { h.End(h.Begin(now)) }, time.Hour, true},
		{"a page was given up", func(h *Host) { h.Begin(now).End() }, time.Hour, false},
		{"it is waited for", func(h *Host) { h.Wait(now, time.Minute) }, time.Minute, false},
		{"it was waited for", func(h *Host) { h.Wait(now, time.Minute) }, time.Minute + 1, true},
		{"a failure", func(h *Host) { h.Failed(now, o, 0, "HTTP 500") }, time.Hour, false},
		{"a failure, and a page behind it", func(h *Host) { h.Failed(now, o, 0, "HTTP 500"); h.Succeeded() }, time.Hour, true},
		{"no such host", func(h *Host) { h.Unknown(now, o, "no such host") }, o.DownFor - 1, false},
		{"no such host, long ago", func(h *Host) { h.Unknown(now, o, "no such host") }, o.DownFor, true},
		{"a turn is taken", func(h *Host) { h.turn.slot <- struct{}{} }, time.Hour, false},
	} {
		h := NewTurns(0).Host("a.example")
		tt.do(&h)
		if got := h.Idle(now.Add(tt.after)); got != tt.want {
			t.Errorf("%s: idle %v", tt.name, got)
		}
	}
}

// TestForget: however many hosts redirects lead to, those are remembered that jobs have.
func TestForget(t *testing.T) {
	turns := NewTurns(0)
	kept, left, busy := turns.Host("kept.example"), turns.Host("left.example"), turns.Host("busy.example")
	left.Forget()
	busy.Begin(time.Now())
	busy.Forget()
	for i := range maxTurns + 1 {
		turns.of(fmt.Sprint(i))
	}
	if len(turns.hosts) > maxTurns/2 || turns.hosts["kept.example"] != kept.turn || turns.hosts["busy.example"] != busy.turn || turns.hosts["left.example"] != nil {
		t.Errorf("%d hosts are remembered", len(turns.hosts))
	}
	if h := turns.Host(""); h.turn == nil || turns.hosts[""] != nil {
		t.Error("pages from nowhere wait for each other")
	}
}

// TestBackoff: failures in a row double the wait, to its bound and drawn around it; an open circuit waits for longer.
func TestBackoff(t *testing.T) {
	o := Options{Backoff: time.Second, MaxBackoff: time.Minute, Failures: 4, Cooldown: 20 * time.Second, Openings: 9}.OrDefault()
	now := time.Unix(1000, 0)
	for failures, want := range []time.Duration{0, time.Second, 2 * time.Second, 4 * time.Second, 20 * time.Second, 40 * time.Second, time.Minute, time.Minute} {
		least, most := time.Hour, time.Duration(0)
		for range 40 {
			h := NewTurns(0).Host("a.example")
			for range failures {
				h.turn.next = time.Time{}
				h.Failed(now, o, 0, "HTTP 500")
			}
			if failures > 0 {
				wait := h.turn.next.Sub(now)
				least, most = min(least, wait), max(most, wait)
			}
		}
		if failures > 0 && (least < want/2 || most > want*3/2 || most-least < want/4) {
			t.Errorf("after %d failures the wait is from %v to %v, want %v", failures, least, most, want)
		}
	}
	h := NewTurns(0).Host("a.example")
	if h.Failed(now, o, time.Hour, "HTTP 429"); h.turn.next.Sub(now) > 90*time.Second || h.turn.next.Sub(now) < time.Minute {
		t.Errorf("an hour that a server asks for is %v", h.turn.next.Sub(now))
	}
}

// TestLead: the time that pages need is that of the last ones, with room, at most MaxLead.
func TestLead(t *testing.T) {
	var l lead
	add := func(n int, d, least, most time.Duration) {
		t.Helper()
		for range n {
			l.add(d)
		}
		if got := l.now(); got < least || got > most {
			t.Errorf("%v after %d times %v, want %v to %v", got, n, d, least, most)
		}
	}
	if l.now() != 0 {
		t.Errorf("%v before any page", l.now())
	}
	add(1, 100*time.Millisecond, 300*time.Millisecond, 300*time.Millisecond)
	add(40, 100*time.Millisecond, 100*time.Millisecond, 101*time.Millisecond)
	add(1, 180*time.Millisecond, 185*time.Millisecond, 195*time.Millisecond) // a mean of 110, and 4 times 20
	add(80, 500*time.Millisecond, 490*time.Millisecond, 510*time.Millisecond)
	add(3, time.Minute, MaxLead, MaxLead)
}

// TestLargeRobots: of a large file the beginning counts, and no line of it that breaks off.
func TestLargeRobots(t *testing.T) {
	const begin, last = "User-agent: *\nDisallow: /a\n", "Disallow: /long/path"
	file := begin + strings.Repeat("#\n", (maxRobots-len(begin)-10)/2)
	file += last + "\nDisallow: /b\n"
	if at := strings.Index(file, last); at >= maxRobots || at+len(last) <= maxRobots {
		t.Fatalf("the line is at %d", at)
	}
	r := parseRobots([]byte(file))
	for path, want := range map[string]bool{"/a": false, "/b": true, "/long/path": true, "/long/other": true, "/lo": true} {
		if got := r.Allows("https://a.example" + path); got != want {
			t.Errorf("%s: allowed %v", path, got)
		}
	}
	for _, none := range []*Robots{nil, {}} {
		if !none.Allows("https://a.example/") || none.Delay() != 0 {
			t.Errorf("%+v forbids something", none)
		}
	}
}
