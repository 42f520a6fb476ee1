package render

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"galley/page"
)

func TestViewport(t *testing.T) {
	s := site(t, map[string]string{"/": `<p id=p><script>p.textContent = [innerWidth, innerHeight, devicePixelRatio, document.hasFocus(), document.visibilityState]</script>`})
	for _, tt := range []struct {
		size page.Size
		want string
	}{
		{page.Size{}, "1366,768,1,true,visible"},
		{page.Size{W: 800, H: 1200}, "800,1200,1,true,visible"},
	} {
		b := common(t)
		if tt.size != (page.Size{}) {
			b = start(t, Options{Viewport: tt.size})
		}
		if got := text(t, load(t, b, s.URL), "p"); got != tt.want {
			t.Errorf("viewport %v: the page sees %s, want %s", tt.size, got, tt.want)
		}
	}
}

// Tabs in the background must be painted like the one in front.
func TestAnimationsEnd(t *testing.T) {
	s := site(t, map[string]string{"/": `<style>
		@keyframes in { from { opacity: 0; height: 0 } to { opacity: 1; height: 60px } }
		@keyframes spin { to { transform: rotate(360deg) } }
		h1 { animation: in 20s 1s both; overflow: hidden; margin: 0 }
		h2 { opacity: 0; transition: opacity 20s } h2.on { opacity: 1 }
		h3 { animation: spin 1s infinite }</style>
		<h1>Fades in</h1><h2>Changes</h2><h3>Turns</h3>
		<script>requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('h2').className = 'on'))</script>`})
	b := common(t)
	var tabs sync.WaitGroup
	for range 3 {
		tabs.Go(func() {
			p := load(t, b, s.URL)
			for _, tag := range []string{"h1", "h2"} {
				id := find(t, p, tag)
				if got := p.StyleOf(id).Opacity; got != 1 {
					t.Errorf("opacity of %s = %v, want 1", tag, got)
				}
			}
			if got := box(t, p, "h1").H; got != 60 {
				t.Errorf("height of h1 = %v, want 60", got)
			}
		})
	}
	tabs.Wait()
}

// TestWithoutScripts: a server may forbid scripts, and then timers do not end. Animations do.
func TestWithoutScripts(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Security-Policy", "sandbox")
		fmt.Fprint(w, `<style>@keyframes in { from { opacity: 0 } } h1 { animation: in 20s }</style>
			<h1>Fades in</h1><div style="height:3000px"></div><p>words<script>document.body.textContent = 'scripts run'</script>`)
	})
	p := load(t, common(t), s.URL)
	if got := p.StyleOf(find(t, p, "h1")).Opacity; got != 1 {
		t.Errorf("opacity = %v, want 1", got)
	}
	if got := strings.TrimSpace(text(t, p, "p")); got != "words" {
		t.Errorf("text = %q", got)
	}
}

func TestLazy(t *testing.T) {
	s := site(t, map[string]string{"/i.svg": svg, "/": `<body style="margin:0"><div style="height:9000px">top</div>
		<img id=native loading=lazy src=i.svg>
		<img id=script data-src=i.svg width=1 height=1>
		<p id=reveal style="opacity:0;transition:opacity 9s">revealed</p>
		<div style="height:3000px"></div><p id=at>
		<script>
		new IntersectionObserver(es => es.forEach(e => { if (e.isIntersecting) { e.target.removeAttribute('width'); e.target.removeAttribute('height'); e.target.src = e.target.dataset.src } })).observe(script)
		new IntersectionObserver(es => es.forEach(e => { if (e.isIntersecting) e.target.style.opacity = 1 })).observe(reveal)
		onscroll = () => at.textContent = scrollY
		</script>`})
	p := load(t, common(t), s.URL)
	for _, id := range []string{"#native", "#script"} {
		if got := box(t, p, id); got.W != 40 || got.H != 30 {
			t.Errorf("box of %s = %v, want 40x30: it was not loaded", id, got)
		}
	}
	if got := p.StyleOf(find(t, p, "#reveal")).Opacity; got != 1 {
		t.Errorf("opacity of what scrolling reveals = %v, want 1", got)
	}
	if got := text(t, p, "#at"); got != "0" {
		t.Errorf("the page is scrolled to %s, want the top", got)
	}
}

// A carousel's pictures beside the screen are never loaded; nobody waits for them.
func TestLazyBeside(t *testing.T) {
	s := site(t, map[string]string{"/i.svg": svg, "/": `<div style="overflow:hidden;width:300px;white-space:nowrap">` +
		strings.Repeat(`<img loading=lazy src=i.svg style="margin-right:4000px">`, 5) + `</div><img loading=lazy src=i.svg style="display:none">`})
	c := capture(t, common(t), Source{URL: s.URL}, Want{})
	t.Log("settled in", c.Timing.Settle)
	if c.Timing.Settle > 10*time.Second {
		t.Errorf("settling took %v", c.Timing.Settle)
	}
}

