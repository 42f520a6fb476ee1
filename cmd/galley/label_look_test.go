package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"galley/internal/svm"
	"galley/page"
)

// testStates goes through every state of the page and what each must show.
// GALLEY_SHOTS=DIR keeps a picture of each.
func testStates(t *testing.T, dir string) {
	t.Run("empty", func(t *testing.T) {
		u := openUI(t, startLabel(t, "-d", filepath.Join(t.TempDir(), "new")), 1280, 800)
		u.wait(`document.querySelector('#notice h2')?.textContent === 'No pages yet'`)
		u.shot("empty")
		u.axe("empty")
		u.clickOn("#notice button")
		u.wait(`document.getElementById('dialog').open && document.getElementById('add-urls')`)
		u.shot("add")
	})
	t.Run("label", func(t *testing.T) {
		truth := truthOf(t, dir)
		u := openUI(t, startLabel(t, "-d", unlabelled(t, dir), "-o", filepath.Join(t.TempDir(), "a.wrapper")), 1280, 800)
		slug := u.settled("")
		u.look("proposal")
		u.press("t")
		u.wait(`document.querySelector('.mode.title').getAttribute('aria-pressed') === 'true'`)
		u.look("title-mode")
		u.press("b")
		u.hoverBody(truth[slug])
		u.look("body-mode")
		u.press("\u0304") // the parent
		u.wait(`s.now.draft.touched`)
		u.shot("parent")
		u.press("u")
		u.wait(`!s.now.draft.touched`)
		for _, dialog := range []struct{ key, heading string }{{"?", "Keys"}, {"r", "What counts as title and body"}} {
			u.press(dialog.key)
			u.wait(`document.getElementById('dialog').open && document.getElementById('dialog-title').textContent === args[0]`, dialog.heading)
			u.look(dialog.heading)
			u.press(dialog.key)
			u.wait(`!document.getElementById('dialog').open`)
		}
		u.finish(t, slug, truth)
	})
}

// finish labels what is left, two of it wrong, trains, and reviews.
func (u *ui) finish(t *testing.T, slug string, truth map[string]parts) {
	for n := 0; slug != ""; n++ {
		switch {
		case n == 3:
			u.press("e")
			u.wait(`document.getElementById('dialog').open && document.querySelector('.twin img')?.complete`)
			u.look("same-place")
			u.press("\x1b")
			u.wait(`!document.getElementById('dialog').open`)
		case n == 1:
			u.press("\u0304")
		case n == 2:
			u.press("n")
			slug = u.settled(slug)
			continue
		case n > 4 || truth[slug].Body == page.None:
		default:
			u.put("body", truth[slug].Body)
			u.put("title", truth[slug].Title)
		}
		u.press("\r")
		slug = u.settled(slug)
	}
	u.wait(`outbox.unsaved() === 0 && document.querySelector('#notice h2')?.textContent.startsWith('All ')`)
	u.shot("done")
	u.axe("done")
	if _, err := (svm.Trainer{}).Find(); err != nil {
		return
	}
	u.clickOn("#notice .strong")
	u.wait(`document.getElementById('dialog').open && document.querySelector('.training')`)
	u.clickOn(".training > .start")
	u.wait(`s.training.phase === 'running' || s.training.phase === 'done'`)
	u.shot("training")
	u.wait(`s.training.phase === 'done' && document.querySelector('.reviews .line, .reviews .good')`)
	u.shot("trained-dialog")
	u.axe("trained")
	if ask[bool](u, `return !!document.querySelector('.reviews .line')`) {
		u.clickOn(".reviews .strong")
		u.settled("")
		u.look("review")
		u.axe("review")
		if badge := ask[string](u, `return document.getElementById('badge').textContent`); badge != "review" {
			t.Errorf("the badge says %q in a review", badge)
		}
	}
	u.press("\x1b")
	for _, size := range []struct {
		name string
		w, h int64
	}{{"narrow", 600, 900}, {"tablet", 820, 1180}, {"wide", 1600, 950}} {
		u.do(chromedp.EmulateViewport(size.w, size.h))
		u.wait(`innerWidth === args[0] && document.documentElement.scrollWidth <= innerWidth`, size.w)
		u.look(size.name)
	}
}

// look waits for the picture of the page in the corner, then for a frame.
func (u *ui) look(name string) {
	u.t.Helper()
	if os.Getenv("GALLEY_SHOTS") != "" {
		ask[bool](u, `return new Promise(yes => setTimeout(() => requestAnimationFrame(() => yes(true)), 200))`)
	}
	u.shot(name)
}

// hoverBody moves the mouse over the first picture or paragraph of the body.
func (u *ui) hoverBody(m parts) {
	u.t.Helper()
	at := ask[[2]float64](u, `
		const { doc } = s.now, b = doc.box(doc.at(args[0])), scroller = document.getElementById('scroller');
		scroller.scrollTop = (b.y + 60) * view.zoom - scroller.clientHeight / 2;
		const r = document.getElementById('sheet').getBoundingClientRect();
		return [r.x + (b.x + b.w / 2) * view.zoom, r.y + (b.y + 60) * view.zoom]`, m.Body)
	u.do(chromedp.MouseEvent(chromedp.MouseMoved, at[0], at[1]))
	u.wait(`view.hover >= 0`)
}
