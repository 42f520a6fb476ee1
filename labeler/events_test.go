package labeler

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley/labeler/labelertest"
	"galley/labeler/labels"
)

// Every open tab hears of a label, and the streams end with the server.
func TestEvents(t *testing.T) {
	m := labelertest.NewFolder(t, 2)
	s := newTestServer(t, m, nil)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	server := httptest.NewServer(s)
	defer server.Close()
	s.guard.Hosts = append(s.guard.Hosts, strings.TrimPrefix(server.URL, "http://"))

	var tabs []*bufio.Scanner
	for range 2 {
		r, err := http.NewRequest("GET", server.URL+"/api/events", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+token)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "text/event-stream" {
			t.Fatalf("answered with %s %s", answer.Status, answer.Header.Get("Content-Type"))
		}
		tabs = append(tabs, bufio.NewScanner(answer.Body))
		awaitLine(t, tabs[len(tabs)-1], "event: hello")
	}
	if code, _ := put(t, s, "page-01", labels.None, labels.Label{}); code != 200 {
		t.Fatalf("answered with %d", code)
	}
	for _, tab := range tabs {
		awaitLine(t, tab, "event: label")
		awaitLine(t, tab, `"slug":"page-01"`)
	}
	stop()
	<-ended
	for _, tab := range tabs {
		for tab.Scan() {
		}
	}
	if w := call(s, "GET", "/api/events", ""); w.Code != http.StatusServiceUnavailable {
		t.Errorf("a stream that begins after the end is answered with %d", w.Code)
	}
}

func awaitLine(t *testing.T, lines *bufio.Scanner, want string) {
	t.Helper()
	for lines.Scan() {
		if strings.Contains(lines.Text(), want) {
			return
		}
	}
	t.Fatalf("the stream ended before %q: %v", want, lines.Err())
}

// A page is leased to the tab that shows it, for as long as the tab listens.
func TestLeases(t *testing.T) {
	s := newTestServer(t, labelertest.NewFolder(t, 2), nil)
	server := httptest.NewServer(s)
	defer server.Close()
	s.guard.Hosts = append(s.guard.Hosts, strings.TrimPrefix(server.URL, "http://"))
	ctx, leave := context.WithCancel(t.Context())
	r, err := http.NewRequestWithContext(ctx, "GET", server.URL+"/api/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Galley-Tab", "a")
	stream, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	lines := bufio.NewScanner(stream.Body)
	awaitLine(t, lines, "event: hello")
	take := func(tab, who string) string {
		var got struct{ By string }
		w := call(s, "POST", "/api/pages/page-00/lease", "", "Galley-Tab", tab, "Galley-Annotator", who)
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || w.Code != 200 {
			t.Fatalf("answered with %d %s", w.Code, w.Body)
		}
		return got.By
	}
	if by := take("a", "Ann"); by != "" {
		t.Errorf("a free page is open in %q", by)
	}
	awaitLine(t, lines, "event: leases")
	if by := take("b", "Ben"); by != "Ann" {
		t.Errorf("the page is open in %q, want that of Ann", by)
	}
	// A tab that shows nothing any more gives its page back.
	if w := call(s, "DELETE", "/api/lease", "", "Galley-Tab", "a"); w.Code != 200 {
		t.Errorf("giving a lease back is answered with %d", w.Code)
	}
	awaitLine(t, lines, "event: leases")
	if by := take("b", "Ben"); by != "" {
		t.Errorf("after it was given back the page is open in %q", by)
	}
	take("a", "Ann")
	// A tab that does not listen keeps no lease, and one that goes leaves none.
	if by := take("c", ""); by != "Ann" {
		t.Errorf("the page is open in %q", by)
	}
	events, _ := s.events.Open()
	defer s.events.Leave(events)
	leave()
	for event := range events {
		if strings.HasPrefix(string(event), "event: leases") {
			break
		}
	}
	if by := take("b", "Ben"); by != "" {
		t.Errorf("after the tab has gone its page is open in %q", by)
	}
	if w := call(s, "POST", "/api/pages/page-77/lease", ""); w.Code != 404 {
		t.Errorf("a lease of no page is answered with %d", w.Code)
	}
}
