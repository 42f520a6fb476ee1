package render

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// A server with a certificate of its own is not loaded from, and what to do is said.
func TestCertificate(t *testing.T) {
	s := httptest.NewTLSServer(http.NotFoundHandler())
	t.Cleanup(s.Close)
	b := start(t, Options{Tabs: 1, Timeout: guard})
	_, err := b.Capture(t.Context(), Source{URL: s.URL}, Want{})
	var network *NetworkError
	if !errors.As(err, &network) || network.Hint() == "" {
		t.Errorf("%v, want a *NetworkError with a hint", err)
	}
}

// A server or proxy that asks who one is has a hint; one that does not has none.
func TestStatusHint(t *testing.T) {
	for status, want := range map[int]string{401: "--auth", 407: "--proxy", 404: "", 500: ""} {
		if hint := (&StatusError{Status: status}).Hint(); (hint == "") != (want == "") || !strings.Contains(hint, want) {
			t.Errorf("%d: hint %q, want one with %q", status, hint, want)
		}
	}
}
