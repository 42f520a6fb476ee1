package galley_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley"
	"galley/models"
)

// TestGone holds that a page whose script takes its whole document away is the HTML that was
// given, and has no article where it is from the web.
func TestGone(t *testing.T) {
	html := "<!doctype html><title>The ferry returns</title><article><h1>The ferry returns</h1>" +
		strings.Repeat("<p>The ferry to the island returned on Monday after nine months in the yard, with a new engine and fresh paint on the rails.</p>", 5) +
		"</article><script>setInterval(() => document.documentElement?.remove(), 1)</script>"
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Write([]byte(html))
	}))
	defer s.Close()
	e := extractor(t, galley.Options{})
	a, err := e.Extract(t.Context(), galley.HTML([]byte(html), ""))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := a.WriteText(&text); err != nil || !strings.Contains(text.String(), "nine months") {
		t.Errorf("the article is %q, %v", text.String(), err)
	}
	if _, err := e.Extract(t.Context(), galley.URL(s.URL)); !errors.Is(err, models.ErrNoArticle) {
		t.Errorf("from the web: %v", err)
	}
}
