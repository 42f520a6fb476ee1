package render

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestDialogs(t *testing.T) {
	s := site(t, map[string]string{"/": `<p id=p></p><script>
		onbeforeunload = e => { e.preventDefault(); return 'stay' }
		alert('a'); p.textContent = [confirm('b'), prompt('c', 'd')]; print()</script>`})
	b := start(t, Options{Tabs: 1})
	for range 2 { // the second leaves the first
		if got := text(t, load(t, b, s.URL), "p"); got != "false," {
			t.Errorf("confirm and prompt answered %q, want them dismissed", got)
		}
	}
}

// pages counts the open pages of a browser.
func pages(t *testing.T, b *Browser) (n int) {
	t.Helper()
	targets, err := chromedp.Targets(b.running().Context)
	if err != nil {
		t.Fatal(err)
	}
	for _, info := range targets {
		if info.Type == "page" {
			n++
		}
	}
	return n
}

func TestPopups(t *testing.T) {
	popped := make(chan string, 20)
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/":
			fmt.Fprint(w, `<p id=p></p><a id=a target=_blank href=/pop>x</a><form id=f target=_blank action=/pop></form><a id=o target=_blank rel=noopener href=/pop>x</a>
			<script>p.textContent = window.open('/pop'); a.click(); o.click(); f.submit()</script>`)
		case "/plain":
			fmt.Fprint(w, `<p>plain`)
		case "/pop":
			popped <- r.URL.Path
		}
	})
	b := start(t, Options{Tabs: 1})
	load(t, b, s.URL+"/plain")
	before := pages(t, b)
	load(t, b, s.URL)
	load(t, b, s.URL+"/plain")
	if got := pages(t, b); got != before {
		t.Errorf("%d pages are open, want %d", got, before)
	}
	if len(popped) > 0 {
		t.Errorf("%d popups were loaded", len(popped))
	}
}

func TestDownloads(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, `<p>Text<a id=a href=/file>x</a><a id=b download=galley-blob.txt href="data:text/plain,x">y</a><script>b.click(); a.click()</script>`)
		case "/file":
			w.Header().Set("Content-Disposition", `attachment; filename="galley-attachment.html"`)
			fmt.Fprint(w, "<p>saved")
		}
	})
	b := start(t, Options{})
	if got := text(t, load(t, b, s.URL), "p"); !strings.HasPrefix(got, "Text") {
		t.Errorf("text = %q", got)
	}
	var kind *TypeError
	if _, err := b.Capture(t.Context(), Source{URL: s.URL + "/file"}, Want{}); !errors.As(err, &kind) {
		t.Errorf("navigating to a download: %v, want a *TypeError", err)
	}
	home, _ := os.UserHomeDir()
	for _, root := range []string{".", os.TempDir(), filepath.Join(home, "Downloads")} {
		filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err == nil && (strings.HasPrefix(d.Name(), "galley-blob") || strings.HasPrefix(d.Name(), "galley-attachment")) {
				t.Error("saved: ", path)
			}
			return nil
		})
	}
}

func TestPermissions(t *testing.T) {
	s := site(t, map[string]string{
		"/sw.js": `self.addEventListener('fetch', e => e.respondWith(new Response('<p>from the worker', {headers: {'Content-Type': 'text/html'}})))`,
		"/": `<p id=notify>-</p><p id=place>-</p><p id=camera>-</p><p id=clipboard>-</p><script>
			const ask = (p, f) => f().then(x => p.textContent = x, () => p.textContent = 'refused')
			ask(notify, () => Notification.requestPermission())
			ask(place, () => new Promise((y, n) => navigator.geolocation.getCurrentPosition(y, n)))
			ask(camera, () => navigator.mediaDevices.getUserMedia({video: true}))
			ask(clipboard, () => navigator.clipboard.readText())</script>`,
		"/worker": `<p>from the server<script type=module>await navigator.serviceWorker.register('/sw.js').catch(() => {})</script>`,
	})
	b := start(t, Options{Tabs: 1})
	p := load(t, b, strings.Replace(s.URL, "127.0.0.1", "localhost", 1))
	for _, id := range []string{"#notify", "#place", "#camera", "#clipboard"} {
		// Some are never answered, which is as good.
		if got := text(t, p, id); got != "refused" && got != "-" && got != "denied" && got != "default" {
			t.Errorf("%s is answered %q", id, got)
		}
	}
	for range 2 {
		if got := text(t, load(t, b, s.URL+"/worker"), "p"); got != "from the server" {
			t.Errorf("text = %q: the service worker answered", got)
		}
	}
}

