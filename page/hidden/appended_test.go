package hidden_test

import (
	"strings"
	"testing"

	"galley/page/hidden"
	"galley/page/pagetest"
)

// Stories that scripts append behind the one that was asked for are hidden; more of the same text, as
// chapters and entries of a live blog are, is not.
func TestAppended(t *testing.T) {
	text := strings.Repeat("<p>"+strings.Repeat("The ferry crossed the bay in calm weather. ", 8)+"</p>", 3)
	later := func(task, html string) string {
		i := strings.IndexAny(html, " >")
		return html[:i] + ` ` + hidden.LaterAttr + `=` + task + html[i:]
	}
	first := `<article class=story><h1>A new harbour</h1>` + text + `</article>`
	entry := func(n string) string {
		return `<article class=entry><time>10:0` + n + `</time><h2>Ferry ` + n + ` is late</h2>` + text + `</article>`
	}
	for _, tt := range []struct {
		name, source string
		want         string // of "Storm" and "Bridge", what is seen
	}{
		{"a headline of the first rank", first + later("1", `<div class=next><h1>Storm</h1>`+text+`</div>`), ""},
		{"two stories", first + later("1", `<div><h1>Storm</h1>`+text+`</div>`) + later("2", `<div><h1>Bridge</h1>`+text+`</div>`), ""},
		{"an article with a lower headline", first + later("1", `<section><article><h2>Storm</h2>`+text+`<h2>What next</h2></article></section>`), ""},
		{"a headline with a link", first + later("1", `<section><h2><a href=/storm>Storm</a></h2>`+text+`</section>`), ""},
		{"a link around the headline", first + later("1", `<section><a href=/storm><h2>Storm</h2></a>`+text+`</section>`), ""},
		{"beside the text itself, with a day", `<main><h1>A new harbour</h1>` + text + later("1", `<h1>Storm</h1>`) + later("1", `<time>5 March</time>`) + strings.ReplaceAll(text, "<p", `<p `+hidden.LaterAttr+`=1`) + `</main>`, ""},
		{"chapters beside the text itself", `<main><h1>A new harbour</h1>` + text + later("1", `<h1>Storm</h1>`) + strings.ReplaceAll(text, "<p", `<p `+hidden.LaterAttr+`=1`) + `</main>`, "Storm"},
		{"chapters in sections", `<article><h1>A new harbour</h1>` + text + later("1", `<section><h1>Storm</h1>`+text+`</section>`) + `</article>`, "Storm"},
		{"no script added it", first + `<div><h1>Storm</h1>` + text + `</div>`, "Storm"},
		{"with the first", later("1", first) + later("1", `<div><h1>Storm</h1>`+text+`</div>`), "Storm"},
		{"after the first, which came late too", later("1", first) + later("2", `<div><h1>Storm</h1>`+text+`</div>`), ""},
		{"no text before it", `<article><h1>A new harbour</h1></article>` + later("1", `<div><h1>Storm</h1>`+text+`</div>`), "Storm"},
		{"no text in it", first + later("1", `<div><h1>Storm</h1><p>Three boats sank.</p></div>`), "Storm"},
		{"the same headline", first + later("1", `<div><h1>A new harbour</h1><p>Storm</p>`+text+`</div>`), "Storm"},
		{"a section without a sign", first + later("1", `<section><h2>Storm</h2>`+text+`</section>`), "Storm"},
		{"several articles", first + later("1", `<div><article><h2>Storm</h2>`+text+`</article><article><h2>Bridge</h2>`+text+`</article></div>`), "Storm Bridge"},
		{"entries of a live blog", `<article><h1>A new harbour</h1>` + text + entry("1") + later("1", strings.Replace(entry("2"), "Ferry", "Storm", 1)) + `</article>`, "Storm"},
		{"entries beside the first part", first + entry("1") + later("1", strings.Replace(entry("2"), "Ferry", "Storm", 1)), "Storm"},
		{"a text that another headline is above", `<header><h1>The Post</h1></header>` + later("1", `<main><h1>Storm</h1>`+text+`</main>`), "Storm"},
		{"deep in the page", `<main>` + first + `</main><footer>` + later("1", `<div><h1>Storm</h1>`+text+`</div>`) + `</footer>`, "Storm"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, `<head><title>A new harbour - The Post</title></head><body>`+tt.source)
			var seen []string
			for _, word := range []string{"Storm", "Bridge"} {
				if strings.Contains(p.Text(0), word) {
					seen = append(seen, word)
				}
			}
			if got := strings.Join(seen, " "); got != tt.want {
				t.Errorf("%q is seen, want %q", got, tt.want)
			}
			if !strings.Contains(p.Text(0), "ferry") {
				t.Error("the text that was asked for is not seen")
			}
		})
	}
}
