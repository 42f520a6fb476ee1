package fetch

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"galley/network"
	"galley/network/networktest"
	"galley/page"
	"galley/render"
)

// serve answers by path.
func serve(t *testing.T) string {
	t.Helper()
	mux := http.NewServeMux()
	mux.HandleFunc("/page", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=windows-1252")
		fmt.Fprintf(w, "<p>%s, %s", r.UserAgent(), r.Header.Get("Accept"))
	})
	mux.HandleFunc("/picture", func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Content-Type", "image/png") })
	mux.HandleFunc("/large", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		for range page.DefaultLimits.Bytes>>20 + 1 {
			fmt.Fprint(w, strings.Repeat("x", 1<<20))
		}
	})
	mux.HandleFunc("/cut", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "100")
		fmt.Fprint(w, "<p>")
	})
	mux.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	mux.HandleFunc("/rss", func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Content-Type", "application/rss+xml") })
	mux.HandleFunc("/saved", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Disposition", "attachment; filename=page.html")
	})
	mux.HandleFunc("/204", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) })
	mux.HandleFunc("/half-said", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "html")
		w.Write([]byte("<!doctype html><p>fine"))
	})
	mux.HandleFunc("/400", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusBadRequest) })
	mux.HandleFunc("/disguised", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Write([]byte("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n"))
	})
	mux.HandleFunc("/coded", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Encoding", r.URL.Query().Get("as"))
		w.Write([]byte("<p>"))
	})
	mux.Handle("/moved", http.RedirectHandler("/page", http.StatusFound))
	mux.Handle("/loop", http.RedirectHandler("/loop", http.StatusFound))
	mux.Handle("/file", http.RedirectHandler("file:///etc/passwd", http.StatusFound))
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL
}

