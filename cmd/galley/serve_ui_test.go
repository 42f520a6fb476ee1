package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"galley/cmd/galley/exit"
	"galley/testdata/newsstand"
)

// startServe runs "galley serve" and returns the address it prints. It ends with the
// test, as by Ctrl-C.
func startServe(t *testing.T, args ...string) string {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	r, w := io.Pipe()
	ended := make(chan int, 1)
	var messages strings.Builder
	go func() {
		ended <- run(ctx, append([]string{"serve", "--addr", "127.0.0.1:0", "--log-format", "off"}, args...), strings.NewReader(""), w, &messages)
		w.Close()
	}()
	t.Cleanup(func() {
		stop()
		if code := <-ended; code != exit.Interrupted && code != exit.OK {
			t.Errorf("galley serve ended with %d: %s", code, messages.String())
		}
	})
	address, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("no address printed: %v: %s", err, messages.String())
	}
	return strings.TrimSuffix(strings.TrimSpace(address), "/")
}

// servedSite is a bundled site with pages beside that go wrong.
func servedSite(t *testing.T) (address, story string, hold chan struct{}) {
	t.Helper()
	site := newsstand.Sites()[4]
	hold = make(chan struct{})
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/held":
			select {
			case <-hold:
			case <-r.Context().Done():
			}
		case "/split/", "/split/2/":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, splitPages[r.URL.Path])
			return
		case "/shop":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, "<!doctype html><title>Shop</title><h1>Lamps</h1>", strings.Repeat("<div><a href=/x><img width=90 height=90> Lamp</a> 12.99 <button>Add to cart</button></div>", 60))
			return
		}
		site.ServeHTTP(w, r)
	}))
	t.Cleanup(s.Close)
	return s.URL, s.URL + site.Pages[20].Path, hold
}

// splitPages is an article on two pages, by their paths.
var splitPages = map[string]string{
	"/split/": "<!doctype html><html lang=en><title>The ferry returns</title><article><h1>The ferry returns</h1><p>The ferry returned on Monday after nine months in the yard, with a new engine and fresh paint on the rails." +
		"<p>Passengers waited since dawn, and the first crossing took forty minutes in a calm sea while the band played on the upper deck.<p>Page 1 <a href=/split/2/>2</a></article>",
	"/split/2/": "<!doctype html><html lang=en><title>The ferry returns</title><article><h1>The ferry returns</h1><p>From now on the boats leave every hour between six in the morning and ten at night, and twice as often in August." +
		"<p>Whoever brings a bicycle pays two crowns more, which the islanders have called a tax on legs since the summer before.<p>Page <a href=/split/>1</a> 2</article>",
}

// openService opens the page of the service in a browser.
func openService(t *testing.T, address string) *ui {
	u := openUI(t, address+"/", 1280, 800)
	u.imports = ""
	return u
}

// enter types an address and sends the form.
func (u *ui) enter(address string) {
	u.t.Helper()
	ask[bool](u, `document.getElementById('url').value = args[0]; document.getElementById('go').click(); return true`, address)
}

// in waits for a state of the page.
func (u *ui) in(state string) {
	u.t.Helper()
	u.wait(`document.body.dataset.state === args[0]`, state)
}

// TestServicePage goes through every state of the page in a browser: what it shows, that
// it is accessible, and that articles stand in frames that run nothing. GALLEY_SHOTS=DIR
// keeps a picture of each.
func TestServicePage(t *testing.T) {
	needLabelChrome(t)
	site, story, hold := servedSite(t)
	u := openService(t, startServe(t, serviceNetwork...))
	u.in("empty")
	u.axe("service-empty")
	u.enter(site + "/held")
	u.in("loading")
	if thorough() {
		u.axe("service-loading")
	}
	u.clickOn("#stop")
	u.in("stopped")
	close(hold)
	for _, tt := range []struct{ state, address, says string }{
		{"refused", "ftp://news.example/", "only http and https"},
		{"network", "http://127.0.0.1:1/", "load http://127.0.0.1:1/"},
		{"upstream", site + "/missing", "HTTP 404"},
		{"no-article", site + "/shop", "looks like no article"},
	} {
		u.enter(tt.address)
		u.in(tt.state)
		if got := ask[string](u, `return document.getElementById('notice').innerText`); !strings.Contains(got, tt.says) {
			t.Errorf("%s says %q", tt.state, got)
		}
		if tt.state == "no-article" || thorough() {
			u.axe("service-" + tt.state)
		}
	}
	u.clickOn("#notice-actions .strong")
	u.wait(`document.body.dataset.state !== 'no-article' && document.body.dataset.state !== 'loading'`)
	u.enter(story)
	u.in("result")
	u.checkResult()
	u.checkPages(site + "/split/")
}

