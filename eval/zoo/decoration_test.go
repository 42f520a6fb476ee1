package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// drawings counts the svg elements of a document that are in the flow, and those that are laid over a place.
func drawings(p *page.Page) (inFlow, laid int) {
	for i := range p.Nodes {
		switch n := page.NodeID(i); {
		case p.Nodes[i].Tag != "svg":
		case p.IsOut(n):
			laid++
		default:
			inFlow++
		}
	}
	return inFlow, laid
}

// A drawing that a style sheet lays over a place to decorate parts no words: one that nobody sees or that is
// large and behind words is left out, and a small one stays in its corner, behind the words. What says
// something, stands beside the words, or is in the flow, stays a picture of the text.
func TestDecorations(t *testing.T) {
	k := newKeeper(t)
	const circle = `><circle cx="50%" cy="50%" r="40%" fill="#ccd"/></svg>`
	const words = `<p>The cows knew the way up the hill by themselves, and the boy who led them had time to watch the birds.</p>`
	const laid = `#m{position:relative;overflow:hidden;padding:20px;background:#eee}svg{position:absolute;`
	for _, tt := range []struct {
		name, css, svg string
		inFlow, laid   int
	}{
		{"cut off", laid + `left:100%;top:0;width:300px;height:300px}`, `<svg aria-hidden=true` + circle, 0, 0},
		{"behind words", laid + `left:0;top:0;width:500px;height:300px}`, `<svg aria-hidden=true` + circle, 0, 0},
		{"alone in a box that is laid", `#m{position:relative}.o{position:absolute;left:0;top:0}svg{width:500px;height:300px}`, `<div class=o><svg` + circle + `</div>`, 0, 0},
		{"a sign in a corner", laid + `left:8px;top:8px;width:48px;height:48px}`, `<svg` + circle, 0, 1},
		{"has a name", laid + `left:0;top:0;width:500px;height:60px}`, `<svg role=img aria-label="Tides"` + circle, 1, 0},
		{"no words on it", `#m{position:relative;padding-bottom:220px}svg{position:absolute;left:0;bottom:0;width:500px;height:200px}`, `<svg` + circle, 1, 0},
		{"in the flow", `svg{width:500px;height:60px}`, `<svg` + circle, 1, 0},
	} {
		was, is := k.shown(t, tt.css, `<div id=m>`+tt.svg+words+`</div>`)
		inFlow, over := drawings(is)
		if inFlow != tt.inFlow || over != tt.laid {
			t.Errorf("%s: %d in the flow and %d laid over a place, want %d and %d", tt.name, inFlow, over, tt.inFlow, tt.laid)
		}
		a, b := boxOf(t, was, "The cows").Y-boxOf(t, was, "The river").Y, boxOf(t, is, "The cows").Y-boxOf(t, is, "The river").Y
		if tt.laid > 0 && math.Abs(a-b) > 1 {
			t.Errorf("%s: the words are %.1f px below, want %.1f", tt.name, b, a)
		}
	}
}

// The bar with the name of a card that is moved up over its margin stays there, with the words below it; a
// box that is only moved, as before it is revealed, stands where the flow puts it.
func TestMovedOverMargin(t *testing.T) {
	k := newKeeper(t)
	const card = `#m{padding:24px;border:1px solid;overflow:clip}b{display:block;background:#135;color:#fff;`
	for _, tt := range []struct {
		name, css string
		same      bool // the words are as far below the bar
	}{
		{"over its margin", card + `margin-bottom:-24px;translate:0 calc(-1px - 24px)}`, true},
		{"by a share", card + `margin-bottom:-24px;translate:0 -100%}`, true},
		{"only moved", card + `transform:translateY(-12px)}`, false},
	} {
		was, is := k.shown(t, tt.css, `<div id=m><b>In short</b><p>The cows knew the way up the hill.</p></div>`)
		a, b := boxOf(t, was, "The cows").Y-boxOf(t, was, "In short").Y, boxOf(t, is, "The cows").Y-boxOf(t, is, "In short").Y
		if tt.same && (b < a-1 || b > a+1) {
			t.Errorf("%s: the words are %.1f px below the bar, want %.1f", tt.name, b, a)
		}
		if b < 20 {
			t.Errorf("%s: the words lie over the bar", tt.name)
		}
	}
}

// The words right in an element without a box are written as others are, and signs of lists may be any
// plain text.
func TestWordsWithoutBox(t *testing.T) {
	k := newKeeper(t)
	source := `<!doctype html><html lang=en><title>x</title><style>.c{display:contents}.n{display:contents;font-size:0}ul{list-style-type:"✓ "}</style><main><h1 id=title>A spring on the river</h1><div id=body>
		<p>The river had risen through the night, and the ferry left the landing late.</p><div class=c>Eleven lamps along the quay</div><div class=n>no one sees this</div><ul><li>The cows</ul></div></main>`
	doc, err := k.extract(t.Context(), specimen{Name: "contents", Title: "#title", Body: "#body"}, []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(doc), "Eleven lamps along the quay") || strings.Contains(string(doc), "no one sees this") {
		t.Errorf("words in an element without a box are not those that are seen")
	}
	if !strings.Contains(string(doc), `list-style-type:"✓ "`) {
		t.Errorf("the signs of the list are lost")
	}
}
