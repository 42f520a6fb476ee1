package render

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"galley/page"
)

// late are pages that have their words, or their look, after the load event. The element
// #t says "done" where nothing else is said.
var late = []struct {
	name, html string
	check      func(t *testing.T, p *page.Page) // nil: #t says "done"
}{
	{name: "chain of timers", html: `<script>let n = 0; const next = () => ++n < 5 ? setTimeout(next, 20) : done(); next()</script>`},
	{name: "fetch, then a timer", html: `<script>fetch('/words').then(r => r.text()).then(() => setTimeout(done, 60))</script>`},
	{name: "two fetches after each other", html: `<script>(async () => { await (await fetch('/words')).json().catch(() => 0); await fetch('/more'); done() })()</script>`},
	{name: "XMLHttpRequest", html: `<script>const x = new XMLHttpRequest(); x.onload = () => setTimeout(done, 30); x.open('GET', '/words'); x.send()</script>`},
	{name: "module that imports another", html: `<script type=module>import('/module.js').then(m => m.fill())</script>`},
	{name: "idle callback", html: `<script>onload = () => requestIdleCallback(() => requestIdleCallback(done))</script>`},
	{name: "callbacks for frames", html: `<script>let n = 0; const next = () => ++n < 3 ? requestAnimationFrame(next) : done(); onload = next</script>`},
	{name: "fast interval", html: `<script>let n = 0; const id = setInterval(() => { if (++n == 4) { clearInterval(id); done() } }, 15)</script>`},
	{name: "messages", html: `<script>const c = new MessageChannel(); let n = 0; c.port1.onmessage = () => ++n < 9 ? c.port2.postMessage(0) : done(); onload = () => c.port2.postMessage(0)</script>`},
	{name: "worker", html: `<script>new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = done</script>`},
	{name: "database", html: `<script>indexedDB.open('words').onsuccess = done</script>`},
	{name: "digest", html: `<script>onload = () => crypto.subtle.digest('SHA-256', new Uint8Array(1 << 20)).then(() => setTimeout(done, 10))</script>`},
	{name: "image that is decoded", html: `<script>const i = new Image(); i.src = '/i.svg'; i.decode().then(done)</script>`},
	{name: "observer of changes", html: `<script>new MutationObserver(done).observe(document.body, {childList: true}); setTimeout(() => document.body.append('x'), 40)</script>`},
	{name: "one after the other", html: `<style>p i { opacity: 0; transition: opacity 300ms } p i.on { opacity: 1 }</style><p><i>a</i><i>b</i><i id=last>c</i><script>
		[...document.querySelectorAll('p i')].forEach((e, n) => setTimeout(() => { e.className = 'on'; if (e == last) done() }, 250 + 300 * n))</script>`, check: func(t *testing.T, p *page.Page) {
		if got := p.StyleOf(find(t, p, "#last")).Opacity; got != 1 {
			t.Errorf("opacity is %v", got)
		}
	}},
	{name: "timers in their order", html: `<script>let order = ''; setTimeout(() => { order += 'c'; if (order == 'abc') done() }, 900); setTimeout(() => { order += 'a'; setTimeout(() => { order += 'b' }, 300) }, 400)</script>`},
	{name: "timer that another one stops", html: `<script>const stopped = setTimeout(() => { t.remove() }, 500); setTimeout(() => { clearTimeout(stopped); done() }, 400)</script>`},
	{name: "timer that fails", html: `<script>setTimeout(() => { throw new Error('no') }, 300); setTimeout((a, b) => { if (a + b == 3) done() }, 600, 1, 2)</script>`},
	{name: "interval that ends", html: `<script>let n = 0; const id = setInterval(() => { if (++n == 4) { clearInterval(id); done() } }, 200)</script>`},
	{name: "endless timers", html: `<script>const next = () => setTimeout(next); next(); setTimeout(done, 200)</script>`},
	{name: "timer in a frame of its own", html: `<iframe srcdoc="<script>setTimeout(() => parent.done(), 800)</script>"></iframe>`},
	{name: "layer that comes after a while", html: `<p>` + strings.Repeat("word ", 100) + `</p><script>setTimeout(() => { t.textContent = 'subscribe' }, 3000); done()</script>`},
	{name: "frame of its own", html: `<iframe srcdoc="<script>onload = () => setTimeout(() => parent.done(), 50)</script>"></iframe>`},
	{name: "frame of another origin", html: `<script>onmessage = done</script><iframe src="data:text/html,<script>onload = () => setTimeout(() => parent.postMessage(1, '*'), 30)</script>"></iframe>`},
	{name: "what a script watches", html: `<div style="height:5000px"></div><i id=far>x</i><script>new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far)</script>`},
	{name: "what a script begins to watch late", html: `<div style="height:5000px"></div><i id=far>x</i><script>fetch('/words').then(() => setTimeout(() =>
		new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far), 600))</script>`},
	{name: "what a script watches is moved", html: `<main></main><div style="height:1000px"></div><i id=far>x</i><div style="height:4000px"></div><script>
		addEventListener('scroll', () => { document.querySelector('main').style.height = '3000px' }, {once: true})
		new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far)</script>`},
	{name: "what a script watches below many screens", html: `<div style="height:60000px"></div><i id=far>x</i><script>new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far)</script>`},
	{name: "endless page", html: `<main></main><i id=end>x</i><script>let n = 0; new IntersectionObserver(l => {
		if (!l.some(e => e.isIntersecting) || ++n > 3) return; document.querySelector('main').insertAdjacentHTML('beforeend', '<p style="height:900px">' + n); if (n == 2) done() }).observe(end)</script>`},
	{name: "what is watched in a part that scrolls", html: scrolls(`<div style="height:5000px"></div><i id=far>x</i><script>new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far)</script>`)},
	{name: "page with a part that scrolls in its middle", html: `<div style="height:700px;overflow:auto"><div style="height:40000px"></div></div><div style="height:5000px"></div><i id=far>x</i><script>
		new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far)</script>`},
	{name: "high page that only a part of scrolls", html: `<style>body { overflow: hidden }</style><div style="height:5000px"></div>
		<div id=app style="position:fixed;inset:0;overflow:auto"><div style="height:20000px"></div></div><script>app.addEventListener('scroll', () => { if (app.scrollTop > 9000) done() })</script>`},
	{name: "listener of a part that scrolls", html: scrolls(`<div style="height:5000px"></div><script>app.addEventListener('scroll', () => { if (app.scrollTop > 3000) done() })</script>`)},
	{name: "picture in a part that scrolls, behind a layer", html: `<div style="position:fixed;inset:0;z-index:9"></div>` + scrolls(`<div style="height:9000px"></div><img loading=lazy src=/i.svg>`), check: func(t *testing.T, p *page.Page) {
		if got := box(t, p, "img"); got.W != 40 || got.Y < 9000 {
			t.Errorf("box of the picture is %v", got)
		}
	}},
	{name: "part that scrolls in a shadow tree", html: `<style>body { margin: 0; overflow: hidden }</style><x-app><div style="height:5000px"></div><i id=far>x</i></x-app><script>
		document.querySelector('x-app').attachShadow({mode: 'open'}).innerHTML = '<div style="height:100vh;overflow:auto"><slot></slot></div>'
		new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far)</script>`},
	{name: "part that was scrolled to its end", html: scrolls(`<div style="height:5000px"></div><script>app.scrollTop = 9000</script>`), check: func(t *testing.T, p *page.Page) {
		if got := box(t, p, "#app div"); got.Y < 60 {
			t.Errorf("box is %v, want it at the top", got)
		}
	}},
	{name: "listener of scrolling", html: `<div style="height:5000px"></div><script>addEventListener('scroll', () => { if (scrollY > 3000) done() })</script>`},
	{name: "listener that waits for a frame", html: `<div style="height:5000px"></div><script>let waits; addEventListener('scroll', () => {
		if (!waits) waits = requestAnimationFrame(() => { waits = 0; if (scrollY > 2000 && scrollY < 3900) done() }) })</script>`},
	{name: "listener that waits for two frames", html: `<div style="height:5000px"></div><script>let waits; addEventListener('scroll', () => {
		if (!waits) waits = requestAnimationFrame(() => requestAnimationFrame(() => { waits = 0; if (scrollY > 2000 && scrollY < 3900) done() })) })</script>`},
	{name: "callbacks for frames that fail and that are stopped", html: `<div style="height:5000px"></div><script>addEventListener('scroll', () => { if (scrollY < 2000 || scrollY > 3900) return
		requestAnimationFrame(() => { cancelAnimationFrame(stopped) }); requestAnimationFrame(() => { throw new Error('no') })
		const stopped = requestAnimationFrame(() => { t.remove() }); requestAnimationFrame(now => { if (Math.abs(now - performance.now()) < 1000) done() }) })</script>`},
	{name: "callback for a frame that adds a lazy picture", html: `<style>img { display: block }</style><div style="height:6000px"></div><p id=at></p><div style="height:6000px"></div><script>let once; addEventListener('scroll', () => {
		if (scrollY > 5600 && !once) once = requestAnimationFrame(() => { const i = new Image(); i.loading = 'lazy'; i.onload = done; i.src = '/i.svg'; at.append(i) }) })</script>`},
	{name: "listener that waits for promises", html: `<div style="height:5000px"></div><script>addEventListener('scroll', async () => { await 0; await 0; if (scrollY > 2000 && scrollY < 3900) done() })</script>`},
	{name: "listener that waits for some time", html: `<div style="height:9000px"></div><script>let waits; onscroll = () => {
		if (!waits) waits = setTimeout(() => { waits = 0; if (scrollY > 1000) done() }, 10) }</script>`},
	{name: "listener that begins to watch", html: `<div style="height:7000px"></div><i id=far>x</i><script>let once = () => { new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(far); once = () => 0 }
		addEventListener('scroll', () => { if (scrollY > 1500) once() })</script>`},
	{name: "listener that shows pictures", html: `<div style="height:6000px"></div><img width=1 height=1 data-src=/i.svg><div style="height:2000px"></div><script>addEventListener('scroll', () => {
		for (const i of document.images) if (!i.src && i.getBoundingClientRect().top < innerHeight) { i.onload = done; i.src = i.dataset.src } })</script>`},
	{name: "nothing for three seconds", html: `<script>t.textContent = ''; setTimeout(done, 3000)</script>`},
	{name: "a text that is written bit by bit", html: `<p id=p></p><script>let i = 0; const text = 'word '.repeat(120), id = setInterval(() => { p.textContent = text.slice(0, i += 4); if (i >= text.length) { clearInterval(id); done() } }, 15)</script>`},
	{name: "a sale that begins in three seconds", html: `<p>` + strings.Repeat("word ", 100) + `</p><script>setTimeout(() => { t.textContent = 'Sale!' }, 3000); setTimeout(done, 100)</script>`},
	{name: "more of the text whenever its end is in view", html: `<div style="height:1500px"></div><i id=end>x</i><script>let n = 0; new IntersectionObserver(async l => {
		if (!l[0].isIntersecting) return; await fetch('/words'); const d = document.createElement('div'); d.style.height = '1500px'; end.before(d); if (++n == 8) done() }).observe(end)</script>`},
	{name: "more of the text whenever its end is near", html: `<div style="height:1500px"></div><i id=end>x</i><script>let n = 0, busy; addEventListener('scroll', () => {
		if (busy || end.getBoundingClientRect().top > innerHeight + 100) return; busy = 1; const x = new XMLHttpRequest(); x.onload = () => { busy = 0; const d = document.createElement('div'); d.style.height = '1500px'; end.before(d); if (++n == 8) done() }; x.open('GET', '/words'); x.send() })</script>`},
	{name: "header that is smaller below the top", html: `<div style="height:5000px"></div><script>let n = 0; document.addEventListener('scroll', () => { n++; t.textContent = scrollY > 0 ? 'small' : 'done' })</script>`},
	{name: "pictures that load near the view", html: strings.Repeat(`<div style="height:1400px"></div><img loading=lazy src=/i.svg>`, 6), check: func(t *testing.T, p *page.Page) {
		for id := range p.Nodes {
			if n := &p.Nodes[id]; n.Tag == "img" && n.Box.W != 40 {
				t.Errorf("box of a picture is %v", n.Box)
			}
		}
	}},
	{name: "picture whose script is not there", html: `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src=/i.svg>
		<div style="height:3000px"></div><img data-lazy-src=/i.svg><img src=/i.svg data-src=/other.svg><script src=http://host.invalid/lazy.js></script>`, check: func(t *testing.T, p *page.Page) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "img" && (!strings.HasSuffix(n.Src, "/i.svg") || n.Box.W != 40) {
				t.Errorf("a picture with %v has the address %q and the box %v", n.Attrs, n.Src, n.Box)
			}
		}
	}},
	{name: "small copy of a picture, and one to choose from sources", html: `<img width=400 height=200 src="/i.svg?small" data-src=/i.svg><img width=400 height=200 src="/i.svg?small" data-srcset="/i.svg 800w">
		<picture><source data-srcset=/i.svg><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="/i.svg?other"></picture>
		<img width=400 height=200 src="/i.svg"><img width=100 height=100 src="/i.svg" data-src="/i.svg?large"><script src=http://host.invalid/lazy.js></script>`, check: func(t *testing.T, p *page.Page) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "img" && !strings.HasSuffix(n.Src, "/i.svg") {
				t.Errorf("a picture with %v has the address %q", n.Attrs, n.Src)
			}
		}
	}},
	{name: "picture whose script is not there, nor the picture", html: `<img alt="a picture of much" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src=http://host.invalid/i.svg>`, check: func(t *testing.T, p *page.Page) {
		if got := box(t, p, "img"); got.W != 1 {
			t.Errorf("box of the placeholder is %v", got)
		}
	}},
	{name: "picture that loads in view", html: `<div style="height:9000px"></div><img loading=lazy src=/i.svg>`, check: func(t *testing.T, p *page.Page) {
		if got := box(t, p, "img"); got.W != 40 {
			t.Errorf("box of the picture is %v", got)
		}
	}},
	{name: "fades in", html: `<style>#t { opacity: 0; transition: opacity 9s } .on { opacity: 1 !important }</style><script>onload = () => setTimeout(() => { t.className = 'on'; done() }, 50)</script>`, check: func(t *testing.T, p *page.Page) {
		if got := p.StyleOf(find(t, p, "#t")).Opacity; got != 1 {
			t.Errorf("opacity is %v", got)
		}
	}},
	{name: "fades in on its way through the view", html: `<style>@keyframes in { from { opacity: 0 } } #far { animation: in linear both; animation-timeline: view(); animation-range: entry 0% cover 30% }</style>
		<div style="height:3000px"></div><p id=far>x</p><div style="height:3000px"></div>`, check: func(t *testing.T, p *page.Page) {
		if got := p.StyleOf(find(t, p, "#far")).Opacity; got != 1 {
			t.Errorf("opacity is %v", got)
		}
	}},
	{name: "not laid out before it is near the view", html: `<style>section { content-visibility: auto; contain-intrinsic-size: auto 500px }</style>` +
		strings.Repeat(`<section><p>words</p></section>`, 20) + `<section><p id=far>far <b>words</b></p><div style="height:1500px"></div></section>`, check: func(t *testing.T, p *page.Page) {
		if b := find(t, p, "#far b"); p.Nodes[b].Hidden || p.Nodes[b].Box.Empty() {
			t.Errorf("hidden %v, box %v", p.Nodes[b].Hidden, p.Nodes[b].Box)
		}
	}},
	{name: "paragraphs that are laid out near the view only", html: `<style>section, section p { content-visibility: auto; contain-intrinsic-size: auto 300px }</style>` +
		strings.Repeat(`<section><p>words</p></section>`, 300), check: func(t *testing.T, p *page.Page) {
		for id := range p.Nodes {
			if n := &p.Nodes[id]; n.Text == "words" && (n.Hidden || n.Box.Empty()) {
				t.Fatalf("text %d: hidden %v, box %v", id, n.Hidden, n.Box)
			}
		}
	}},
	{name: "how large something is", html: `<script>new ResizeObserver(() => done()).observe(t)</script>`},
	{name: "how large something is, in a frame of its own", html: `<iframe srcdoc="<p id=p>x<script>new ResizeObserver(() => parent.done()).observe(p)</script>"></iframe>`},
	{name: "what is in view at once", html: `<script>new IntersectionObserver(l => l.some(e => e.isIntersecting) && done()).observe(t)</script>`},
	{name: "end of an animation", html: `<style>@keyframes in { to { opacity: 0.5 } } #t { animation: in 1s both }</style><script>t.addEventListener('animationend', done)</script>`},
	{name: "timer that asks for a picture, then another one", html: `<script>setTimeout(() => { const i = new Image(); i.onload = () => setTimeout(done, 300); i.src = '/i.svg' }, 300)</script>`},
	{name: "listener that is added by a listener", html: `<div style="height:7000px"></div><script>let once = () => { once = () => 0; addEventListener('scroll', () => { if (scrollY > 4000) done() }) }
		addEventListener('scroll', () => once())</script>`},
	{name: "breaks what it finds", html: `<script>for (const m of ['add', 'delete', 'has']) Set.prototype[m] = () => { throw 1 }
		for (const m of ['set', 'get', 'delete', 'has']) Map.prototype[m] = () => { throw 1 }
		Array.prototype[Symbol.iterator] = () => { throw 1 }; Object.freeze(window.setTimeout); Object.freeze(EventTarget.prototype); performance.now = () => NaN; setTimeout(done, 50)</script>`},
	{name: "redefines timers", html: `<script>const native = setTimeout; window.setTimeout = (f, ms) => native(() => f(), ms); setTimeout(done, 50)</script>`},
}

