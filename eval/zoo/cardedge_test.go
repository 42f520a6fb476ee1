package zoo_test

import (
	"math"
	"testing"
)

// A title on a card whose body has its room in itself begins where the text does, in any window.
func TestTitleOnCardOfFullBody(t *testing.T) {
	k := newKeeper(t)
	source := []byte(`<!doctype html><html lang=en><title>x</title><meta property="article:published_time" content=2024-05-16><style>body{margin:0;background:#ccd}main{width:900px;max-width:100%;margin:20px auto;background:#fff;border-radius:16px;padding:1px 0}header{margin:32px 40px 0}h1{margin:0}time{white-space:nowrap}#body{padding:0 40px}p{margin:19px 0}</style>
		<main><header><h1 id=title>A spring on the river</h1><div><time datetime=2024-05-16>2024-05-16</time></div></header><div id=body><p>The river had risen through the night, and the ferry left the landing late with two crates of apples and a man who explained to everybody on board that it happened every third spring.</p><p>The cows knew the way up the hill by themselves, and nobody in the village minded that they did.</p></div></main>`)
	for _, p := range onScreens(t, k, source, 1366, 860, 390) {
		text := boxOf(t, p, "The river")
		for _, words := range []string{"A spring", "2024-05-16"} {
			if box := boxOf(t, p, words); math.Abs(box.X-text.X) > 2 {
				t.Errorf("%.0f px: %q begins at %.0f, the text at %.0f", p.Viewport.W, words, box.X, text.X)
			}
		}
	}
}

// A line of the head that begins elsewhere than the text keeps off the edge of the card on a narrow screen.
func TestLineOfHeadOffCardEdge(t *testing.T) {
	k := newKeeper(t)
	source := []byte(`<!doctype html><html lang=en><title>x</title><meta property="article:published_time" content=2024-05-16><style>body{margin:0;background:#ccd}main{width:700px;max-width:100%;margin:20px auto;background:#fff;padding:20px 0}h1,.by{margin:0 24px}.by{width:200px}#body{margin:0 32px}p{margin:19px 0}</style>
		<main><h1 id=title>A spring on the river</h1><div class=by><time datetime=2024-05-16>2024-05-16</time></div><div id=body><p>The river had risen through the night, and the ferry left the landing late with two crates of apples and a man who explained it.</p><p>The cows knew the way up the hill by themselves.</p></div></main>`)
	for _, p := range onScreens(t, k, source, 1366, 390) {
		if title, day := boxOf(t, p, "A spring"), boxOf(t, p, "2024-05-16"); math.Abs(day.X-title.X) > 9 || day.X < 30 {
			t.Errorf("%.0f px: the day begins at %.0f, the title at %.0f", p.Viewport.W, day.X, title.X)
		}
	}
}

// A line of the head on a card has room for its words in a narrow window.
func TestLineOfHeadOnNarrowCard(t *testing.T) {
	k := newKeeper(t)
	source := []byte(`<!doctype html><html lang=en><title>x</title><meta property="article:published_time" content=2024-05-16><style>body{margin:0;background:#ccd}main{width:600px;max-width:100%;margin:20px auto;background:#fff;padding:20px 24px}h1,div{margin:0}.by{display:flex}p{margin:19px 0}</style>
		<main><h1 id=title>A spring on the river</h1><div class=by><time datetime=2024-05-16><span>2024-05-16 as of today</span></time></div><div id=body><p>The river had risen through the night, and the ferry left the landing late.</p><p>The cows knew the way up the hill by themselves.</p></div></main>`)
	for _, p := range onScreens(t, k, source, 1366, 390) {
		if box := boxOf(t, p, "2024-05-16"); box.H > 30 {
			t.Errorf("%.0f px: the day stands in %.0f x %.0f px", p.Viewport.W, box.W, box.H)
		}
	}
}
