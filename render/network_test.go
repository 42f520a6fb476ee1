package render

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"galley/network"
	"galley/network/networktest"
)

// leastWays is how many of the ways lead to the tripwire where nothing is refused: a test
// that no way does is worth as much. Only the first page is opened so.
const leastWays = 30

// TestFound: an address that a page named is no exception to the policy, and one that somebody
// asked for is.
func TestFound(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<p>here"))
	}))
	defer server.Close()
	b := start(t, Options{Tabs: 1})
	for _, found := range []bool{false, true} {
		d, err := b.Open(t.Context(), Source{URL: server.URL, Found: found})
		if err == nil {
			d.Close()
		}
		var refused *PolicyError
		if errors.As(err, &refused) != found || !found && err != nil {
			t.Errorf("found %v: %v", found, err)
		}
	}
}

// No way that a page has leads to an address that it may not reach; where every address
// may be reached, most of them do.
func TestInternalAddresses(t *testing.T) {
	w := networktest.NewTripwire(t)
	a := networktest.NewAttacker(t, w)
	if n := len(a.Ways()); n < 100 {
		t.Errorf("%d ways", n)
	}
	b := start(t, Options{Tabs: 1, LoadLimit: 5 * time.Second, Network: a.Policy(network.Public)})
	pages := slices.Concat(a.Pages(), a.Addresses()[:1], a.Redirects())
	if testing.Short() {
		pages = pages[:1]
	}
	for _, page := range pages {
		attack(t, b, page)
		if hits := w.Hits(); len(hits) > 0 {
			t.Errorf("%s: the tripwire has %q", page.Name, hits)
		}
	}
	b.opts.Network = a.Policy(network.Any)
	for _, page := range a.Pages()[:1] {
		if d, err := b.Open(t.Context(), Source{URL: page.URL}); err == nil {
			d.Close()
		}
	}
	if hits := w.Hits(); len(hits) < leastWays {
		t.Errorf("%d ways lead to the tripwire where nothing is refused, want %d: %q", len(hits), leastWays, hits)
	} else {
		t.Logf("where nothing is refused the tripwire has %d of %d: %q", len(hits), len(a.Ways()), hits)
	}
}

// attack opens a page that tries to reach the tripwire. One that does nothing else is
// refused.
func attack(t *testing.T, b *Browser, page networktest.Address) {
	t.Helper()
	d, err := b.Open(t.Context(), Source{URL: page.URL})
	var refused *PolicyError
	if err != nil {
		if !errors.As(err, &refused) && page.Name != "certificate" {
			t.Errorf("%s: %v, want a *PolicyError", page.Name, err)
		}
		return
	}
	defer d.Close()
	if text := d.Page().Text(d.Page().Body()); strings.Contains(text, "secret of the tripwire") || strings.Contains(text, "root:") {
		t.Errorf("%s: %q", page.Name, text)
	}
	for _, r := range d.Refused() {
		if !strings.Contains(r.Reason, "the address is") {
			t.Errorf("%s: %v, want a refusal of the address", page.Name, r)
		}
	}
	if !strings.HasPrefix(page.Name, "frames") {
		t.Errorf("%s: it is open", page.Name)
	}
}
