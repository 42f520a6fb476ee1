package render

import (
	"strings"
	"testing"
)

// TestSlides: the pictures of which a reader sees one at a time are shown one below the other.
func TestSlides(t *testing.T) {
	const picture = `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/%3E">`
	const style = `<style>.row { position: relative; overflow: hidden } .s { display: none; float: left; width: 100%; margin-right: -100% } .on { display: block } .over { position: absolute; opacity: 0; display: block } .over.on { opacity: 1 }</style>`
	const row = `<div class=row><div class="s on">` + picture + `</div><div class=s id=p>` + picture + `</div><div class=s>` + picture + `</div></div>`
	const all = `<div>` + row + `<button>›</button></div>`
	for _, tt := range []struct {
		name, html string
		open       bool
	}{
		{"pictures alone", all, true},
		{"two of them", strings.Replace(all, `<div class=s>`+picture+`</div>`, "", 1), true},
		{"over each other", strings.ReplaceAll(strings.ReplaceAll(all, "class=s", `class="s over"`), `"s on"`, `"s over on"`), true},
		{"links to the pictures", strings.ReplaceAll(strings.ReplaceAll(all, "<img", "<a href=/a.jpg><img"), `%3E">`, `%3E"></a>`), true},
		{"links to other pages", strings.ReplaceAll(strings.ReplaceAll(all, "<img", "<a href=/a><img"), `%3E">`, `%3E"></a>`), false},
		{"nothing to choose by", `<div>` + row + `</div>`, false},
		{"beside the page", `<aside>` + all + `</aside>`, false},
		{"small pictures", strings.ReplaceAll(all, "<div class=row", `<div style="width:90px" class=row`), false},
		{"none of them seen", strings.ReplaceAll(all, `"s on"`, "s"), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": `<!doctype html><title>Carrots</title>` + style + `<body><main><h1>Carrots</h1><p>` + carrotWords + `</p>` + tt.html + `<p>` + carrotWords + `</p></main>`})
			p := load(t, common(t), s.URL)
			n := find(t, p, "#p")
			first := p.Nodes[p.Nodes[n].Parent+1] // right in the row
			open := !p.Nodes[n].Hidden && p.Nodes[n].Box.H > 1 && p.Nodes[n].Box.Y >= first.Box.Y+first.Box.H && p.StyleOf(n).Opacity == 1
			if open != tt.open {
				t.Errorf("open: %v, box %v below %v", open, p.Nodes[n].Box, first.Box)
			}
		})
	}
}
