package render

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"galley/render/loading"
	"galley/render/tab"
)

// leftTab opens a page, closes it, and returns its tab once that is ready for the next page.
func leftTab(t *testing.T, b *Browser, src Source) *tab.Tab {
	t.Helper()
	d := open(t, b, src)
	d.Close()
	for range cap(b.slots) {
		b.slots <- struct{}{}
	}
	for range cap(b.slots) {
		<-b.slots
	}
	return d.tab
}

// keeps is a script that stores things at once, and again whenever it may.
const keeps = `function keep(by) { document.cookie = by + '=1;max-age=9999'; localStorage[by] = 1; sessionStorage[by] = 1; window.name += by }
	keep('now');`

// What pages do that stay until the next one takes their place is not seen by that.
func TestStayingPages(t *testing.T) {
	const sees = `<p id=sees></p><script>sees.textContent = JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}, window.name])</script>`
	pages := map[string]string{"/sees": sees}
	for name, script := range map[string]string{
		"at once":              ``,
		"timer":                `setTimeout(keep, 5000, 'timer')`,
		"text of a timer":      `setTimeout("keep('timer')", 1500)`,
		"interval":             `setInterval(keep, 20, 'interval')`,
		"frames":               `const again = () => { keep('frame'); requestAnimationFrame(again) }; again()`,
		"idle":                 `requestIdleCallback(() => keep('idle'))`,
		"attribute":            `onpagehide = onunload = onbeforeunload = () => keep('parts')`,
		"listeners":            `for (const type of ['pagehide', 'unload', 'beforeunload']) { addEventListener(type, () => keep(type)); addEventListener(type, () => keep(type), true) }`,
		"visibility":           `document.addEventListener('visibilitychange', () => keep('hidden')); addEventListener('visibilitychange', () => keep('hidden'), true)`,
		"when cookies go":      `cookieStore.addEventListener('change', () => setTimeout(keep, 0, 'change'))`,
		"frame of its own":     `document.body.append(Object.assign(document.createElement('iframe'), {srcdoc: '<script>setInterval(() => parent.keep("frame"), 10); onpagehide = () => parent.keep("frame")<' + '/script>'}))`,
		"cookies go":           `cookieStore.addEventListener('change', () => keep('change'))`,
		"swap":                 `addEventListener('pageswap', () => keep('swap'))`,
		"signal":               `const again = () => { keep('signal'); AbortSignal.timeout(5).onabort = again }; again()`,
		"noted store":          `const store = localStorage, cookies = cookieStore; const again = () => { store.setItem('later', 1); cookies.set('later', 1); AbortSignal.timeout(5).onabort = again }; again()`,
		"picture":              `document.body.append(Object.assign(new Image(), {src: '/none', onerror() { this.src = '/none?' + Math.random(); keep('picture') }, loading: 'lazy'}))`,
		"observer of its size": `new ResizeObserver(() => keep('size')).observe(document.body)`,
	} {
		pages["/"+strings.ReplaceAll(name, " ", "-")] = "<title>" + name + "</title><body><p>Text<script>" + keeps + script + "</script>"
	}
	s := site(t, pages)
	b := start(t, Options{Tabs: 1})
	for path := range pages {
		t.Run(path[1:], func(t *testing.T) {
			if tab := leftTab(t, b, Source{URL: s.URL + path}); !tab.Left() {
				t.Error("the page does not stay")
			}
			if got, want := text(t, load(t, b, s.URL+"/sees"), "#sees"), `["",{},{},""]`; got != want {
				t.Errorf("the next page sees %s, want %s", got, want)
			}
		})
	}
}