// checkPages reads an article on two pages whole, after its first page said where it goes on.
func (u *ui) checkPages(address string) {
	if shown := ask[bool](u, `return document.getElementById('more').checkVisibility()`); shown {
		u.t.Error("an article on one page is said to go on")
	}
	u.clickOn("#show-article")
	u.enter(address)
	u.wait(`document.body.dataset.state === 'result' && document.getElementById('read-on').checkVisibility()`)
	u.axe("service-goes-on")
	u.clickOn("#read-on")
	u.wait(`document.body.dataset.state === 'result' && !document.getElementById('more').checkVisibility()`)
	u.clickOn("#tab-text")
	u.wait(`/ferry returned[^]*boats leave/.test(document.getElementById('panel').innerText)`)
}

// thorough reports whether states are held against the rules that differ from others in
// words alone.
func thorough() bool { return os.Getenv("GALLEY_SHOTS") != "" || os.Getenv("GALLEY_AXE") != "" }

// checkResult looks at the parts of a result.
func (u *ui) checkResult() {
	t := u.t
	u.wait(`document.querySelector('.sheet img')?.complete && document.querySelector('.sheet svg').getAttribute('viewBox')`)
	frame := ask[[2]string](u, `const f = document.querySelector('#panel iframe'); return [f.getAttribute('sandbox'), f.getAttribute('src')]`)
	if frame[0] != "" || !strings.HasPrefix(frame[1], "/view/") {
		t.Errorf("the article stands in a frame with sandbox %q, %s", frame[0], frame[1])
	}
	if drawn := ask[[]string](u, `return [...document.querySelectorAll('.sheet rect')].map(r => r.getAttribute('class'))`); !strings.Contains(strings.Join(drawn, " "), "body") || !strings.Contains(strings.Join(drawn, " "), "title") {
		t.Errorf("drawn in the original: %q", drawn)
	}
	u.axe("service-result")
	for _, tab := range ask[[]string](u, `return [...document.querySelectorAll('[role=tab]')].map(b => b.id)`) {
		u.clickOn("#" + tab)
		u.wait(`document.getElementById(args[0]).ariaSelected === 'true' && document.getElementById('panel').childElementCount > 0`, tab)
		if tab == "tab-why" || thorough() {
			u.axe("service-" + tab)
		}
	}
	u.clickOn("#tab-why")
	u.clickOn(".candidate.chosen")
	u.wait(`document.querySelector('.sheet .point')`)
	u.shot("service-pointed")
	u.do(chromedp.EmulateViewport(390, 844))
	u.wait(`innerWidth === 390`)
	u.clickOn("#show-original")
	u.wait(`document.getElementById('original').checkVisibility()`)
	u.shot("service-original-phone")
	// What the page loads is of the service: it works without any other network.
	other := ask[[]string](u, `return performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith(location.origin))`)
	if len(other) > 0 {
		t.Errorf("the page loads from elsewhere: %q", other)
	}
}

// TestServiceKey holds that the page asks for a key where one is needed, and uses it.
func TestServiceKey(t *testing.T) {
	needLabelChrome(t)
	_, story, _ := servedSite(t)
	var out, said strings.Builder
	if code := run(t.Context(), []string{"serve", "key", "ci"}, strings.NewReader(""), &out, &said); code != exit.OK {
		t.Fatal(said.String())
	}
	name := filepath.Join(t.TempDir(), "keys")
	if err := os.WriteFile(name, []byte(out.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(said.String()), "\n")
	u := openService(t, startServe(t, append(serviceNetwork, "--no-browser", "--keys", name)...))
	u.enter(story)
	u.in("unauthorized")
	u.axe("service-unauthorized")
	ask[bool](u, `document.getElementById('key').value = args[0]; document.querySelector('#key-form button').click(); return true`, lines[len(lines)-1])
	u.in("result")
	u.shot("service-no-browser")
}

// serviceNetwork lets a service of the tests reach the sites of the tests.
var serviceNetwork = []string{"--network", "any"}
