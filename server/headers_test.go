package server

import "testing"

// The format is the one of ours that a client wants most.
func TestAccepted(t *testing.T) {
	for accept, want := range map[string]string{
		"":           "md",
		"*/*":        "md",
		"text/plain": "text",
		"text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8": "html",
		"text/html;q=0.1, text/plain":                                     "text",
		"text/plain;q=0.9, application/json;q=0.9":                        "text",
		"application/json;q=0, text/html;q=0.5":                           "html",
		"application/json; charset=utf-8":                                 "json",
		"application/problem+json, application/json":                      "json",
		"TEXT/HTML ; Q=0.5":                                               "html",
		"image/png, ;;, text/plain;q=x":                                   "md",
		"text/plain;q=0":                                                  "md",
	} {
		if got := accepted(accept); got != want {
			t.Errorf("Accept %q: %s, want %s", accept, got, want)
		}
	}
}
