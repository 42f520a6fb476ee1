package zoo_test

import (
	"strings"
	"testing"

	"galley/eval/look"
	"galley/page"
)

// onScreens renders the article of a specimen, as the wide screen shows that, on others.
func onScreens(t *testing.T, wide keeper, source []byte, widths ...float64) (all []*page.Page) {
	t.Helper()
	_, doc := wide.article(t, "screens", source)
	for _, w := range widths {
		q := wide.on(t, page.Size{W: w, H: look.NarrowScreen.H}).page(t, "screens", doc)
		if q.Size.W > w {
			t.Errorf("on %.0f px the article is %.0f px wide", w, q.Size.W)
		}
		all = append(all, q)
	}
	return all
}

// The corners of what is turned or slanted make no article scroll sideways on a telephone.
func TestTurnedOnNarrowScreen(t *testing.T) {
	k := newKeeper(t)
	source, err := specimen{Name: "title-slanted"}.source()
	if err != nil {
		t.Fatal(err)
	}
	onScreens(t, k, source, look.NarrowScreen.W)
}

// Notes in the margin of a column on the left stand as far from it as they did, and on no screen
// beyond its edge.
func TestNotesInTheMargin(t *testing.T) {
	k := newKeeper(t)
	const css = `<!doctype html><html lang=en><title>x</title><style>body{width:87.5%;margin:0 auto;padding-left:12.5%}p{width:55%}
		.n{float:right;clear:right;margin-right:-60%;width:50%;font-size:13px}</style><h1 id=title>A spring on the river</h1><div id=body>`
	const words = `<p>The river had risen through the night, and by the time the ferry left <span class=n>Wet feet and dry humour</span> the landing the meadows were a sheet of brown water.</p>`
	original, err := k.capture(t.Context(), "notes", []byte(css+words+words))
	if err != nil {
		t.Fatal(err)
	}
	all := append([]*page.Page{original}, onScreens(t, k, []byte(css+words+words), 1366, 1000, 700, look.NarrowScreen.W)...)
	was, is := all[0], all[1]
	from := func(p *page.Page) float64 { return boxOf(t, p, "Wet feet").X - boxOf(t, p, "The river").X }
	if a, b := from(was), from(is); b < a-2 {
		t.Errorf("the note stands %.0f px from where its column begins, want %.0f", b, a)
	}
}

// A text beside the sign of its list item, in a line that does not wrap, reaches out of no
// narrow screen.
func TestTextBesideSign(t *testing.T) {
	k := newKeeper(t)
	const item = `<li><b>1.</b> <div><p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p>`
	onScreens(t, k, []byte(`<!doctype html><html lang=en><title>x</title><style>li{white-space:nowrap;list-style:none}b{display:inline-block;margin-left:-1.5em;min-width:1.5em;text-align:right}
		li div{display:inline-block;vertical-align:top}p{display:inline;white-space:normal}</style><h1 id=title>A spring on the river</h1><div id=body>
		<ol>`+item+`<ol>`+item+`</div></ol></div></ol></div>`), 1366, 500, look.NarrowScreen.W)
}

// The labels of a chart's columns, which reach from edge to edge of theirs, reach out of no narrow screen.
func TestLabelsOfColumns(t *testing.T) {
	k := newKeeper(t)
	columns := strings.Repeat(`<div class=c data-y=1962></div>`, 5)
	onScreens(t, k, []byte(`<!doctype html><html lang=en><title>x</title><style>.r{display:flex;gap:24px;height:200px;align-items:flex-end;padding:0 0 40px}.c{flex:1;background:#246;position:relative;height:60%}
		.c::after{content:attr(data-y);position:absolute;top:100%;left:0;right:0;text-align:center;font:12px/24px sans-serif}</style><h1 id=title>A spring on the river</h1><div id=body>
		<p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p><div class=r>`+columns+`</div></div>`), 1366, 500, look.NarrowScreen.W)
}

// Contents that stand at the left edge of the window beside a column on the right are seen on every
// screen, and no words lie on them.
func TestContentsBesideText(t *testing.T) {
	k := newKeeper(t)
	all := onScreens(t, k, []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0 0 0 300px;padding:20px}nav{position:fixed;left:0;top:60px;width:260px;height:120px;background:#eee}</style>
		<div id=body><h1 id=title>A spring on the river</h1><nav>Sources of the water</nav>
		<p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p></div>`), 1366, 1000, 500, look.NarrowScreen.W)
	for _, p := range all {
		contents, words := boxOf(t, p, "Sources of"), boxOf(t, p, "The river")
		if contents.X < 0 || !contents.Intersect(words).Empty() {
			t.Errorf("%.0f px: the contents stand at %v and the words at %v", p.Viewport.W, contents, words)
		}
	}
}

// What is longer than a line of a telephone and did not wrap, or was laid far from the left edge, reaches out of no
// narrow screen: words in a row or a block, labels on pictures, lines of style sheets.
func TestLongLines(t *testing.T) {
	k := newKeeper(t)
	const words = `A man with two crates of apples talked of the harvest and of the water.`
	onScreens(t, k, []byte(`<!doctype html><html lang=en><title>x</title><style>main{overflow-x:hidden;width:680px}.l{white-space:nowrap;display:flex}.b{white-space:nowrap;background:#eef}
		.p{position:relative}.p img{display:block;width:100%}.p span{position:absolute;left:18px;bottom:12px;background:#fff}.r{position:relative;padding:8px;width:600px}.r::after{content:"";position:absolute;left:420px;top:-16px;width:4px;height:160px;background:#a33}</style>
		<main><h1 id=title>A spring on the river</h1><div id=body><p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p>
		<div class=l><div>`+words+`</div></div><div class=b>`+words+`</div><div class=p><img src="wide.png" width=680 height=340><span>`+words+`</span></div><div class=r><p>High water.</p></div></div></main>`), 1366, look.NarrowScreen.W)
}
