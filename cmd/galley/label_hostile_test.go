package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// payload is a script in every way that a page can smuggle one into another's
// document: as element, attribute, closing tag and address.
const payload = `</title></style></script><img src=x onerror="window.tripped('text')"><script>window.tripped('script')</script>` +
	`"><svg onload=window.tripped('svg')> javascript:window.tripped('url') {{constructor.constructor('tripped()')()}} ${tripped()}`

// hostilePage has the payload as text, class, id, title and link.
func hostilePage() string {
	text := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;").Replace(payload)
	return fmt.Sprintf(`<!doctype html><title>%[1]s</title><body class="%[1]s">
		<header><a href="javascript:window.tripped('link')">%[1]s</a></header>
		<main id="%[1]s"><h1 class="%[1]s" title="%[1]s" onclick="tripped('click')">%[1]s</h1>
		<div class="x" style="padding:20px">%[2]s</div></main></body>`, text, strings.Repeat("<p>"+text+" and then some running text, so that it looks like an article.</p>\n", 12))
}

// tripwire counts whatever of the page runs, and what the policy had to stop: text
// that is only text does not come that far.
const tripwire = `window.trips = [];
	window.tripped = what => window.trips.push(String(what));
	window.alert = window.tripped;
	document.addEventListener('securitypolicyviolation', e => window.trips.push('policy: ' + e.violatedDirective + ' ' + e.blockedURI));`

// TestHostilePage labels a page that is all script payloads, through every part of
// the labeler that shows something of it.
func TestHostilePage(t *testing.T) {
	needLabelChrome(t)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, hostilePage())
	}))
	t.Cleanup(server.Close)
	dir := filepath.Join(t.TempDir(), "hostile")
	u := openUI(t, startLabel(t, "-d", dir), 1280, 800, tripwire)
	u.wait(`document.querySelector('#notice button')`)

	// The page comes in through the labeler itself, at addresses that are payloads.
	u.clickOn("#notice button")
	u.wait(`document.getElementById('add-urls')`)
	u.clickOn("#add-urls")
	for n := range 3 {
		address := fmt.Sprintf(`%s/%d?q="><img/src=x/onerror=tripped('address')>&<script>tripped('a')</script>#"onload="tripped()`, server.URL, n)
		u.do(chromedp.KeyEvent(address + "\r"))
	}
	u.clickOn(".dialog-body > .strong")
	u.wait(`(s.adds ?? []).length === 3 && s.adds.every(a => a.state === 'done')`)
	u.press("\x1b")
	slug := u.settled("")
	u.hoverBody(parts{Body: ask[parts](u, `return { body: s.now.doc.id(s.now.draft.active('body')) }`).Body})
	for _, key := range []string{"t", "\u0304", "b", "c"} {
		u.press(key)
	}
	for _, key := range []string{"?", "r"} {
		u.press(key)
		u.wait(`document.getElementById('dialog').open`)
		u.press(key)
		u.wait(`!document.getElementById('dialog').open`)
	}
	u.press("/")
	u.wait(`document.activeElement.id === 'search'`) // a dialog that closes gives the focus back later
	u.do(chromedp.KeyEvent("\bonerror"))             // the protocol's "/" is typed too, that of a keyboard is not
	u.wait(`document.querySelectorAll('.row').length > 3 && document.getElementById('found').textContent !== ''`)
	u.press("\x1b")
	u.press("u")
	u.press("e")
	u.wait(`document.getElementById('dialog').open && document.querySelector('.twin')`)
	u.shot("hostile")
	u.press("\x1b")
	u.wait(`!document.getElementById('dialog').open`)
	u.press("\r")
	u.settled(slug)
	u.wait(`document.querySelector('#frames iframe.shown')`)
	u.press("l")
	u.wait(`document.querySelectorAll('.page-link').length === 3`)

	if seen := ask[bool](u, `return document.getElementById('card-title').textContent.includes('onerror') || document.body.textContent.includes('onerror')`); !seen {
		t.Error("nothing of the payload is on the screen: this test looks at nothing")
	}
	if trips := ask[[]string](u, `return window.trips`); len(trips) > 0 {
		t.Errorf("of the page ran or was stopped at the last moment: %q", trips)
	}
	// The wire itself works: what does come as markup is stopped, and noticed.
	defer func() {
		ask[bool](u, `document.body.insertAdjacentHTML('beforeend', '<b onclick="tripped()">' + '<img src="x" onerror="tripped()">'); return true`)
		u.wait(`window.trips.length > 0`)
	}()
	if strange := ask[int](u, `return document.querySelectorAll('[onerror], [onload], [onclick], img[src=x], script:not([src^="/ui/"]), a[href^="javascript:"]').length`); strange != 0 {
		t.Errorf("%d elements of the page are in the document", strange)
	}
}
