package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// framesPerPage is how many vectors share a captured page, and how many documents a
// page of the viewer, each in a frame of its own: what one breaks is not the next
// one's.
const framesPerPage = 60

// wireJS is in every document before its own scripts: it reports what runs, and when
// the document is there what could run or load when somebody touches it.
const wireJS = `(() => {
	const report = what => window.tripped(location.pathname + ' ' + String(what))
	window.fire = what => report('ran ' + what)
	window.alert = window.confirm = window.prompt = window.fire
	const bad = new Set('script iframe frame object embed applet base form input button textarea select template foreignobject animate set animatetransform animatemotion handler portal noscript feimage marquee dialog'.split(' '))
	const addresses = new Set('href src srcset data poster cite action formaction background xlink:href ping manifest'.split(' '))
	const safe = (el, a) => {
		const v = a.value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
		return !/^[a-z][a-z0-9+.-]*:/.test(v) || /^(https?|mailto):/.test(v) || /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+\/=]*$/.test(v) && el.localName !== 'a'
	}
	addEventListener('load', () => {
		if (location.pathname.startsWith('/view/')) return
		for (const el of document.querySelectorAll('*')) {
			const name = el.localName.toLowerCase()
			if (bad.has(name)) report('element ' + name)
			if (el.shadowRoot) report('shadow root')
			if (document.body.contains(el) && ['meta', 'link', 'style', 'title'].includes(name) && el.namespaceURI.endsWith('xhtml')) report(name + ' in the body')
			for (const a of el.attributes) {
				const n = a.name.toLowerCase()
				if (n.startsWith('on') || ['style', 'srcdoc', 'formaction', 'ping', 'download', 'is', 'attributionsrc'].includes(n)) report('attribute ' + n)
				if (n === 'http-equiv' && a.value !== 'Content-Security-Policy') report('http-equiv ' + a.value)
				if (addresses.has(n) && !safe(el, a)) report(n + ' ' + a.value)
				if (n === 'id' && !/^(gx?-|fn)/.test(a.value)) report('id ' + a.value)
			}
		}
		for (const hr of document.querySelectorAll('hr[id^=fn-]')) if (hr.parentNode !== document.body) report('swallowed after ' + hr.title)
		// What is positioned is pictures behind words: one no larger than what it stands in, and the small
		// ones of paddings and list items, whose places are bounded when they are read.
		for (const el of document.querySelectorAll('.g-back')) if (!el.parentNode.classList.contains('g-on')) report('a picture behind nothing')
		for (const sheet of document.styleSheets) for (const rule of sheet.cssRules)
			if (!/^\.g-part \.g-(back \{ position: absolute; inset: 0px; width: 100%; height: 100%; max-width: none; margin: 0px; z-index: -1; border-radius: inherit; \}|sign \{ position: absolute; max-width: none; margin: 0px; z-index: -1; \}|bullet \{ position: absolute; display: flex; align-items: center; \})$/.test(rule.cssText) && /url\((?!"data:font\/(woff2|woff|ttf|otf);base64,[a-zA-Z0-9+\/=]*"\) format\()|@import|image-set|expression|binding|behavior|position: ?(fixed|absolute|sticky)/.test(rule.cssText)) report('style ' + rule.cssText)
	})
})()`

// endMark ends what is said and asked for of a page. settleJS asks for it after two
// frames were drawn.
const endMark = "/the-end"

