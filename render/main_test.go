package render

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"galley/network"
	"galley/page"
	"galley/page/pagetest"
	"galley/render/chrome"
	"galley/render/chrome/chrometest"
)

// guard bounds whatever a test waits for, so that a hang is a failure.
const guard = 90 * time.Second

// TestMain gives all browsers a temporary folder of their own and looks, at the
// end, for what they left behind: processes, folders, goroutines.
func TestMain(m *testing.M) {
	for _, name := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"} {
		os.Unsetenv(name) // the pages here come from this machine
	}
	code, left := chrometest.Run(m, func() {
		closeShared()
		http.DefaultClient.CloseIdleConnections()
	})
	for _, problem := range left {
		fmt.Println("left behind:", problem)
	}
	os.Exit(code)
}

// needChrome skips the test where no Chrome is, unless that is an error.
func needChrome(t testing.TB) {
	t.Helper()
	chrometest.Need(t, chrome.Find)
}

// start runs a browser for one test.
func start(t testing.TB, o Options) *Browser {
	t.Helper()
	needChrome(t)
	o.Chrome = os.Getenv("GALLEY_CHROME")
	b, err := Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}

// anywhere lets pages of one server on this machine reach others.
func anywhere() *network.Policy { return &network.Policy{Mode: network.Any} }

var shared struct {
	sync.Mutex
	b *Browser
}

// common is the browser of the tests that need nothing special: starting takes a
// second.
func common(t testing.TB) *Browser {
	t.Helper()
	needChrome(t)
	shared.Lock()
	defer shared.Unlock()
	if shared.b == nil {
		// Its pages are on several servers of this machine.
		b, err := Start(context.Background(), Options{Chrome: os.Getenv("GALLEY_CHROME"), Tabs: 3, Network: anywhere()})
		if err != nil {
			t.Fatal(err)
		}
		shared.b = b
	}
	return shared.b
}

func closeShared() {
	if shared.b != nil {
		shared.b.Close()
	}
}

// site serves the given pages by path; others are 404. What is not said to be of
// another type is HTML in UTF-8.
func site(t testing.TB, pages map[string]string) *httptest.Server {
	t.Helper()
	return serve(t, func(w http.ResponseWriter, r *http.Request) {
		body, ok := pages[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		switch filepath.Ext(r.URL.Path) {
		case ".js":
			w.Header().Set("Content-Type", "text/javascript")
		case ".svg":
			w.Header().Set("Content-Type", "image/svg+xml")
		case ".css":
			w.Header().Set("Content-Type", "text/css")
		default:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
		}
		fmt.Fprint(w, body)
	})
}

func serve(t testing.TB, handler http.HandlerFunc) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(handler)
	t.Cleanup(func() {
		s.CloseClientConnections()
		s.Close()
	})
	return s
}

// capture is Browser.Capture of a page that must work.
func capture(t testing.TB, b *Browser, src Source, want Want) *Capture {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), guard)
	defer cancel()
	c, err := b.Capture(ctx, src, want)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// open is Browser.Open of a page that must work; it is closed with the test.
func open(t testing.TB, b *Browser, src Source) *Document {
	t.Helper()
	d, err := b.Open(t.Context(), src)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d
}

// styled opens a page and reads the full styles of one element and all below it.
func styled(t testing.TB, b *Browser, src Source, address string) *page.Page {
	t.Helper()
	d := open(t, b, src)
	defer d.Close()
	if err := d.Styles(find(t, d.Page(), address)); err != nil && !errors.Is(err, ErrChanged) {
		t.Fatal(err)
	}
	return d.Page()
}

// load captures a URL.
func load(t testing.TB, b *Browser, url string) *page.Page {
	t.Helper()
	return capture(t, b, Source{URL: url}, Want{}).Page
}

// find is the element that an XPath or CSS selector names.
func find(t testing.TB, p *page.Page, address string) page.NodeID {
	t.Helper()
	id, err := p.Find(address)
	if err != nil {
		var tree strings.Builder
		pagetest.Dump(p, &tree)
		t.Fatalf("%v in\n%s", err, tree.String())
	}
	return id
}

// text is the text of the element that an address names.
func text(t testing.TB, p *page.Page, address string) string {
	t.Helper()
	return p.Text(find(t, p, address))
}

func box(t testing.TB, p *page.Page, address string) page.Rect {
	t.Helper()
	return p.Nodes[find(t, p, address)].Box
}

// has reports whether an element is on the page.
func has(p *page.Page, address string) bool {
	_, err := p.Find(address)
	return err == nil
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>`
