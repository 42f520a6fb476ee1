package render

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"galley/network"
)

// With Options.Fast nothing is asked for that is neither words nor look.
func TestFast(t *testing.T) {
	var mu sync.Mutex
	var asked []string
	note := func(r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		if r.URL.Path == "/favicon.ico" {
			return // Chrome's own wish
		}
		asked = append(asked, strings.TrimPrefix(r.URL.Path, "/"))
	}
	other := serve(t, func(w http.ResponseWriter, r *http.Request) {
		note(r)
		w.Header().Set("Content-Type", "image/svg+xml")
		fmt.Fprint(w, svg)
	})
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		note(r)
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/page":
			fmt.Fprintf(w, `<h1>Title</h1><video src=film></video><iframe src=own></iframe><iframe src=%[1]s/frame></iframe><img src=%[1]s/picture>
				<script>navigator.sendBeacon('beacon', 'x'); fetch('words').then(r => r.text()).then(t => document.querySelector('h1').textContent = t)</script>`, other.URL)
		case "/words":
			fmt.Fprint(w, "Fetched")
		}
	})
	b := start(t, Options{Tabs: 1, Fast: true, Network: &network.Policy{Mode: network.Any}})
	c := capture(t, b, Source{URL: s.URL + "/page"}, Want{})
	p := c.Page
	if got := text(t, p, "h1"); got != "Fetched" {
		t.Errorf("title %q", got)
	}
	if got := box(t, p, "img"); got.W != 40 {
		t.Errorf("box of the picture is %v", got)
	}
	mu.Lock()
	defer mu.Unlock()
	// Chrome ends the process of a page now and then while a frame of it is refused; the page
	// is asked for anew then.
	slices.Sort(asked)
	if c.Retried {
		asked = slices.Compact(asked)
	}
	if want := []string{"own", "page", "picture", "words"}; !slices.Equal(asked, want) {
		t.Errorf("asked for %q, want %q", asked, want)
	}
}
