package fetch

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"galley/network"
	"galley/render"
)

// TestSecrets: fields, passwords and cookies are told to the host that was asked for, and not to where it
// redirects; the language is told to everybody.
func TestSecrets(t *testing.T) {
	heard := map[string]http.Header{} // by path
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		heard["other"] = r.Header
		w.Header().Set("Content-Type", "text/html")
	}))
	defer other.Close()
	elsewhere := strings.Replace(other.URL, "127.0.0.1", "localhost", 1)
	own := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		heard[r.URL.Path] = r.Header
		switch r.URL.Path {
		case "/away":
			http.Redirect(w, r, elsewhere, http.StatusFound)
		case "/port":
			http.Redirect(w, r, other.URL, http.StatusFound)
		case "/on":
			http.Redirect(w, r, "/page", http.StatusFound)
		}
		w.Header().Set("Content-Type", "text/html")
	}))
	defer own.Close()
	c := NewClient(Options{Timeout: time.Minute, Network: &network.Policy{Mode: network.Any}, Sender: network.Sender{
		Language: "de", Header: http.Header{"X-Key": {"hunter2"}}, User: url.UserPassword("me", "hunter2"), Cookies: []*http.Cookie{{Name: "a", Value: "hunter2"}},
	}})
	defer c.Close()
	for _, tt := range []struct {
		path, seen string
		secret     bool
	}{{"/page", "/page", true}, {"/on", "/page", true}, {"/away", "/away", true}, {"/away", "other", false}, {"/port", "other", false}} {
		clear(heard)
		if _, err := c.HTML(t.Context(), own.URL+tt.path); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"X-Key", "Authorization", "Cookie"} {
			if tt.path == "/port" && name == "Cookie" {
				continue // cookies are of a host, whatever its port
			}
			if got := heard[tt.seen].Get(name); (got != "") != tt.secret {
				t.Errorf("asked for %s: %s has %s %q", tt.path, tt.seen, name, got)
			}
		}
		if got := heard[tt.seen].Get("Accept-Language"); got != "de" {
			t.Errorf("asked for %s: %s has the language %q", tt.path, tt.seen, got)
		}
	}
	if got := heard["other"].Get("Referer"); got != "" {
		t.Errorf("where it was redirected to heard of %q", got)
	}
	found := c.options
	found.Found = true
	if _, err := c.HTML(WithFound(t.Context()), own.URL+"/page"); err != nil || heard["/page"].Get("X-Key")+heard["/page"].Get("Authorization")+heard["/page"].Get("Cookie") != "" {
		t.Errorf("an address that a list named heard %v, %v", heard["/page"], err)
	}
	if _, err := HTML(t.Context(), own.URL+"/page", found); err != nil || heard["/page"].Get("X-Key")+heard["/page"].Get("Authorization")+heard["/page"].Get("Cookie") != "" {
		t.Errorf("an address that a page named heard %v, %v", heard["/page"], err)
	}
	if _, err := c.HTML(t.Context(), strings.Replace(own.URL, "http://", "http://ann:word@", 1)+"/page"); err != nil || heard["/page"].Get("Authorization") != "Basic YW5uOndvcmQ=" {
		t.Errorf("with a password in the address: %v, %v", heard["/page"], err)
	}
}

// TestPost: what somebody else has made is sent where the policy lets it, and no redirect of it is followed.
func TestPost(t *testing.T) {
	var asked []string
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.Method+" "+r.URL.Path+" "+r.UserAgent())
		http.Redirect(w, r, "/next", http.StatusTemporaryRedirect)
	}))
	defer s.Close()
	post := func(mode network.Mode, address string) (int, error) {
		c := NewClient(Options{UserAgent: "somebody", Timeout: time.Minute, Network: &network.Policy{Mode: mode}})
		defer c.Close()
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address, strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		return c.Post(req)
	}
	var refused *render.PolicyError
	if _, err := post(network.Public, s.URL+"/hook"); !errors.As(err, &refused) || len(asked) > 0 {
		t.Errorf("%v, asked %q", err, asked)
	}
	if status, err := post(network.Any, s.URL+"/hook"); err != nil || status != http.StatusTemporaryRedirect || len(asked) != 1 || asked[0] != "POST /hook somebody" {
		t.Errorf("HTTP %d, %v, asked %q", status, err, asked)
	}
	var failed *render.NetworkError
	s.Close()
	if _, err := post(network.Any, s.URL+"/hook"); !errors.As(err, &failed) {
		t.Errorf("of a server that is gone: %v", err)
	}
}
