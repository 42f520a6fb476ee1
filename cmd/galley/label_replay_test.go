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

// longPage is higher than a screenshot can be, with a bar over its text, a hero as high as
// the window, text that slides in as the page opens, and what must not run.
func longPage() string {
	return `<!doctype html><title>Live</title><style>
		body { margin: 0; font: 16px/24px sans-serif } .hero { height: 60vh; background: url(/p.svg) } main { width: 700px; margin: auto; animation: enter 0.8s }
		@keyframes enter { from { transform: translateY(60px) } }
		.cookies { position: fixed; bottom: 0; left: 0; right: 0; height: 120px; background: #fff }
		</style><body onload="document.title='ran'"><div class=hero></div><main><h1>The long live blog</h1><div class=blog>` +
		strings.Repeat("<p>All of this is running text that is as long as a line of an article is on a page.</p>", 600) +
		`</div></main><div class=cookies>We use cookies <button>OK</button></div><script>document.body.dataset.ran = 1</script></body>`
}

// TestReplay shows a captured page by its archive, in a frame without scripts: to its
// end, selectable, without its bars, with its boxes where they were.
func TestReplay(t *testing.T) {
	needLabelChrome(t)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/p.svg" {
			w.Header().Set("Content-Type", "image/svg+xml")
			fmt.Fprint(w, `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#8ac"/></svg>`)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, longPage())
	}))
	t.Cleanup(server.Close)
	dir := filepath.Join(t.TempDir(), "long")
	runGalley(t, "capture", "-d", dir, server.URL+"/live")
	server.Close()
	u := openUI(t, startLabel(t, "-d", dir), 1280, 800, tripwire)
	u.settled("")
	if got := ask[[2]int](u, `return [s.now.doc.h, s.now.tiles.length]`); got[0] <= 16_383 || got[1] != 2 {
		t.Fatalf("the page is %d px high, on %d pictures", got[0], got[1])
	}
	u.wait(`view.replayed && document.querySelector('#frames iframe.shown')`)
	frame := `const frame = document.querySelector('#frames iframe.shown'), inside = frame.contentDocument;`
	// Its boxes are those of the capture, to the last paragraph; nothing of it ran.
	last := ask[[]float64](u, frame+`
		const p = [...inside.querySelectorAll('p')].at(-1).getBoundingClientRect();
		const { doc } = s.now, i = doc.elements(doc.at(doc.ids[[...Array(doc.n).keys()].find(i => doc.names[i] === '.blog')])).at(-1), b = doc.box(i);
		return [p.x - b.x, p.y - b.y, p.width - b.w, inside.querySelectorAll('script, [onload]').length]`)
	for i, v := range last {
		if v > 1 || v < -1 || (i > 2 && v != 0) {
			t.Errorf("the last paragraph is off by, and scripts are left: %v", last)
			break
		}
	}
	u.shot("replay-top")
	ask[bool](u, `document.getElementById('scroller').scrollTop = 1e6; return true`)
	u.shot("replay-end")
	ask[bool](u, `document.getElementById('scroller').scrollTop = 0; return true`)
	// A click where the bar was in the capture takes the text that is there now.
	u.press("b")
	at := ask[[2]float64](u, frame+`
		const p = [...inside.querySelectorAll('p')].map(p => p.getBoundingClientRect()).find(b => b.y > 660), r = document.getElementById('sheet').getBoundingClientRect();
		return [r.x + (p.x + 100) * view.zoom, r.y + (p.y + p.height / 2) * view.zoom]`)
	u.click(at[0], at[1])
	if got := ask[string](u, `return s.now.doc.name(s.now.draft.active('body'))`); got != "p" {
		t.Errorf("a click on text under the bar takes %s", got)
	}
	u.press("u")
	// Bars go on request, text can be selected, and keys still work from there.
	u.press("h")
	if got := ask[string](u, frame+`return inside.defaultView.getComputedStyle(inside.querySelector('.cookies')).visibility`); got != "hidden" {
		t.Errorf("the bar is %s after h", got)
	}
	u.press("x")
	u.wait(`document.body.classList.contains('selecting')`)
	u.do(chromedp.MouseClickXY(at[0], at[1], chromedp.ClickCount(2)))
	u.wait(`document.querySelector('#frames iframe.shown').contentDocument.getSelection().toString().trim().length > 0`)
	u.press("x")
	u.wait(`!document.body.classList.contains('selecting')`)
	// v shows the screenshot, and the page again.
	u.press("v")
	u.wait(`!view.replayed && !document.querySelector('#frames iframe.shown')`)
	u.press("v")
	u.wait(`view.replayed`)
	if trips := ask[[]string](u, `return window.trips`); len(trips) > 0 {
		t.Errorf("of the page ran or was stopped at the last moment: %q", trips)
	}
}