// fetched is a page whose words come from a request that the server answers late.
const fetched = `<style>@keyframes in { from { opacity: 0 } } h1 { animation: in 9s }</style><main></main>
	<script>fetch('/api').then(r => r.text()).then(t => document.querySelector('main').innerHTML = t)</script>`

func TestFetchedContent(t *testing.T) {
	loaded := make(chan struct{})
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, fetched+`<script>onload = () => setTimeout(() => fetch('/loaded'), 80)</script>`)
		case "/loaded":
			close(loaded)
		case "/api":
			<-loaded
			fmt.Fprint(w, `<h1>Late</h1><div style="height:3000px"></div><img loading=lazy src=i.svg>`)
		case "/i.svg":
			w.Header().Set("Content-Type", "image/svg+xml")
			fmt.Fprint(w, svg)
		}
	})
	p := load(t, common(t), s.URL)
	if got := p.StyleOf(find(t, p, "h1")).Opacity; got != 1 {
		t.Errorf("opacity of a title that came late = %v, want 1", got)
	}
	if got := box(t, p, "img"); got.W != 40 {
		t.Errorf("box of a lazy picture that came late = %v, want 40x30", got)
	}
}

func TestPollsForEver(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/poll" {
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<h1>Title</h1><script>const poll = () => fetch('/poll').finally(poll); poll()</script>`)
	})
	b := start(t, Options{QuietWait: 300 * time.Millisecond})
	if got := text(t, load(t, b, s.URL), "h1"); got != "Title" {
		t.Errorf("title = %q", got)
	}
}

func TestResourceNeverEnds(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, `<h1>Title</h1><img src=/slow.png><p>Body`)
		default:
			w.Header().Set("Content-Type", "image/png")
			w.(http.Flusher).Flush()
			<-r.Context().Done()
		}
	})
	b := start(t, Options{LoadLimit: 500 * time.Millisecond, QuietWait: 200 * time.Millisecond})
	if got := text(t, load(t, b, s.URL), "p"); got != "Body" {
		t.Errorf("body = %q", got)
	}
}

func TestFont(t *testing.T) {
	ask := make(chan struct{}, 10)
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/font.woff2" {
			ask <- struct{}{}
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<style>@font-face { font-family: F; src: url(/font.woff2) } p { font-family: F, monospace }</style><p>Text</p><i></i>
			<script>document.fonts.ready.then(f => document.querySelector('i').textContent = f.status)</script>`)
	})
	if got := text(t, load(t, common(t), s.URL), "i"); got != "loaded" || len(ask) == 0 {
		t.Errorf("fonts are %q, asked %d times", got, len(ask))
	}
}

// A font that is asked for late and does not come is waited for once, and not until the limit of the page.
func TestFontHangs(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/f.woff2" {
			<-r.Context().Done()
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<p id=p>words</p><script>onload = () => document.head.insertAdjacentHTML('beforeend',
			'<style>@font-face { font-family: f; src: url(/f.woff2) } p { font-family: f }</style>')</script>`)
	})
	b := start(t, Options{QuietWait: time.Hour, Network: anywhere()})
	if got := text(t, load(t, b, s.URL), "#p"); got != "words" {
		t.Errorf("text = %q", got)
	}
}

// A page that was read does not wait long for what another site has beside its words: here
// a script that nothing waits for and a frame, of hosts that do not answer. What waits for
// the load event is done then. A page without words waits for that script.
func TestSlowAside(t *testing.T) {
	asked := make(chan struct{})
	slow := serve(t, func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-asked:
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, `document.querySelector('main').textContent = 'filled'`)
		case <-r.Context().Done():
		}
	})
	aside := `<main></main><script async src=` + slow.URL + `/a.js></script>`
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/words":
			fmt.Fprint(w, `<p>`+strings.Repeat("word ", 300)+aside+`<iframe src=`+slow.URL+`></iframe>
				<script>onload = () => { document.querySelector('main').textContent = 'loaded' }</script>`)
		case "/shell":
			fmt.Fprint(w, aside+`<script>setTimeout(() => fetch('/asked'), 300)</script>`)
		case "/asked":
			close(asked)
		}
	})
	b := start(t, Options{Tabs: 1, Network: anywhere(), Stall: 600 * time.Millisecond})
	if got := text(t, load(t, b, s.URL+"/words"), "main"); got != "loaded" {
		t.Errorf("a page with words has %q", got)
	}
	if got := text(t, load(t, b, s.URL+"/shell"), "main"); got != "filled" {
		t.Errorf("a page without words has %q", got)
	}
}
