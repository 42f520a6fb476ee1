package render

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// What waits for frames, or for what only frames bring, comes although nobody sees them.
func TestGivenFrames(t *testing.T) {
	picture := `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`
	tests := []struct{ name, script string }{
		{"many frames, one after the other", `let n = 9; const f = () => n-- ? requestAnimationFrame(f) : show(); f()`},
		{"the end of an animation", `p.animate({opacity: [0, 1]}, 300).onfinish = show`},
		{"the end of a transition", `p.style.transition = 'opacity .3s'; p.ontransitionend = show; requestAnimationFrame(() => requestAnimationFrame(() => p.style.opacity = .5))`},
		{"the end of a style sheet's animation", `document.head.insertAdjacentHTML('beforeend', '<style>@keyframes k { from { opacity: 0 } } p { animation: k .3s }</style>'); p.onanimationend = show`},
		{"a picture that is decoded", `const i = new Image(); i.src = "` + picture + `"; i.decode().then(show)`},
		{"a change of view", `document.startViewTransition ? document.startViewTransition(show) : show()`},
		{"what a size is", `new ResizeObserver(show).observe(p)`},
		{"what comes into view", `new IntersectionObserver(l => l[0].isIntersecting && show()).observe(last)`},
		{"an idle time", `requestIdleCallback(show)`},
	}
	pages := map[string]string{}
	for i, test := range tests {
		pages[fmt.Sprintf("/%d", i)] = `<!doctype html><p id=p>before<div style="height:3000px"></div><i id=last>last</i>
			<script>const show = () => { p.textContent = 'shown' }; ` + test.script + `</script>`
	}
	s := site(t, pages)
	for i, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := text(t, load(t, common(t), fmt.Sprintf("%s/%d", s.URL, i)), "#p"); got != "shown" {
				t.Errorf("text = %q", got)
			}
		})
	}
}

// A page that loads for long finds out meanwhile what else it needs: fonts, and lazy
// pictures in view.
func TestFramesWhileLoading(t *testing.T) {
	asked := map[string]chan bool{"/font.woff2": make(chan bool), "/lazy.png": make(chan bool)}
	var once [2]sync.Once
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, `<style>@font-face { font-family: f; src: url(font.woff2) } p { font-family: f }</style>
				<p id=p>words</p><img loading=lazy src=lazy.png><img src=slow.png>`)
		case "/slow.png":
			for what, came := range asked {
				select {
				case <-came:
				case <-time.After(5 * time.Second):
					t.Errorf("%s was not asked for while the page loaded", what)
				}
			}
		case "/font.woff2":
			once[0].Do(func() { close(asked[r.URL.Path]) })
		case "/lazy.png":
			once[1].Do(func() { close(asked[r.URL.Path]) })
		}
	})
	b := start(t, Options{Stall: time.Minute, Network: anywhere()})
	if got := text(t, load(t, b, s.URL), "#p"); got != "words" {
		t.Errorf("text = %q", got)
	}
}

// Tabs that are given frames at the same time do not end Chrome.
func TestGivenFramesTogether(t *testing.T) {
	s := site(t, map[string]string{"/": `<p id=p>before<script>
		let n = 9; const f = () => { if (n--) requestAnimationFrame(f); else p.textContent = 'shown' }; f()</script>` +
		strings.Repeat(`<img loading=lazy src=a.png style="display:block;height:900px">`, 20), "/a.png": ""})
	b := start(t, Options{Tabs: 3, Network: anywhere()})
	began := b.running()
	var all sync.WaitGroup
	for range 3 {
		all.Go(func() {
			for range 4 {
				if c, err := b.Capture(t.Context(), Source{URL: s.URL}, Want{}); err != nil {
					t.Error(err)
				} else if got := text(t, c.Page, "#p"); got != "shown" || c.Retried {
					t.Errorf("text = %q, tried again: %v", got, c.Retried)
				}
			}
		})
	}
	all.Wait()
	if b.running() != began {
		t.Error("Chrome was started anew")
	}
}

// A page whose callback for a frame takes long is not lost.
func TestFrameLong(t *testing.T) {
	s := site(t, map[string]string{"/": `<p id=p>before<script>requestAnimationFrame(() => {
		const end = Date.now() + 600; while (Date.now() < end); p.textContent = 'shown' })</script>`})
	b := start(t, Options{Network: anywhere(), frameLimit: 200 * time.Millisecond})
	if got := text(t, load(t, b, s.URL), "#p"); got != "shown" {
		t.Errorf("text = %q", got)
	}
}