// What a page stores is gone for the next one in its tab, and unknown to others.
func TestStorage(t *testing.T) {
	s := site(t, map[string]string{"/": `<p id=p></p><script type=module>
		const dbs = (await indexedDB.databases()).map(d => d.name), caches_ = await caches.keys()
		const root = await navigator.storage.getDirectory(), buckets = await navigator.storageBuckets?.keys() ?? []
		p.textContent = JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}, dbs, caches_, window.name, await Array.fromAsync(root.keys()), buckets])
		document.cookie = 'c=1;max-age=9999'; localStorage.l = 1; sessionStorage.s = 1; window.name = 'named'
		indexedDB.open('db'); await caches.open('cache'); await root.getFileHandle('file', {create: true}); await navigator.storageBuckets?.open('bucket')</script>`})
	b := start(t, Options{Tabs: 2})
	const empty = `["",{},{},[],[],"",[],[]]`
	url := strings.Replace(s.URL, "127.0.0.1", "localhost", 1)
	// Asking what is stored may take longer than a page is waited for: then it says
	// nothing, and is asked again.
	sees := func() string {
		for range 9 {
			if got := text(t, load(t, b, url), "p"); got != "" {
				return got
			}
		}
		return "nothing"
	}
	first := open(t, b, Source{URL: url})
	// A second tab, while the first has the page open.
	if got := sees(); got != empty {
		t.Errorf("another tab sees %s", got)
	}
	first.Close()
	if got := text(t, first.Page(), "p"); got != empty && got != "" {
		t.Errorf("the first page sees %s", got)
	}
	for range 3 {
		if got := sees(); got != empty {
			t.Errorf("the next page sees %s", got)
		}
	}
}

// TestStorageOfFrames holds that what a frame of another origin stores is gone, too. What it
// keeps for its session is not: see leave.js.
func TestStorageOfFrames(t *testing.T) {
	var elsewhere string
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		if r.URL.Path == "/frame" {
			io.WriteString(w, `<script type=module>const dbs = (await indexedDB.databases()).map(d => d.name), buckets = await navigator.storageBuckets?.keys() ?? []
			parent.postMessage(JSON.stringify([document.cookie, {...localStorage}, dbs, await caches.keys(), buckets]), '*')
			document.cookie = 'c=1;max-age=9999'; localStorage.l = 1; indexedDB.open('db'); await caches.open('cache'); await navigator.storageBuckets?.open('bucket')
			</script>`)
			return
		}
		fmt.Fprintf(w, `<p id=p></p><script>onmessage = e => p.textContent = e.data</script><iframe src=%s/frame></iframe>`, elsewhere)
	})
	elsewhere = strings.Replace(s.URL, "127.0.0.1", "localhost", 1)
	b := start(t, Options{Tabs: 1, Network: anywhere()})
	said := 0
	for range 5 {
		switch got := text(t, load(t, b, s.URL), "p"); got {
		case `["",{},[],[],[]]`:
			said++
		case "":
		default:
			t.Errorf("the next frame sees %s", got)
		}
	}
	if said < 2 {
		t.Errorf("the frame said %d times what it sees", said)
	}
}

// A page that hangs once it was read costs its tab and nothing else.
func TestHangsAfterwards(t *testing.T) {
	s := site(t, map[string]string{"/": `<p>fine</p><script>onpagehide = onbeforeunload = () => { while (true); }</script>`})
	b := start(t, Options{Tabs: 1})
	for range 2 {
		if got := text(t, load(t, b, s.URL), "p"); got != "fine" {
			t.Errorf("text = %q", got)
		}
	}
}
