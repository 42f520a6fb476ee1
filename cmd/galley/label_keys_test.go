package main

import (
	"testing"

	"github.com/chromedp/chromedp"

	"galley/dataset"
)

// testKeys goes back and forth: skip, undo, no article, next, previous, a label
// that breaks the definition and its mend, keys while something is typed.
func testKeys(t *testing.T, truthDir string) {
	dir := unlabelled(t, truthDir)
	u := openUI(t, startLabel(t, "-d", dir), 1280, 800)
	first := u.settled("")
	if lost := ask[int](u, `
		const { setQueue } = await import('/ui/session.js');
		const { now, queue, generation, from } = s, told = { queue: [...queue], generation, from };
		s.now = null; // as it is until the first page is there
		setQueue(told);
		s.now = now;
		return told.queue.length - s.queue.length`); lost != 0 {
		t.Errorf("%d pages are lost where the order is told before the first page is shown", lost)
	}

	u.press("s")
	second := u.settled(first)
	u.press("u") // the skip
	if back := u.settled(second); back != first {
		t.Errorf("undoing a skip shows %s, want %s", back, first)
	}
	u.press("n")
	u.settled(first)
	u.wait(`outbox.unsaved() === 0 && undo.all().length === 1`)
	if l := labelOf(t, dir, first); l.Article || l.By != dataset.ByHuman {
		t.Errorf("after n the label is %+v", l)
	}
	u.press("u") // the label
	u.wait(`s.now.slug === args[0] && s.now.labelling.label === null`, first)
	if d, err := dataset.Open(dir); err != nil {
		t.Fatal(err)
	} else if _, err := d.Label(first); err != dataset.ErrNoLabel {
		t.Errorf("after the undo the label is there: %v", err)
	}

	// A body that is too high is warned of, and mended with one key.
	want := ask[int](u, `return s.now.doc.id(s.now.draft.active('body'))`)
	for !ask[bool](u, `return s.now.draft.warnings().some(w => w.part === 'body') || s.now.draft.active('body') === 0`) {
		u.press("\u0304")
	}
	if ask[bool](u, `return s.now.draft.active('body') > 0`) {
		u.wait(`document.querySelector('#warnings .warning')`)
		u.press("m")
		u.wait(`!document.querySelector('#warnings .warning')`)
	}
	u.press("p")
	u.wait(`s.now.doc.id(s.now.draft.active('body')) === args[0]`, want)

	// Keys are letters where something is typed.
	u.clickOn("#search")
	before := ask[int](u, `return undo.all().length`)
	u.do(chromedp.KeyEvent("nsu"))
	u.wait(`document.getElementById('search').value === 'nsu' && undo.all().length === args[0]`, before)
	u.do(chromedp.KeyEvent("\x1b"))
	u.press("j")
	third := u.settled(first)
	u.press("k")
	if back := u.settled(third); back != first {
		t.Errorf("k shows %s, want %s", back, first)
	}

	// A cut is inside the body, and goes with a second click.
	u.press("c")
	at := ask[[2]float64](u, `
		const { doc, draft } = s.now, root = draft.roots[0];
		const part = doc.elements(root).find(i => doc.tagOf(i) === 'p' && doc.area(i) > 0) ?? doc.main(root), b = doc.box(part);
		document.getElementById('scroller').scrollTop = b.y * view.zoom - 100;
		const r = document.getElementById('sheet').getBoundingClientRect();
		return [r.x + (b.x + 20) * view.zoom, r.y + (b.y + b.h / 2) * view.zoom];`)
	u.click(at[0], at[1])
	u.wait(`s.now.draft.cut.length === 1`)
	u.click(at[0], at[1])
	u.wait(`s.now.draft.cut.length === 0`)
	u.click(at[0], at[1])
	u.wait(`s.now.draft.cut.length === 1`)
	u.press("\b") // without a pointer
	u.wait(`s.now.draft.cut.length === 0`)

	// One more part of the body without Shift, and back; the only part stays.
	u.press("o")
	u.wait(`document.querySelector('[data-do=more]').getAttribute('aria-pressed') === 'true' && s.mode === 'body'`)
	ask[bool](u, `const { choose } = await import('/ui/view.js'); choose(s.now.draft.title, false); return true`)
	u.wait(`s.now.draft.roots.length === 2 && !s.more`)
	u.press("\b")
	u.wait(`s.now.draft.roots.length === 1 && s.now.draft.roots[0] !== s.now.draft.title`)
	u.press("\b")
	u.wait(`s.now.draft.roots.length === 1`)
}

