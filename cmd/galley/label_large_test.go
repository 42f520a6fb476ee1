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

// TestLargePage holds that a page of 30,000 nodes is labelled like any other: the
// largest of 2,270 real pages that were measured has 31,000.
func TestLargePage(t *testing.T) {
	needLabelChrome(t)
	const rows = 6000 // five nodes each
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, `<!doctype html><title>Large %s</title><style>p{margin:0;font-size:2px;line-height:2px}</style><h1>Large %[1]s</h1><main>%s</main>`, r.URL.Path,
			strings.Repeat("<p class=line>All of <b>this</b> is running text that is as long as a line of an article</p>", rows))
	}))
	t.Cleanup(server.Close)
	dir := filepath.Join(t.TempDir(), "large")
	runGalley(t, "capture", "-d", dir, server.URL+"/1", server.URL+"/2")
	u := openUI(t, startLabel(t, "-d", dir), 1280, 800)
	slug := u.settled("")
	if n := ask[int](u, `return s.now.doc.n`); n < 30_000 {
		t.Fatalf("the page has %d nodes", n)
	}
	u.wait(`document.querySelectorAll('.row').length > 3`)
	if rows := ask[int](u, `const t = document.getElementById('tree');
		t.scrollTop = 1e6; await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));
		return document.querySelectorAll('.row').length`); rows > 200 {
		t.Errorf("%d rows of the tree exist at once", rows)
	}
	hit := ask[float64](u, `const t = performance.now(); for (let i = 0; i < 100; i++) s.now.doc.hit(300, 40 * i); return (performance.now() - t) / 100`)
	t.Logf("finding the element under the pointer takes %.2f ms", hit)
	u.press("/")
	u.wait(`document.activeElement.id === 'search'`)
	u.do(chromedp.KeyEvent("\bline"))
	u.wait(`document.getElementById('found').textContent === '1000+'`)
	u.press("\x1b")
	u.wait(`performance.getEntriesByType('resource').filter(r => r.name.endsWith('/label')).length >= 2`)
	u.press("\r")
	u.settled(slug)
	u.wait(`performance.getEntriesByName('galley-swap').length > 0`) // the page may be there before it is painted
	swaps := ask[[]float64](u, `return performance.getEntriesByName('galley-swap').map(m => Math.round(m.duration))`)
	t.Logf("swaps take %v ms", swaps)
	if late := swaps[len(swaps)-1]; late > 2000 {
		t.Errorf("the swap to a large page takes %.0f ms", late)
	}
}
