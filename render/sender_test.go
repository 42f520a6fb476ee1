package render

import (
	"net/http"
	"strings"
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