// Frames that a page hides from scripts run as well, and what is for its address runs on.
// The next page sees nothing of them.
func TestHiddenFrames(t *testing.T) {
	const again = `'<script>setInterval(() => parent.keep("frame"), 10)<' + '/script>'`
	pages := map[string]string{"/sees": `<p id=sees></p><script>(async () => {
		const stored = JSON.stringify([document.cookie, {...localStorage}, window.name]);
		sees.textContent = stored + (await caches.keys()).length;
	})()</script>`}
	for name, script := range map[string]string{
		"in a shadow tree":       `const host = document.createElement('div'); document.body.append(host); host.attachShadow({mode: 'closed'}).append(Object.assign(document.createElement('iframe'), {srcdoc: ` + again + `}))`,
		"by the name of a count": `var length = 0; document.body.append(Object.assign(document.createElement('iframe'), {srcdoc: ` + again + `}))`,
		"worker for its address": `navigator.serviceWorker.register('/worker.js')`,
		"worker that is there":   `navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)`,
		"worker that comes late": `navigator.serviceWorker.register('/worker.js?late')`,
		"worker of one before":   `if (!location.search) { navigator.serviceWorker.register('/worker.js?late'); location.search = '?2' }`,
		"worker that is missing": `navigator.serviceWorker.register('/missing.js')`,
		"worker that fails":      `navigator.serviceWorker.register('/fails.js')`,
	} {
		pages["/"+strings.ReplaceAll(name, " ", "-")] = "<body><p>Text<script>" + keeps + script + "</script>"
	}
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/missing.js":
			http.NotFound(w, r)
			return
		case "/fails.js":
			w.Header().Set("Content-Type", "text/javascript")
			io.WriteString(w, `caches.open('fails'); throw 'fails'`)
			return
		case "/worker.js":
			if r.URL.RawQuery != "" {
				time.Sleep(500 * time.Millisecond)
			}
			w.Header().Set("Content-Type", "text/javascript")
			io.WriteString(w, `const again = () => { caches.open('c' + Math.random()); cookieStore.set('worker', 1); setTimeout(again, 50) }; again()`)
			return
		case "/sees":
			time.Sleep(300 * time.Millisecond) // the page before has that long
		}
		w.Header().Set("Content-Type", "text/html")
		io.WriteString(w, pages[r.URL.Path])
	})
	b := start(t, Options{Tabs: 1})
	for path := range pages {
		if path == "/sees" {
			continue
		}
		t.Run(path[1:], func(t *testing.T) {
			if leftTab(t, b, Source{URL: s.URL + path}).Left() {
				t.Error("the page stays")
			}
			if got, want := text(t, load(t, b, s.URL+"/sees"), "#sees"), `["",{},""]0`; got != want {
				t.Errorf("the next page sees %s, want %s", got, want)
			}
		})
	}
}

// Pages of which something would go on make room for an empty document.
func TestPagesThatDoNotStay(t *testing.T) {
	var elsewhere string
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		scripts := map[string]string{
			"/ended":    `<script>new Worker(URL.createObjectURL(new Blob(['1']))).terminate()</script>`,
			"/worker":   `<script>new Worker(URL.createObjectURL(new Blob(['1'])))</script>`,
			"/database": `<script>indexedDB.open('db')</script>`,
			"/bucket":   `<script>navigator.storageBuckets?.open('bucket') ?? indexedDB.open('db')</script>`,
			"/channel":  `<script>new BroadcastChannel('x')</script>`,
			"/film":     `<video></video>`,
			"/frame":    `<iframe src=` + elsewhere + `/text></iframe>`,
			"/shadow":   `<div><template shadowrootmode=open><iframe src=` + elsewhere + `/text></iframe></template></div>`,
			"/sandbox":  `<iframe sandbox=allow-scripts srcdoc="<p>x"></iframe>`,
			"/text":     "",
		}
		io.WriteString(w, "<p>Text</p>"+scripts[r.URL.Path])
	})
	elsewhere = strings.Replace(s.URL, "127.0.0.1", "localhost", 1)
	b := start(t, Options{Tabs: 1, Network: anywhere()})
	for _, path := range []string{"/worker", "/ended", "/database", "/bucket", "/channel", "/film", "/frame", "/shadow", "/sandbox"} {
		if leftTab(t, b, Source{URL: s.URL + path}).Left() {
			t.Errorf("%s stays", path)
		}
	}
	if tab := leftTab(t, b, Source{URL: s.URL + "/text"}); !tab.Left() {
		t.Error("/text does not stay")
	}
}

