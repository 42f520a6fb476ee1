package render

import (
	"strings"
	"testing"
)

// carrotWords are as many as a paragraph has.
const carrotWords = `It has to be sown in spring, and it needs water every second day until the leaves are there.`

// TestReveal: what a page shows as a reader comes to it is shown however its script goes about it,
// and what it shows nobody is not.
func TestReveal(t *testing.T) {
	const article = `<main><h1>Carrots</h1><p class="up first">` + carrotWords + `</p><div style="height:2500px"></div><h2 class="up">Water</h2><p class="up" id=far>` + carrotWords + `</p><div style="height:2500px"></div></main>`
	const each = `const all = [...document.querySelectorAll('.up')], inView = e => e.getBoundingClientRect().top < innerHeight;`
	const moved = `<style>.up { opacity: 0; transform: translateY(100px); transition: opacity .4s, transform .4s } .up.on { opacity: 1; transform: none }</style>`
	for _, tt := range []struct {
		name, html, script string
		hidden             bool
	}{
		{name: "a class that is taken back above", html: moved + article,
			script: each + `let last = 0; const look = () => all.forEach(e => e.classList.toggle('on', inView(e))); look();
				addEventListener('scroll', () => { if (Date.now() - last > 99) { last = Date.now(); look() } else setTimeout(look, 99) })`},
		{name: "a mark that is taken back above", html: strings.ReplaceAll(moved, ".up.on", ".up[data-seen=yes]") + article,
			script: each + `const look = () => all.forEach(e => e.dataset.seen = inView(e) ? 'yes' : 'no'); look(); addEventListener('scroll', () => setTimeout(look, 99))`},
		{name: "names of attributes that only parsers take", html: moved + strings.Replace(article, `"up first"`, `"up first on" data-a"b=1 data-,=2`, 1), script: `addEventListener('scroll', () => 0)`},
		{name: "many parts", html: moved + `<p class="up on">` + carrotWords + `</p>` + strings.Repeat(`<p class=up>`+carrotWords+` <b>Water</b>, and <i>light</i>.</p>`, 2900) + `<p class=up id=far>` + carrotWords + `</p>`, script: `addEventListener('scroll', () => 0)`},
		{name: "an interval", html: `<style>@keyframes rise { from { opacity: 0 } } .on { animation: rise 1s both }</style>` + article,
			script: each + `let moved = true; all.forEach(e => e.style.cssText = 'visibility: hidden; animation-name: none'); addEventListener('scroll', () => moved = true);
				setInterval(() => { if (moved) for (const e of all) if (inView(e)) { e.classList.add('on'); e.style.cssText = 'visibility: visible; animation-name: rise' } moved = false }, 50)`},
		{name: "frames that follow the reader", html: article,
			script: each + `let at = 0; const go = () => { at += (scrollY - at) / 8; for (const e of all) { e.style.opacity = e.offsetTop < at + innerHeight ? 1 : 0; e.style.transform = 'translateY(' + (e.style.opacity === '1' ? 0 : 40) + 'px)' } requestAnimationFrame(go) }; go()`},
		{name: "a wheel in place of scrolling", html: `<style>.up { visibility: hidden } .up.on { visibility: visible }</style>` + article,
			script: each + `const look = () => all.forEach(e => inView(e) && e.classList.add('on')); look(); addEventListener('wheel', look)`},
		{name: "a class that nothing else has", html: `<style>.far { opacity: 0 }</style>` + strings.Replace(article, `"up" id`, `"up far" id`, 1), script: `addEventListener('scroll', () => 0)`, hidden: true},
		{name: "a style that nothing else has", html: strings.Replace(article, `id=far`, `id=far style="opacity: 0"`, 1), script: `addEventListener('scroll', () => 0)`, hidden: true},
		{name: "a class of what is seen that does not show it", html: `<style>#far { visibility: hidden }</style>` + strings.Replace(article, `"up first"`, `"up on"`, 1), script: `addEventListener('scroll', () => 0)`, hidden: true},
		{name: "slides over each other", html: `<style>.set { display: grid } .set p { grid-area: 1/1; opacity: 0 } .set .on { opacity: 1 }</style><p>` + carrotWords + `</p><div class=set><p class="up on">` + carrotWords + `</p><p class=up id=far>` + carrotWords + `</p></div>`, script: `addEventListener('scroll', () => 0)`, hidden: true},
		{name: "what lies over the page", html: `<style>.up { opacity: 0 } .up.on { opacity: 1 } #far { position: absolute; top: 0 }</style>` + strings.Replace(article, `"up first"`, `"up on"`, 1), script: `addEventListener('scroll', () => 0)`, hidden: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": `<!doctype html><title>Carrots</title><body>` + tt.html + `<script>` + tt.script + `</script>`})
			p := load(t, common(t), s.URL)
			style := p.StyleOf(find(t, p, "#far"))
			if got := style.Opacity < 0.9 || style.Visibility != "visible"; got != tt.hidden {
				t.Errorf("hidden is %v with opacity %v and visibility %q", got, style.Opacity, style.Visibility)
			}
		})
	}
}

// TestRevealHostile: forms with fields that have the names of what elements can do.
func TestRevealHostile(t *testing.T) {
	fields := ""
	for _, name := range []string{"parentElement", "children", "classList", "style", "getAttribute", "setAttribute", "animate", "getAnimations", "offsetHeight", "attributes"} {
		fields += "<input type=hidden name=" + name + ">"
	}
	form := `<form class=up>` + fields + `<p>` + carrotWords + `</p></form>`
	s := site(t, map[string]string{"/": `<!doctype html><title>Carrots</title><style>.up { opacity: 0 } .up.on { opacity: 1 }</style><body>` +
		`<h1>Carrots</h1><p class="up on">` + carrotWords + `</p>` + form + `<p class=up id=far>` + carrotWords + `</p>` + form})
	p := load(t, common(t), s.URL)
	if got := p.StyleOf(find(t, p, "#far")).Opacity; got != 1 {
		t.Errorf("opacity is %v", got)
	}
}