// scrolls is a page that is only a frame around a part that scrolls.
func scrolls(html string) string {
	return `<style>body { margin: 0; height: 100vh; overflow: hidden } #app { margin-top: 60px; height: calc(100vh - 60px); overflow-y: auto }</style>
		<div id=app>` + html + `</div>`
}

func TestLate(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/words", "/more":
			fmt.Fprint(w, "[1]")
		case "/module.js":
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, "await 0; export const fill = () => setTimeout(done, 20)")
		case "/i.svg":
			w.Header().Set("Content-Type", "image/svg+xml")
			fmt.Fprint(w, svg)
		default:
			var i int
			if _, err := fmt.Sscanf(r.URL.Path, "/%d", &i); err == nil && i < len(late) {
				fmt.Fprint(w, `<body><p id=t>not yet<script>var done = () => { t.textContent = 'done' }</script>`, late[i].html)
			}
		}
	}))
	t.Cleanup(s.Close)
	b := common(t)
	var tabs sync.WaitGroup
	limit := make(chan bool, 3)
	for i, tt := range late {
		tabs.Go(func() {
			limit <- true
			defer func() { <-limit }()
			c := capture(t, b, Source{URL: fmt.Sprintf("%s/%d", s.URL, i)}, Want{})
			if tt.check != nil {
				tt.check(t, c.Page)
			} else if got := strings.TrimSpace(text(t, c.Page, "#t")); got != "done" {
				t.Errorf("%s: %q", tt.name, got)
			}
		})
	}
	tabs.Wait()
}

// TestPolls: a page that asks its server again and again is not made to do it faster for
// longer than the time that its timers are brought forward by.
func TestPolls(t *testing.T) {
	var polls atomic.Int64
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		if r.URL.Path == "/poll" {
			polls.Add(1)
			return
		}
		fmt.Fprint(w, `<body><p id=t>words<script>const poll = () => fetch('/poll').then(() => setTimeout(poll, 300)); poll()</script>`)
	}))
	t.Cleanup(s.Close)
	capture(t, common(t), Source{URL: s.URL}, Want{})
	// One at once, three within the second, and what the page does by itself meanwhile.
	if n := polls.Load(); n < 2 || n > 8 {
		t.Errorf("the page asked its server %d times", n)
	}
}
