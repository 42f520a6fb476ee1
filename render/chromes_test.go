package render

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"galley/page"
	"galley/render/chrome"
)

// manyParts is a page with what Chromes with and without windows could do otherwise: text
// in several fonts, a picture that loads near the view, a part that shows itself when it is
// scrolled to, and one that comes in a frame.
const manyParts = `<!doctype html><title>Parts</title><style>
body { margin: 0; font: 17px/1.5 "Liberation Serif", serif } h1 { font-family: sans-serif } pre { font-family: monospace }
.far { margin-top: 2000px } .shown { letter-spacing: 2px }</style>
<h1>All of its parts</h1><p id=languages>Straße, naïve, 日本語, العربية</p><pre>x := 1</pre>
<p class=far id=far>Far below the view</p>
<img loading=lazy width=100 height=50 src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='100' height='50'/%3E">
<p id=frame>.</p><p id=hover>.</p>
<script>
new IntersectionObserver(list => list.forEach(e => e.isIntersecting && e.target.classList.add('shown'))).observe(document.getElementById('far'))
requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('frame').textContent = 'came in a frame'))
document.getElementById('hover').textContent = [innerWidth, matchMedia('(hover: hover)').matches, matchMedia('(pointer: fine)').matches, matchMedia('(prefers-color-scheme: dark)').matches, document.visibilityState].join()
</script>`

// TestChromesAgree holds that each Chrome of this machine sees a page alike: which one is
// found first is no matter of results.
func TestChromesAgree(t *testing.T) {
	needChrome(t)
	var first, seen string
	for _, name := range chrome.Programs {
		program, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		b, err := Start(t.Context(), Options{Chrome: program})
		if err != nil {
			t.Fatal(err)
		}
		got := parts(capture(t, b, Source{HTML: []byte(manyParts)}, Want{}).Page)
		b.Close()
		if seen == "" {
			first, seen = program, got
		}
		if got != seen {
			t.Errorf("%s sees\n%s\nand %s\n%s", first, seen, program, got)
		}
	}
	// Pages show the reader with a mouse what they show nobody who touches a screen.
	if !strings.Contains(seen, "true,true,false") {
		t.Errorf("there is no mouse that could stay over something:\n%s", seen)
	}
	if !strings.Contains(seen, "came in a frame") {
		t.Errorf("the page is not whole:\n%s", seen)
	}
}

// parts are the elements of a page with their boxes, and its texts.
func parts(p *page.Page) string {
	var out strings.Builder
	for i := range p.Nodes {
		switch n := &p.Nodes[i]; n.Kind {
		case page.Text:
			fmt.Fprintf(&out, "%q\n", n.Text)
		case page.Element:
			fmt.Fprintln(&out, n.Tag, n.Box, n.Style)
		}
	}
	return out.String()
}
