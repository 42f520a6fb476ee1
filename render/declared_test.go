package render

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
)

// A host whose documents say that they are UTF-8 is believed until one does not.
func TestDeclared(t *testing.T) {
	var mu sync.Mutex
	asked := map[string]int{}
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		asked[r.URL.Path]++
		mu.Unlock()
		switch r.URL.Path {
		case "/utf-8", "/again":
			w.Header().Set("Content-Type", "text/html; charset=UTF-8")
			fmt.Fprint(w, "<p>Straße")
		case "/moved":
			http.Redirect(w, r, "/old", http.StatusFound)
		case "/late":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprintf(w, "<title>%2000s</title><meta charset=utf-8><p>Straße", "T")
		default:
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, "<p>Stra\xdfe")
		}
	})
	b := common(t)
	for _, tt := range []struct {
		name, path string
		want       int // requests for the document
	}{
		{"unknown host", "/utf-8", 1},
		{"known host", "/again", 1},
		{"says nothing, on a known host", "/old", 2},
		{"the host is forgotten", "/late", 1},
		{"says it again", "/utf-8", 2},
		{"says nothing, after a redirect on a known host", "/moved", 2},
		{"says it once more", "/again", 2},
		{"with a fragment", "/late#p", 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := text(t, load(t, b, s.URL+tt.path), "p"); got != "Straße" {
				t.Errorf("text = %q", got)
			}
			path, _, _ := strings.Cut(tt.path, "#")
			mu.Lock()
			defer mu.Unlock()
			if asked[path] != tt.want {
				t.Errorf("%s was asked for %d times, want %d", path, asked[path], tt.want)
			}
		})
	}
}

func TestDeclaredIsBounded(t *testing.T) {
	var d declared
	for i := range maxDeclared + 5 {
		d.note(fmt.Sprint("https://host", i), true)
	}
	if len(d.origins) != maxDeclared {
		t.Errorf("%d hosts are remembered, want %d", len(d.origins), maxDeclared)
	}
	if d.note("https://host1", false); d.says("https://host1") || !d.says("https://host2") {
		t.Error("a host is not forgotten, or another one is")
	}
}
