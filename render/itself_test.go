package render

import (
	"strings"
	"testing"
)

// TestItself: pages that append the next story while a reader scrolls say of themselves what the
// story in view is. The page is that of the first, whenever the next one comes; one that goes
// elsewhere as a whole is not.
func TestItself(t *testing.T) {
	const head = `<!doctype html><title>A new harbour - The Post</title><link rel=canonical href=/harbour><meta property=og:title content="A new harbour"><body>`
	story := func(words int) string {
		return `<article><h1>A new harbour</h1><p>` + strings.Repeat(carrotWords+" ", words) + `</p></article><p id=end>More</p>`
	}
	const next = `const next = () => { const a = document.createElement('article'); a.innerHTML = '<h1>A storm in Oslo</h1><p>` + carrotWords + `</p>'; document.querySelector('#end').before(a);
		history.pushState({}, '', '/storm'); document.title = 'A storm in Oslo - The Post';
		document.querySelector('link').href = '/storm'; document.querySelector('meta').content = 'A storm in Oslo' };`
	const watch = `new IntersectionObserver((seen, o) => { if (seen[0].isIntersecting) { o.disconnect(); GO } }, {rootMargin: '200px'}).observe(document.querySelector('#end'))`
	for _, tt := range []struct {
		name, html, script, title, path, other string
	}{
		{"in view at once", story(1), next + strings.ReplaceAll(watch, "GO", "fetch('/storm').then(next)"), "A new harbour - The Post", "/", "A storm in Oslo"},
		{"in view later", story(300), next + strings.ReplaceAll(watch, "GO", "fetch('/storm').then(next)"), "A new harbour - The Post", "/", "A storm in Oslo"},
		{"some time after it is in view", story(300), next + strings.ReplaceAll(watch, "GO", "setTimeout(next, 150)"), "A new harbour - The Post", "/", "A storm in Oslo"},
		{"scrolled to", story(300), next + `let once = 0; addEventListener('scroll', () => { if (scrollY > 100 && !once++) next() })`, "A new harbour - The Post", "/", "A storm in Oslo"},
		{"a page that insists", story(1), `new MutationObserver(() => { if (!document.title.startsWith('Sale')) document.title = 'Sale ' + Math.random() }).observe(document.querySelector('title'), {childList: true}); document.title = 'Sale'`, "", "/", ""},
		{"another page in its place", story(1), `setTimeout(() => { document.querySelector('article').innerHTML = '<h1>A storm in Oslo</h1>'; history.pushState({}, '', '/storm'); document.title = 'A storm in Oslo' }, 50)`, "A storm in Oslo", "/storm", "A storm in Oslo"},
		{"a title that comes late", story(1), `document.title = 'Loading'; setTimeout(() => { document.title = 'A new harbour today' }, 50)`, "A new harbour today", "/", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": head + tt.html + `<script>` + tt.script + `</script>`, "/storm": "{}"})
			p := load(t, common(t), s.URL+"/")
			if got := p.Nodes[find(t, p, "title")+1].Text; got != tt.title && tt.title != "" {
				t.Errorf("title %q, want %q", got, tt.title)
			}
			if p.URL != s.URL+tt.path {
				t.Errorf("address %s, want %s", p.URL, tt.path)
			}
			if tt.other != "" && !strings.Contains(p.Text(p.Body()), tt.other) {
				t.Errorf("%q is not there", tt.other)
			}
			if link := p.Nodes[find(t, p, "link")]; tt.path == "/" && link.Attr("href") != "/harbour" {
				t.Errorf("canonical address %q", link.Attr("href"))
			}
		})
	}
}
