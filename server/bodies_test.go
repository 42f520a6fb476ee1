package server

import (
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"galley/server/engine"
)

// TestBodies: clients that send large requests and do not end them take a bounded part of the memory. What is small is
// answered all the same, and everything once they are gone.
func TestBodies(t *testing.T) {
	const most = 4 * smallBody
	s := start(t, engine.Options{}, Options{MaxBody: most})
	large, err := json.Marshal(map[string]any{"html": story + strings.Repeat(" ", most-2*len(story)-1000), "no_browser": true})
	if err != nil {
		t.Fatal(err)
	}
	small := fmt.Sprintf(`{"html": %q, "no_browser": true}`, story)
	post := func(body string) *http.Response {
		t.Helper()
		res, text := ask(t, http.MethodPost, s.URL+"/v1/extract", body)
		if res.StatusCode == http.StatusTooManyRequests {
			problemIn(t, res, text)
		}
		return res
	}
	if res := post(string(large)); res.StatusCode != http.StatusOK {
		t.Fatalf("a large request is answered %s", res.Status)
	}
	var open []net.Conn
	for range 2 * heldBodies {
		c, err := net.Dial("tcp", strings.TrimPrefix(s.URL, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		fmt.Fprintf(c, "POST /v1/extract HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(large), large[:len(large)-1])
		open = append(open, c)
	}
	within(t, "a large request is refused", func() bool {
		res := post(string(large))
		return res.StatusCode == http.StatusTooManyRequests && res.Header.Get("Retry-After") != ""
	})
	if res := post(small); res.StatusCode != http.StatusOK {
		t.Errorf("a small request is answered %s", res.Status)
	}
	for _, c := range open {
		c.Close()
	}
	within(t, "a large request is answered", func() bool { return post(string(large)).StatusCode == http.StatusOK })
}

// within waits for what has to become true.
func within(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never: %s", what)
		}
	}
}
