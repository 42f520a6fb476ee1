package server

import (
	"strings"
	"testing"

	"galley/server/engine"
)

// TestPostHints: what a POST is missing is said, and not what a GET would be.
func TestPostHints(t *testing.T) {
	s := start(t, engine.Options{}, Options{})
	for _, tt := range []struct{ path, kind, hint string }{
		{"/v1/extract", "application/x-www-form-urlencoded", "Content-Type: application/json"},
		{"/v1/extract", "text/html", "its field html"},
		{"/v1/extract?format=text", "application/json", "JSON of its body"},
	} {
		res, body := ask(t, "POST", s.URL+tt.path, `{"url": "http://a.example/"}`, "Content-Type: "+tt.kind)
		if p := problemIn(t, res, body); !strings.Contains(p.Hint, tt.hint) || p.Status != 400 {
			t.Errorf("%s with %s: %d, hint %q, want %q", tt.path, tt.kind, p.Status, p.Hint, tt.hint)
		}
	}
	res, body := ask(t, "POST", s.URL+"/v1/extract", "\x1f\x8b\x08\x00", "Content-Type: application/json", "Content-Encoding: gzip")
	if p := problemIn(t, res, body); !strings.Contains(p.Hint, "packed") {
		t.Errorf("a packed body: hint %q", p.Hint)
	}
}
