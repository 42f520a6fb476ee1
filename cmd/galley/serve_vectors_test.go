package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// showVectors shows pages in the page of the service, some beside each other, in every
// tab, and returns what stands in its document that can run or load.
const showVectors = `(async ([addresses, browser, together]) => {
	const { api } = await import('/ui/serviceapi.js'), { showTabs } = await import('/ui/formats.js'), { showOriginal } = await import('/ui/original.js');
	const $ = id => document.getElementById(id), wrong = [], counts = { shown: 0, refused: 0 }, left = [...addresses];
	$('notice').hidden = true;
	$('result').hidden = false;
	const look = (url, where) => {
		for (const e of where.querySelectorAll('*')) {
			const name = e.localName, attributes = [...e.attributes];
			if (attributes.some(a => /^on/i.test(a.name) || a.name === 'srcdoc' || /^\s*javascript:/i.test(a.value)) ||
				name === 'script' && e.src !== location.origin + '/ui/service.js' ||
				name === 'iframe' && (e.getAttribute('sandbox') !== '' || !e.getAttribute('src').startsWith('/view/')) ||
				['object', 'embed', 'base', 'style', 'svg:script', 'math', 'video', 'audio'].includes(name)) wrong.push(url + ': ' + e.outerHTML.slice(0, 200));
		}
	};
	const stand = async () => {
		const place = $('result').parentNode.appendChild(document.createElement('section'));
		const [tabs, panel, original] = ['tabs', 'panel', 'original'].map(id => place.appendChild($(id).cloneNode(false)));
		for (let url; url = left.shift();) {
			const request = { url, format: 'json', force: true, with: ['markdown', 'clean', 'html', 'hidden', 'timing', 'view', 'why'] };
			if (!browser) request.no_browser = true;
			let found;
			try { found = await api('POST', '/v1/extract', request); } catch (p) {
				if (!/no-article|page-too-large/.test(p.type)) wrong.push(url + ': ' + JSON.stringify(p));
				$('notice-text').textContent = p.detail;
				counts.refused++;
				continue;
			}
			counts.shown++;
			$('final').textContent = found.url;
			showTabs(tabs, panel, found, request, showOriginal(original, found));
			for (const tab of [...tabs.children]) {
				tab.click();
				const frame = panel.querySelector('iframe');
				if (frame) await new Promise(yes => frame.addEventListener('load', yes));
				look(url + ' ' + tab.textContent, place);
			}
		}
	};
	await Promise.all(Array.from({ length: together }, stand));
	look('the page', document);
	tripped(' /the-end');
	await fetch('/the-end');
	return { wrong: wrong.slice(0, 20), ...counts };
})`

// standsPerPage is how many vectors the page shows beside each other: their frames share
// a process of Chrome.
const standsPerPage = 8

// TestServiceHostileVectors takes the vectors through the page of the service: what it
// shows of them runs nothing, and loads nothing from elsewhere. GALLEY_LONG takes all of
// them, and also through Chrome.
func TestServiceHostileVectors(t *testing.T) {
	vectors := hostileVectors(t)
	site := vectorSite(t, vectors)
	service := startServe(t, "--network", "any", "--cache-ttl", "0", "--no-browser="+strconv.FormatBool(os.Getenv("GALLEY_LONG") == ""))
	var parsed, rendered []string
	step := 24
	if os.Getenv("GALLEY_LONG") != "" {
		step = 1
		for i := 0; i < len(vectors); i += framesPerPage {
			rendered = append(rendered, fmt.Sprintf("%s/view/%d", site, i))
		}
	}
	for i := 0; i < len(vectors); i += step {
		parsed = append(parsed, fmt.Sprintf("%s/vector/%d", site, i))
	}
	shown, requests := 0, 0
	for _, list := range []struct {
		addresses []string
		browser   bool
		together  int // pages that one browser shows, in the time that it has
	}{{parsed, false, 50}, {rendered, true, 3}} {
		for part := range slices.Chunk(list.addresses, list.together) {
			v := newTripwireView(t)
			v.do(chromedp.Navigate(service + "/"))
			// What the page itself has is not what is looked for.
			if _, err := chromedp.Run(v.ctx, chromedp.Evaluate[bool](`fire('now'), true`)); err != nil {
				t.Fatal(err)
			}
			shown += v.show(part, list.browser)
			requests += v.quiet(service)
		}
	}
	t.Logf("%d vectors parsed, %d pages of %d of them rendered, %d shown, %d requests", len(parsed), len(rendered), framesPerPage, shown, requests)
	if shown < len(parsed)/2 {
		t.Errorf("only %d articles were shown", shown)
	}
}

// quiet holds that nothing ran but what shows that the wire works, and nothing was loaded
// but from the service. It returns how much was.
func (v *tripwireView) quiet(service string) int {
	v.t.Helper()
	v.mu.Lock()
	defer v.mu.Unlock()
	if !slices.ContainsFunc(v.trips, func(trip string) bool { return strings.HasSuffix(trip, " ran now") }) {
		v.t.Error("the wire does not notice what runs")
	}
	for _, trip := range v.trips {
		if strings.Contains(trip, " ran ") && !strings.HasSuffix(trip, " ran now") {
			v.t.Error(trip)
		}
	}
	for _, r := range v.requests {
		if v.refused[r.id] {
			continue
		}
		if !strings.HasPrefix(r.address, service+"/") && !strings.HasPrefix(r.address, "data:image/") && !strings.HasPrefix(r.address, "data:font/") && r.address != "about:blank" {
			v.t.Errorf("%s loaded as %s", r.address, r.kind)
		}
	}
	return len(v.requests)
}

// show shows pages, and waits until nothing of them is under way.
func (v *tripwireView) show(addresses []string, browser bool) int {
	v.t.Helper()
	given, err := json.Marshal([]any{addresses, browser, standsPerPage})
	if err != nil {
		v.t.Fatal(err)
	}
	type outcome struct {
		Wrong          []string
		Shown, Refused int
	}
	got := make(chan outcome, 1)
	go func() {
		out, err := chromedp.Run(v.ctx, chromedp.Evaluate[outcome](showVectors+"("+string(given)+")", chromedp.EvalAwaitPromise))
		if err != nil {
			v.t.Error(err)
		}
		got <- out
	}()
	for range 2 {
		select {
		case <-v.end:
		case <-v.ctx.Done():
			v.t.Fatal("the pages were not shown in time")
		}
	}
	out := <-got
	for _, wrong := range out.Wrong {
		v.t.Error(wrong)
	}
	return out.Shown
}

// vectorSite serves /vector/N, a page with one vector, and /view/N, which shows some from
// the Nth on in frames. Addresses in the vectors lead to another server.
func vectorSite(t *testing.T, vectors []hostileVector) string {
	t.Helper()
	evil := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(evil.Close)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		kind, number, _ := strings.Cut(strings.Trim(r.URL.Path, "/"), "/")
		n, err := strconv.Atoi(number)
		switch {
		case err == nil && kind == "view":
			fmt.Fprint(w, "<!doctype html><h1>The story</h1>")
			for i := n; i < min(n+framesPerPage, len(vectors)); i++ {
				fmt.Fprintf(w, "<iframe src=/vector/%d width=300 height=200></iframe>\n", i)
			}
		case err == nil && kind == "vector" && n < len(vectors):
			if vectors[n].Place == "raw" {
				w.Header().Set("Content-Type", "text/html")
			}
			fmt.Fprint(w, vectors[n].page(n, evil.URL))
		default:
			http.NotFound(w, r)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}