const settleJS = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(async () => {
	tripped(' ' + '/the-end')
	await fetch('/the-end')
	done(true)
})))`

// hostileDoc is one document of the viewer.
type hostileDoc struct{ name, text string }

// tripwireView opens documents in Chrome, in frames, and notes what runs and loads.
type tripwireView struct {
	t        *testing.T
	ctx      context.Context
	server   *httptest.Server
	docs     []hostileDoc
	mu       sync.Mutex
	trips    []string
	requests []request
	refused  map[network.RequestID]bool // by a content security policy, before they were made
	end      chan string                // what listen saw of the end
}

type request struct {
	id            network.RequestID
	address, kind string
}

func newTripwireView(t *testing.T) *tripwireView {
	v := &tripwireView{t: t, refused: map[network.RequestID]bool{}, end: make(chan string)}
	v.server = httptest.NewServer(v)
	t.Cleanup(v.server.Close)
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(needLabelChrome(t)),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"))
	allocated, end := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(end)
	ctx, cancel := chromedp.NewContext(allocated)
	t.Cleanup(cancel)
	v.ctx, cancel = context.WithTimeout(ctx, labelGuard)
	t.Cleanup(cancel)
	v.do(chromedp.Navigate("about:blank"))
	v.listen()
	call(v, network.Enable, network.EnableParams{})
	call(v, runtime.AddBinding, runtime.AddBindingParams{Name: "tripped"})
	call(v, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: wireJS})
	return v
}

func (v *tripwireView) do(steps ...chromedp.Action[chromedp.Void]) {
	v.t.Helper()
	if err := chromedp.Do(v.ctx, steps...); err != nil {
		v.t.Fatal(err)
	}
}

// listen notes trips and requests from now on.
func (v *tripwireView) listen() {
	note(v, runtime.BindingCalled, func(e runtime.EventBindingCalled) string { return e.Payload }, func(e runtime.EventBindingCalled) {
		v.trips = append(v.trips, e.Payload)
	})
	// Frames of one process with their page announce what their policy refuses, too. What is
	// listened to this way comes before any later event.
	if err := chromedp.Listen(v.ctx, func(ev any) {
		if e, ok := ev.(*network.EventLoadingFailed); ok && e.BlockedReason == network.BlockedReasonCsp {
			v.mu.Lock()
			v.refused[e.RequestID] = true
			v.mu.Unlock()
		}
	}); err != nil {
		v.t.Fatal(err)
	}
	note(v, network.RequestWillBeSent, func(e network.EventRequestWillBeSent) string { return e.Request.URL }, func(e network.EventRequestWillBeSent) {
		v.requests = append(v.requests, request{e.RequestID, e.Request.URL, string(e.Type)})
	})
}

// note keeps the events of a kind from now on; one whose text ends in endMark goes to
// v.end instead.
func note[E any](v *tripwireView, kind cdp.Event[E], text func(E) string, keep func(E)) {
	begun := make(chan struct{})
	go func() {
		events := chromedp.Events(v.ctx, kind)
		close(begun)
		for e, err := range events {
			if err != nil {
				return
			}
			if strings.HasSuffix(text(e), endMark) {
				v.end <- text(e)
				continue
			}
			v.mu.Lock()
			keep(e)
			v.mu.Unlock()
		}
	}()
	<-begun
}

// ServeHTTP serves /view/FROM, which shows documents in frames, and /doc/N.
func (v *tripwireView) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	kind, number, _ := strings.Cut(strings.Trim(r.URL.Path, "/"), "/")
	n, err := strconv.Atoi(number)
	switch {
	case err == nil && kind == "view":
		for i := n; i < min(n+framesPerPage, len(v.docs)); i++ {
			fmt.Fprintf(w, "<iframe src=/doc/%d width=200 height=100></iframe>\n", i)
		}
	case err == nil && kind == "doc" && n < len(v.docs):
		fmt.Fprint(w, v.docs[n].text)
	default:
		http.NotFound(w, r)
	}
}

// open shows all documents and returns what tripped and what was loaded, with the
// name of the document that did.
func (v *tripwireView) open(docs []hostileDoc) (trips []string, loaded map[string][]string) {
	v.t.Helper()
	v.docs = docs
	v.mu.Lock()
	v.trips, v.requests = nil, nil
	v.mu.Unlock()
	for i := 0; i < len(docs); i += framesPerPage {
		v.do(chromedp.Navigate(fmt.Sprintf("%s/view/%d", v.server.URL, i)))
		if _, err := chromedp.Run(v.ctx, chromedp.Evaluate[bool](settleJS, chromedp.EvalAwaitPromise)); err != nil {
			v.t.Fatal(err)
		}
		// Events come in order: after these two nothing of the page is under way.
		<-v.end
		<-v.end
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, trip := range v.trips {
		trips = append(trips, v.named(trip))
	}
	loaded = map[string][]string{}
	own := func(r request) bool {
		return r.kind == "Document" && strings.HasPrefix(r.address, v.server.URL) || (strings.HasPrefix(r.address, "data:image/") || strings.HasPrefix(r.address, "data:font/"))
	}
	for _, r := range v.requests {
		if !own(r) {
			loaded[r.kind] = append(loaded[r.kind], r.address)
		}
	}
	return trips, loaded
}

func (v *tripwireView) named(trip string) string {
	where, what, _ := strings.Cut(trip, " ")
	if n, err := strconv.Atoi(strings.TrimPrefix(where, "/doc/")); err == nil && n < len(v.docs) {
		return v.docs[n].name + ": " + what
	}
	return trip
}

func call[P, R any](v *tripwireView, c cdp.Command[P, R], p P) {
	v.t.Helper()
	if _, err := chromedp.Call(v.ctx, c, p); err != nil {
		v.t.Fatal(err)
	}
}
