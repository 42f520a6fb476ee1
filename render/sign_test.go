package render

import (
	"strings"
	"testing"
)

// Scripts that are put off until a reader does anything are begun where they may show what is
// missing between texts, and nowhere else.
func TestSignOfReader(t *testing.T) {
	const words = `It has to be sown in spring, and it needs water every second day until the leaves are there.`
	const gap = `<main><p>` + words + `</p><p class=late>` + words + `</p><p>` + words + `</p></main>`
	const shows = `const go = () => { t.textContent = 'begun'; for (const e of document.querySelectorAll('.late')) e.className = '' };`
	on := func(types string) string {
		return `for (const type of '` + types + `'.split(' ')) addEventListener(type, go, {passive: true, once: true})`
	}
	const all = "keydown mousemove touchmove touchstart wheel"
	for _, tt := range []struct {
		name, html, script string
		want               string
	}{
		{"hidden between texts", gap, on(all), "begun"},
		{"on the document", gap, strings.ReplaceAll(on(all), "addEventListener", "document.addEventListener"), "begun"},
		{"on its body", gap, strings.ReplaceAll(on("keydown mouseover touchstart"), "addEventListener", "document.body.addEventListener"), "begun"},
		{"script that comes then", gap, strings.ReplaceAll(on(all), "go,", `async () => { await fetch('/words'); go() },`), "not yet"}, // five functions
		{"script that is asked for then", gap, `const later = async () => { await fetch('/words'); go() };` + strings.ReplaceAll(on(all), "go,", "later,"), "begun"},
		{"nothing is hidden", `<main><p>` + words + `</p></main>`, on(all), "not yet"},
		{"a window beside the text is hidden", `<main><p>` + words + `</p></main><div class=late>` + words + `</div>`, on(all), "not yet"},
		{"a menu between texts is hidden", `<main><p>` + words + `</p><nav class=late>` + words + `</nav><p>` + words + `</p></main>`, on(all), "not yet"},
		{"a game's keys", gap, on("keydown keyup"), "not yet"},
		{"a slider's fingers and mouse", gap, on("mousedown mousemove touchstart touchmove"), "not yet"},
		{"a part of the page", gap, strings.ReplaceAll(on(all), "addEventListener", "t.addEventListener"), "not yet"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": `<!doctype html><title>Carrots</title><style>.late { visibility: hidden }</style><body><h1>Carrots</h1><p id=t>not yet</p>` +
				tt.html + `<script>` + shows + tt.script + `</script>`, "/words": "words"})
			if got := text(t, load(t, common(t), s.URL), "#t"); got != tt.want {
				t.Errorf("the script has %q, want %q", got, tt.want)
			}
		})
	}
}
