package politeness

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"galley/internal/fetch"
	"galley/render"
)

func TestRobots(t *testing.T) {
	const file = `User-agent: *
Disallow: /private
User-agent: galley
Crawl-delay: 3
Disallow: /search?
Disallow: /*.pdf$
Allow: /search?q=ok
`
	for _, test := range []struct {
		file, path string
		allowed    bool
	}{
		{file, "/private/a", true}, // the group for galley counts, not that for all
		{file, "/search?q=1", false},
		{file, "/search?q=ok", true},
		{file, "/a.pdf", false},
		{file, "/a.pdf?x=1", true},
		{"User-agent: *\nDisallow: /\n", "/", false},
		{"", "/", true},
		{"\x00\xff<html>", "/", true},
	} {
		if got := parseRobots([]byte(test.file)).Allows("https://a.example" + test.path); got != test.allowed {
			t.Errorf("%.20q, %s: allowed %v", test.file, test.path, got)
		}
	}
	if d := parseRobots([]byte(file)).Delay(); d != 3*time.Second {
		t.Errorf("delay %v", d)
	}
}

func TestLoadRobots(t *testing.T) {
	status := 0
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", "7")
		w.WriteHeader(status)
		w.Write([]byte("User-agent: *\nDisallow: /\n"))
	}))
	defer s.Close()
	client := fetch.NewClient(fetch.Options{Timeout: time.Minute})
	defer client.Close()
	for status = range map[int]bool{200: true, 400: true, 404: true, 403: true} {
		r, err := LoadRobots(t.Context(), client, s.URL+"/a/b")
		if err != nil || r.Allows(s.URL+"/a/b") != (status != 200) {
			t.Errorf("HTTP %d: %v", status, err)
		}
	}
	var answer *render.StatusError
	for _, status = range []int{500, 503, 429} {
		if _, err := LoadRobots(t.Context(), client, s.URL); !errors.As(err, &answer) || answer.RetryAfter != 7*time.Second {
			t.Errorf("HTTP %d: %v", status, err)
		}
	}
}

func TestHost(t *testing.T) {
	o := Options{Delay: time.Second, Connections: 2}.OrDefault()
	now := time.Now()
	h := NewTurns(o.Delay).Host("a.example")
	var visits []*Visit
	begin := func(at time.Time) {
		v := h.Begin(at)
		v.End()
		h.turn.wrote(at)
		visits = append(visits, v)
	}
	ready := func(want time.Duration) {
		t.Helper()
		if at, ok := h.Ready(o); !ok || at.Sub(now) != want {
			t.Errorf("ready %v after %v, want %v", ok, at.Sub(now), want)
		}
	}
	begin(now)
	ready(1050 * time.Millisecond)
	begin(now.Add(1050 * time.Millisecond))
	if _, ok := h.Ready(o); ok {
		t.Error("a third connection")
	}
	h.End(visits[0])
	ready(2100 * time.Millisecond)
	h.Failed(now, o, time.Minute, "HTTP 429")
	ready(time.Minute)
	h.End(visits[1])
	h.Succeeded()
	h.Learn("https", parseRobots([]byte("User-agent: *\nCrawl-delay: 90\n")))
	begin(now.Add(2 * time.Minute))
	ready(2*time.Minute + 63*time.Second) // as long as it asks for, at most a minute
}

// TestCircuit holds that a host that fails again and again is left alone, for longer
// each time, and then counts as down; and that one success ends it.
func TestCircuit(t *testing.T) {
	o := Options{Failures: 2, Openings: 2, Cooldown: time.Minute, Connections: 9}.OrDefault()
	h := NewTurns(0).Host("a.example")
	now := time.Now()
	for range 2 + 1 {
		if h.Down(now) != "" {
			t.Fatal("down too early")
		}
		h.Failed(now, o, 0, "refused")
	}
	v := h.Begin(now)
	if _, ok := h.Ready(o); ok {
		t.Error("an open circuit lets a second request through")
	}
	h.End(v)
	h.Failed(now, o, 0, "refused")
	if h.Down(now) == "" || h.Down(now.Add(o.DownFor+time.Second)) != "" {
		t.Errorf("down: %q", h.Down(now))
	}
	h.Succeeded()
	if h.Down(now) != "" {
		t.Error("a host that answers counts as down")
	}
}
