package hidden_test

import (
	"testing"

	"galley/page"
	"galley/page/hidden"
	"galley/page/pagetest"
)

// Words that a font of icons has signs for are no text; the same words in prose and code are.
func TestIconWords(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"a class of icons", `<p><i class="material-icons tiny">event</i> Monday`, "Monday"},
		{"with a style behind it", `<p>See <span class="material-symbols-outlined">open_in_new</span> here`, "See here"},
		{"a tag of an icon", `<p><md-icon>lightbulb</md-icon> Push`, "Push"},
		{"hidden from readers aloud", `<p><span class=g aria-hidden=true>arrow_forward</span> Push`, "Push"},
		{"one word hidden from readers aloud", `<p><span class=g aria-hidden=true>hand</span> Push`, "hand Push"},
		{"a word of the text", `<p>Say <i>arrow_forward</i> and push`, "Say arrow_forward and push"},
		{"code", `<p>Say <code><span class="hl-icon">share</span></code>`, "Say share"},
		{"a label beside an icon", `<p><span class="icon-label">share</span> it`, "share it"},
		{"a cell of its own", `<table><tr><td>Dry<td><i class=material-icons>check</i></table>`, "Dry check"},
		{"a cell with a label", `<table><tr><td>Dry<td><i class=material-icons>check</i> Yes</table>`, "Dry Yes"},
		{"more than a word", `<p><span class="icon">new here</span> it`, "new here it"},
		{"a list of icons", `<ul class="icons"><li>share<li>home</ul>`, "share home"},
	} {
		p := pagetest.Parse(t, tt.source)
		hidden.Mark(p)
		if got := page.Norm(p.Text(0)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// A word that is drawn as wide as a sign is an icon, whatever the page calls it.
func TestDrawnIconWords(t *testing.T) {
	for _, tt := range []struct {
		name, word string
		width      float64
		want       string
	}{
		{"a sign", "forward", 24, "Push"},
		{"a sign of a short name", "home", 24, "Push"},
		{"letters", "forward", 86, "forward Push"},
		{"narrow letters", "till", 22, "till Push"},
		{"not drawn", "forward", 0, "forward Push"},
	} {
		p := pagetest.Parse(t, `<p><span class=g>`+tt.word+`</span> Push`)
		p.Laid, p.Styles = true, []page.Style{{Display: "inline", FontSize: 24, Opacity: 1}}
		for i := range p.Nodes {
			p.Nodes[i].Style = 0
			if p.Nodes[i].Text == tt.word {
				p.Nodes[i].Box = page.Rect{X: 8, Y: 8, W: tt.width, H: 24}
			}
		}
		hidden.Mark(p)
		if got := page.Norm(p.Text(0)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