func TestHTML(t *testing.T) {
	url := serve(t)
	if got, err := HTML(t.Context(), url+"/coded?as=identity,identity,identity,identity", Options{Timeout: time.Minute}); err != nil || string(got.HTML) != "<p>" {
		t.Errorf("four codings: %q, %v", got.HTML, err)
	}
	for _, path := range []string{"/page", "/moved"} {
		got, err := HTML(t.Context(), url+path, Options{Timeout: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		if got.URL != url+"/page" || got.ContentType != "text/html; charset=windows-1252" {
			t.Errorf("%s: URL %s, type %s", path, got.URL, got.ContentType)
		}
		if want := "<p>Mozilla/5.0 (compatible; galley), text/html"; !strings.HasPrefix(string(got.HTML), want) {
			t.Errorf("%s: %q, want %q", path, got.HTML, want)
		}
	}
	if got, err := HTML(t.Context(), url+"/page", Options{UserAgent: "somebody", Timeout: time.Minute}); err != nil || !strings.HasPrefix(string(got.HTML), "<p>somebody") {
		t.Errorf("user agent: %q, %v", got.HTML, err)
	}
}

func TestHTMLFails(t *testing.T) {
	url := serve(t)
	for path, want := range map[string]any{
		"/none": new(*render.StatusError), "/picture": new(*render.TypeError), "/large": new(*page.LimitError),
		"/400": new(*render.StatusError), "/disguised": new(*render.TypeError), "/coded?as=identity,identity,identity,identity,identity": new(*render.NetworkError), "/coded?as=zip": new(*render.NetworkError),
		"/cut": new(*render.NetworkError), "/loop": new(*render.NetworkError), "/file": new(*render.PolicyError),
	} {
		if _, err := HTML(t.Context(), url+path, Options{Timeout: time.Minute}); !errors.As(err, want) {
			t.Errorf("%s: %v, want %T", path, err, want)
		}
	}
	for path, want := range map[string]string{"/rss": "application/rss+xml", "/saved": "a download", "/204": "an empty answer", "/half-said": ""} {
		var kind render.TypeError
		if _, err := HTML(t.Context(), url+path, Options{Timeout: time.Minute}); err != nil {
			if e := new(render.TypeError); errors.As(err, &e) {
				kind = *e
			} else {
				t.Errorf("%s: %v", path, err)
			}
		}
		if kind.Type != want {
			t.Errorf("%s is %q, want %q", path, kind.Type, want)
		}
	}
	for _, address := range []string{"file:///etc/passwd", "http://example.org:99999/", "example.org", "http://", "http://a b/"} {
		var policy *render.PolicyError
		if _, err := HTML(t.Context(), address, Options{Timeout: time.Minute}); !errors.As(err, &policy) {
			t.Errorf("%s: %v, want a *render.PolicyError", address, err)
		}
	}
	var network *render.NetworkError
	if _, err := HTML(t.Context(), url+"/slow", Options{Timeout: 10 * time.Millisecond}); !errors.As(err, &network) || !strings.Contains(err.Error(), "when its time was over") {
		t.Errorf("out of time: %v, want a *render.NetworkError", err)
	}
	secure := httptest.NewTLSServer(http.NotFoundHandler())
	defer secure.Close()
	if _, err := HTML(t.Context(), secure.URL, Options{Timeout: time.Minute}); !errors.As(err, &network) || network.Hint() == "" {
		t.Errorf("a certificate of its own: %v, want a *render.NetworkError with a hint", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := HTML(ctx, url+"/page", Options{Timeout: time.Minute}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestFound: an address that a page named is no exception to the policy, and one that somebody
// asked for is.
func TestFound(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<p>here"))
	}))
	defer server.Close()
	for _, found := range []bool{false, true} {
		_, err := HTML(t.Context(), server.URL, Options{Timeout: time.Minute, Found: found})
		var refused *render.PolicyError
		if errors.As(err, &refused) != found || !found && err != nil {
			t.Errorf("found %v: %v", found, err)
		}
	}
}

// No address and no redirect leads to where the policy refuses; where it refuses nothing,
// they do.
func TestInternalAddresses(t *testing.T) {
	w := networktest.NewTripwire(t)
	a := networktest.NewAttacker(t, w)
	for _, mode := range []network.Mode{network.Public, network.Any} {
		c := NewClient(Options{Timeout: time.Minute, Network: a.Policy(mode)})
		defer c.Close()
		reached := 0
		for _, address := range slices.Concat(a.Addresses(), a.Redirects()) {
			_, err := c.HTML(t.Context(), address.URL)
			var refused *render.PolicyError
			hits := w.Hits()
			if len(hits) > 0 {
				reached++
			}
			switch {
			case mode == network.Any:
			case len(hits) > 0:
				t.Errorf("%s: the tripwire has %q", address.Name, hits)
			case errors.As(err, &refused) && strings.Contains(refused.Reason, "the address is"):
			case strings.HasPrefix(address.Name, "address"), strings.HasPrefix(address.Name, "redirect"):
				t.Errorf("%s: %v, want a *PolicyError", address.Name, err)
			}
		}
		if mode == network.Any && reached < 25 {
			t.Errorf("%d addresses lead to the tripwire where nothing is refused", reached)
		}
	}
}

// TestTurns holds that every request of a call has its turn at its host, redirects too,
// and that it is over before the next one.
func TestTurns(t *testing.T) {
	var mu sync.Mutex
	var events []string
	add := func(event string) {
		mu.Lock()
		defer mu.Unlock()
		events = append(events, event)
	}
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		add(r.URL.Path)
		if r.URL.Path == "/a" {
			http.Redirect(w, r, "/b", http.StatusFound)
		}
	}))
	defer s.Close()
	c := NewClient(Options{Timeout: time.Minute})
	defer c.Close()
	refusal := errors.New("not now")
	turn := func(ctx context.Context, host string) (func(), error) {
		if host != strings.TrimPrefix(s.URL, "http://") {
			t.Errorf("a turn at %s", host)
		}
		add("turn")
		if ctx.Value(t) != nil {
			return nil, refusal
		}
		return func() { add("sent") }, nil
	}
	ctx := network.WithTurn(t.Context(), turn)
	if _, err := c.Get(ctx, s.URL+"/a", 1000); err != nil {
		t.Fatal(err)
	}
	// A server may see a request before the client knows that it has written all of it.
	count := map[string]int{}
	for _, e := range events {
		count[e]++
	}
	if slices.Index(events, "turn") > slices.Index(events, "/a") || count["turn"] != 2 || count["sent"] != 2 || events[len(events)-1] == "turn" {
		t.Errorf("events %v", events)
	}
	if _, err := c.Get(context.WithValue(ctx, t, true), s.URL+"/c", 1000); !errors.Is(err, refusal) || slices.Contains(events, "/c") {
		t.Errorf("without a turn: %v, %v", err, events)
	}
}

// TestRequests holds that redirects count as requests of their page.
func TestRequests(t *testing.T) {
	asked := 0
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked++; asked < 4 {
			http.Redirect(w, r, "/", http.StatusFound)
		}
	}))
	defer s.Close()
	for requests, want := range map[int]bool{3: false, 4: true} {
		asked = 0
		_, err := HTML(t.Context(), s.URL, Options{Timeout: time.Minute, Requests: requests})
		var over *page.LimitError
		if ok := err == nil; ok != want || asked != requests || !ok && !errors.As(err, &over) {
			t.Errorf("of %d requests %d were made: %v", requests, asked, err)
		}
	}
}