func labelOf(t *testing.T, dir, slug string) dataset.Label {
	t.Helper()
	d, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	l, err := d.Label(slug)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// testTwoTabs changes one label in two tabs: the second is shown both and decides.
func testTwoTabs(t *testing.T, truthDir string) {
	dir := unlabelled(t, truthDir)
	address := startLabel(t, "-d", dir)
	a := openUI(t, address, 1280, 800)
	slug := a.settled("")
	b := openUI(t, address, 1280, 800)
	// What a has open is not offered to b, and b is told when it goes there all the same.
	if other := b.settled(""); other == slug {
		t.Errorf("both tabs begin with %s", slug)
	}
	ask[bool](b, `location.hash = '#/page/' + args[0]; return true`, slug)
	b.wait(`s.now?.slug === args[0] && [...document.querySelectorAll('.toast')].some(t => t.textContent.includes('has this page open'))`, slug)
	b.settled("")
	b.press("\u0304") // a choice of b's own
	b.wait(`s.now.draft.touched`)
	a.press("n")
	a.settled(slug)
	// b hears of it, keeps its choice, and when it stores it a person decides.
	b.wait(`s.pages.get(args[0]).labelled && s.now.slug === args[0] && s.now.labelling.revision === 'none'`, slug)
	b.press("\r")
	b.wait(`document.getElementById('dialog').open && document.querySelectorAll('.version').length === 2`)
	b.shot("conflict")
	b.axe("conflict")
	if l := labelOf(t, dir, slug); l.Article {
		t.Error("the label was overwritten before anybody decided")
	}
	b.clickOn(".version .strong") // keep yours
	b.wait(`!document.getElementById('dialog').open && outbox.unsaved() === 0`)
	if l := labelOf(t, dir, slug); !l.Article {
		t.Error("the choice of a person was not stored")
	}
	a.wait(`s.pages.get(args[0]).article`, slug)

	// b labels what is left but the page that a has open, and is told of that one.
	a.settled("")
	for at := b.settled(slug); at != ""; at = b.settled(at) {
		b.press("\r")
	}
	b.wait(`document.getElementById('notice').textContent.includes('The last page is open elsewhere')`)
	b.do(chromedp.EmulateViewport(1000, 700))
	b.wait(`document.querySelector('[data-do=train]').getBoundingClientRect().right <= innerWidth`)
	a.press("\r")
	b.wait(`document.getElementById('notice').textContent.includes('pages have a label')`)
}

// testTouch holds that a finger finds every button, and that a tap chooses.
func testTouch(t *testing.T, truthDir string) {
	u := openUI(t, startLabel(t, "-d", unlabelled(t, truthDir)), 1280, 800)
	u.settled("")
	u.do(chromedp.EmulateViewport(820, 1180, chromedp.EmulateMobile, chromedp.EmulateTouch))
	u.do(chromedp.Reload())
	u.arrived()
	u.settled("")
	small := ask[[]string](u, `return [...document.querySelectorAll('button')].filter(b => b.offsetWidth && b.getBoundingClientRect().height < 44).map(b => b.textContent)`)
	if len(small) > 0 {
		t.Errorf("too small for a finger: %q", small)
	}
	u.look("touch")
	at := ask[[2]float64](u, `const r = document.getElementById('sheet').getBoundingClientRect(); return [r.x + 100, r.y + 30]`)
	u.do(chromedp.TapXY(at[0], at[1]))
	u.wait(`s.now.draft.touched`)
}