// A page that takes the place of another is the one that was asked for.
func TestAfterStayingPage(t *testing.T) {
	n := 0
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		n++
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		scripts := map[string]string{
			"/address":  `<script>history.pushState({}, '', '/next')</script>`,
			"/back":     `<script>onload = () => history.back()</script>`,
			"/traverse": `<script>onload = () => { navigation.back().committed.catch(() => {}); navigation.traverseTo(navigation.entries()[0].key).committed.catch(() => {}) }</script>`,
			"/referrer": `<script>onload = () => setTimeout(() => p.textContent += ' ' + document.referrer + '.', 100)</script>`,
		}
		fmt.Fprintf(w, "<p id=p>%d %s</p>%s", n, r.URL.Path, scripts[r.URL.Path])
	})
	b := start(t, Options{Tabs: 1})
	for _, test := range []struct{ name, before, address, want string }{
		{"same address", "/one", "/one", "/one"},
		{"its fragment", "/one", "/one#part", "/one"},
		{"other fragment", "/one#a", "/one#b", "/one"},
		{"fragment of an address it gave itself", "/address", "/next#part", "/next"},
		{"another", "/one", "/two", "/two"},
		{"one that goes back", "/one", "/back", "/back"},
		{"one that goes to the first", "/one", "/traverse", "/traverse"},
		{"one that asks where its reader is from", "/one", "/referrer", "/referrer ."},
	} {
		t.Run(test.name, func(t *testing.T) {
			tab := leftTab(t, b, Source{URL: s.URL + test.before})
			if !tab.Left() {
				t.Error("the page before does not stay")
			}
			before := n
			p := load(t, b, s.URL+test.address)
			if got, want := text(t, p, "#p"), fmt.Sprintf("%d %s", before+1, test.want); got != want {
				t.Errorf("text = %q, want %q", got, want)
			}
		})
	}
	given := Source{HTML: []byte("<p id=p>given"), URL: s.URL + "/one"}
	leftTab(t, b, Source{URL: s.URL + "/one"})
	d := open(t, b, given)
	defer d.Close()
	if got := text(t, d.Page(), "#p"); got != "given" {
		t.Errorf("text = %q, want that of the HTML", got)
	}
}

// A page that finds a way to hang as it goes costs the next one its tab.
func TestHangsAsItGoes(t *testing.T) {
	s := site(t, map[string]string{
		"/hangs": `<p>fine</p><iframe></iframe><script>
			frames[0].EventTarget.prototype.addEventListener.call(window, 'pagehide', () => { while (true); }, true)</script>`,
		"/": `<p>the next one`,
	})
	b := start(t, Options{Tabs: 1})
	if !leftTab(t, b, Source{URL: s.URL + "/hangs"}).Left() {
		t.Error("the page does not stay")
	}
	if got := text(t, load(t, b, s.URL), "p"); got != "the next one" {
		t.Errorf("text = %q", got)
	}
}

// An idle tab shows an empty document after a while.
func TestTidy(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>Text"})
	b := start(t, Options{Tabs: 1})
	tab := leftTab(t, b, Source{URL: s.URL})
	b.tidy(tab, tab.Pages+1)
	if !tab.Left() {
		t.Error("the page of a tab that had another one since is replaced")
	}
	b.tidy(tab, tab.Pages)
	if blank, err := tab.Load.Wait(t.Context(), 0, loading.Blank); tab.Left() || !blank || err != nil {
		t.Error("the page is still there")
	}
	if got := leftTab(t, b, Source{URL: s.URL}); got != tab {
		t.Error("the next page is in another tab")
	}
}

// To replace the page of an idle tab does not get in the way of other pages, nor of Close.
func TestTidyMeanwhile(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>Text"})
	b := start(t, Options{Tabs: 2})
	tab := leftTab(t, b, Source{URL: s.URL})
	var loads sync.WaitGroup
	loads.Go(func() {
		for range 10 {
			load(t, b, s.URL)
		}
	})
	for range 100 {
		b.tidy(tab, 1)
		time.Sleep(5 * time.Millisecond)
	}
	loads.Wait()
	go b.tidy(tab, tab.Pages)
	b.Close()
	b.tidy(tab, tab.Pages)
}

// A tab stays idle while all places are taken, and is replaced once one is free.
func TestTidyLater(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>Text"})
	b := start(t, Options{Tabs: 1})
	tab := leftTab(t, b, Source{URL: s.URL})
	b.slots <- struct{}{}
	time.Sleep(leftLimit + 100*time.Millisecond)
	if !tab.Left() {
		t.Error("the page is replaced while nothing may be done")
	}
	<-b.slots
	for end := time.Now().Add(guard); tab.Left(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the page is still there")
		}
	}
}
