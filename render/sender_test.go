package render

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"galley/network"
	"galley/render/chrome"
)

// TestSaysLanguages holds that requests say which languages are wanted, whatever Chrome it
// is: some servers answer nobody who does not.
func TestSaysLanguages(t *testing.T) {
	t.Setenv("LC_ALL", "pt_BR.UTF-8")
	said := make(chan string, 1)
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/" {
			said <- r.Header.Get("Accept-Language")
		}
	})
	for given, want := range map[string]string{"": "pt-BR,pt,en-US,en", "de-CH,de;q=0.8": "de-CH,de"} {
		load(t, start(t, Options{Sender: network.Sender{Language: given}}), s.URL)
		// A Chrome with windows gives weights, and adds English to what it is given.
		if got := <-said; !strings.HasPrefix(chrome.Languages(got), want) {
			t.Errorf("of %q: Accept-Language is %q, want %q", given, got, want)
		}
	}
}

// TestCookiesOfFound holds that a page which says itself where it is from gets no cookies, neither those for the host
// of the page nor those of a file for the host that it names; and that one which was found elsewhere gets the latter.
func TestCookiesOfFound(t *testing.T) {
	var told sync.Map // cookies by path
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		told.Store(r.URL.Path, r.Header.Get("Cookie"))
		http.NotFound(w, r)
	})
	host, _, _ := strings.Cut(strings.TrimPrefix(s.URL, "http://"), ":")
	b := start(t, Options{Network: &network.Policy{Mode: network.Any}, Sender: network.Sender{Cookies: []*http.Cookie{{Name: "session", Value: "secret"}, {Name: "jar", Value: "secret", Domain: host}}}})
	for path, want := range map[string]string{"/given": "session=secret; jar=secret", "/found": "jar=secret"} {
		b.Capture(t.Context(), Source{URL: s.URL + path, Found: path == "/found"}, Want{}) // which is not there
		if got, asked := told.Load(path); !asked || got != want {
			t.Errorf("%s is asked for: %v, with cookies %q, want %q", path, asked, got, want)
		}
	}
	for path, want := range map[string]string{"/given.png": "session=secret; jar=secret", "/found.png": ""} {
		source := Source{HTML: []byte("<p>Words.<img src=" + path + ">"), URL: s.URL + "/story", Found: want == ""}
		capture(t, b, source, Want{})
		if got, asked := told.Load(path); !asked || got != want {
			t.Errorf("%s is asked for: %v, with cookies %q, want %q", path, asked, got, want)
		}
	}
}
