package render

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"galley/network"
)

// TestTurns holds that every request for a document of the main frame has its turn, those
// that redirects and scripts lead to as well, and nothing else that a page loads; and that
// each turn ends.
func TestTurns(t *testing.T) {
	var mu sync.Mutex
	var open sync.WaitGroup
	var events []string
	add := func(event string) {
		mu.Lock()
		defer mu.Unlock()
		events = append(events, event)
	}
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/page") {
			add(r.URL.Path)
		}
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/page/moved":
			http.Redirect(w, r, "/page/script", http.StatusFound)
		case "/page/script":
			fmt.Fprint(w, `<script>location.replace('/page/end')</script>`)
		case "/page/end":
			fmt.Fprint(w, `<p>the end<iframe src=/frame></iframe><img src=/picture>`)
		}
	})
	host := strings.TrimPrefix(s.URL, "http://")
	ctx := network.WithTurn(t.Context(), func(_ context.Context, at string) (func(), error) {
		if at != host {
			t.Errorf("a turn at %s", at)
		}
		add("turn")
		open.Add(1)
		return open.Done, nil
	})
	d, err := common(t).Open(ctx, Source{URL: s.URL + "/page/moved"})
	if err != nil {
		t.Fatal(err)
	}
	p := d.Page()
	d.Close()
	if got := text(t, p, "p"); got != "the end" {
		t.Errorf("text %q", got)
	}
	open.Wait()
	mu.Lock()
	defer mu.Unlock()
	if want := []string{"turn", "/page/moved", "turn", "/page/script", "turn", "/page/end"}; !slices.Equal(events, want) {
		t.Errorf("events %v", events)
	}
}

// TestNoTurn holds that a page without its turn ends with the error of that, and asks for
// nothing.
func TestNoTurn(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) { t.Errorf("%s is asked for", r.URL) })
	refusal := errors.New("not now")
	ctx := network.WithTurn(t.Context(), func(context.Context, string) (func(), error) { return nil, refusal })
	if _, err := common(t).Open(ctx, Source{URL: s.URL}); !errors.Is(err, refusal) {
		t.Errorf("error %v", err)
	}
}
