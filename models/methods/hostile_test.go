//go:build unix

package methods_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"galley/models/methods"
	"galley/models/modelstest"
	"galley/page"
	"galley/page/parse"
)

// TestHostile: no method fills the memory, whatever the page. The packages of the
// methods have closer bounds, and are tested each time.
func TestHostile(t *testing.T) {
	if os.Getenv("GALLEY_LONG") == "" {
		t.Skip("runs all methods on all hostile pages: make test-long")
	}
	modelstest.Hostile(t, methods.All(), modelstest.Bound{Fixed: 128 << 20}, nil)
}

// TestRefused: pages over the limits end in an error that says which one.
func TestRefused(t *testing.T) {
	for name, tt := range map[string]struct{ source, want string }{
		"depth": {strings.Repeat("<div>", 10_000), "a depth of more than 512 elements"},
		"nodes": {strings.Repeat("<p>x", 300_000), "more than 250000 nodes"},
		"bytes": {strings.Repeat("x", 65<<20), "more than 67108864 bytes"},
	} {
		_, err := parse.HTML(strings.NewReader(tt.source), parse.Source{})
		var limit *page.LimitError
		if !errors.As(err, &limit) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", name, err, tt.want)
		}
	}
}
