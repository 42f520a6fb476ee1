package main

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
)

// refuses holds that a service that is about to end says so to those who still ask.
func refuses(t *testing.T, address string) {
	t.Helper()
	for _, path := range []string{"readyz", "v1/methods"} {
		for status := 0; status != http.StatusServiceUnavailable; {
			res, err := http.Get(address + path)
			if err != nil {
				t.Fatal(err)
			}
			res.Body.Close()
			status = res.StatusCode
		}
	}
}

// TestServiceEnd holds that a service that is told to end finishes what runs, and tells
// what it cannot finish.
func TestServiceEnd(t *testing.T) {
	for _, tt := range []struct {
		name, grace string
		release     bool // the page answers after the order to end
		status      int
		says        string
	}{
		{"finishes", "1m", true, http.StatusOK, "nine months"},
		{"tells", "50ms", false, http.StatusServiceUnavailable, "urn:galley:problem:closing"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			asked, hold := make(chan struct{}, 10), make(chan struct{})
			site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				asked <- struct{}{}
				select {
				case <-hold:
				case <-r.Context().Done():
				}
				w.Header().Set("Content-Type", "text/html")
				io.WriteString(w, "<title>x</title><article><h1>The ferry returns</h1><p>The ferry to the island returned on Monday after nine months in the yard, with a new engine and fresh paint on the rails, and the band played.</p></article>")
			}))
			t.Cleanup(site.Close)
			ctx, stop := context.WithCancel(t.Context())
			r, w := io.Pipe()
			ended := make(chan int, 1)
			var messages strings.Builder
			go func() {
				ended <- run(ctx, []string{"serve", "--addr", "127.0.0.1:0", "--no-browser", "--network", "any", "--grace", tt.grace}, strings.NewReader(""), w, &messages)
			}()
			address, err := bufio.NewReader(r).ReadString('\n')
			if err != nil {
				t.Fatal(err)
			}
			answer := make(chan string, 1)
			go func() {
				res, err := http.Get(strings.TrimSpace(address) + "v1/extract?force=true&url=" + site.URL)
				if err != nil {
					answer <- err.Error()
					return
				}
				defer res.Body.Close()
				data, _ := io.ReadAll(res.Body)
				answer <- res.Status + " " + string(data)
			}()
			<-asked
			stop()
			if tt.release {
				refuses(t, strings.TrimSpace(address))
				close(hold)
			}
			if got := <-answer; !strings.HasPrefix(got, strconv.Itoa(tt.status)) || !strings.Contains(got, tt.says) {
				t.Errorf("the answer is %q", got)
			}
			<-ended
			if !strings.Contains(messages.String(), "msg=ended") {
				t.Errorf("log: %s", messages.String())
			}
		})
	}
}
