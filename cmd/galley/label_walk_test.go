package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"galley/dataset"
)

// TestDamagedPage holds that a page that cannot be read stops nobody: it is told, the next
// one is shown, and at the end it is counted apart.
func TestDamagedPage(t *testing.T) {
	needLabelChrome(t)
	dir := parsedDataset(t, 4)
	pages, err := filepath.Glob(filepath.Join(dir, "pages", "*", "page.json.zst"))
	if err != nil || len(pages) != 4 {
		t.Fatalf("the pages are %v, %v", pages, err)
	}
	for _, file := range []string{pages[0], pages[2]} {
		if err := os.WriteFile(file, []byte("damaged"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	// One page that can be read has an archive that cannot, the other has none.
	if err := os.WriteFile(filepath.Join(filepath.Dir(pages[1]), "page.mhtml"), []byte("damaged"), 0o644); err != nil {
		t.Fatal(err)
	}
	u := openUI(t, startLabel(t, "-d", dir), 1366, 768)
	u.wait(`s.now && [...document.querySelectorAll('.toast')].some(t => t.textContent.includes('cannot be read'))`)
	for file, said := range map[string]string{pages[1]: "does not look like the capture", pages[3]: "has no archive"} {
		slug := filepath.Base(filepath.Dir(file))
		ask[bool](u, `location.hash = '#/page/' + args[0]; return true`, slug)
		u.wait(`s.now?.slug === args[0] && seen()`, slug)
		ask[bool](u, `return !!await (await import('/ui/replay.js')).fitting(args[0])`, slug)
		u.press("x")
		u.wait(`[...document.querySelectorAll('.toast')].some(t => t.textContent.includes(args[0]))`, said)
	}
	const off = `return [...document.querySelectorAll('button:disabled[data-do]')].map(b => b.dataset.do).filter(name => ['accept', 'none', 'titleMode', 'undo', 'prev'].includes(name)).sort()`
	for slug := u.settled(""); slug != ""; slug = u.settled(slug) {
		if got := ask[[]string](u, off); len(got) > 0 {
			t.Errorf("with a page on the screen, %q are out of use", got)
		}
		u.press("n")
	}
	u.wait(`outbox.unsaved() === 0 && document.querySelector('#notice h2').textContent === 'All 2 pages have a label'`)
	u.wait(`document.querySelector('#notice p').textContent.includes('2 pages cannot be read')`)
	if got := ask[[]string](u, off); !slices.Equal(got, []string{"accept", "none", "titleMode", "titleMode"}) {
		t.Errorf("with no page left, %q are out of use", got)
	}
	u.press("\x1b")
	u.wait(`!document.querySelector('.toast.error')`)
	u.press("l")
	u.wait(`document.querySelectorAll('.page-link.broken').length === 2`)
	// A page that is asked for by its address, and nothing else is on the screen.
	slug := filepath.Base(filepath.Dir(pages[0]))
	ask[bool](u, `location.hash = '#/page/' + args[0]; return true`, slug)
	u.wait(`s.view === 'page' && !s.now && !document.getElementById('notice').hidden`)
}

// TestQuietOffline holds that a labeler that does not answer is told once, however often
// something is asked of it.
func TestQuietOffline(t *testing.T) {
	needLabelChrome(t)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	cmd, address := startAgain(t, parsedDataset(t, 8))
	u := openUI(t, address, 1366, 768)
	at := u.settled("")
	cmd.Process.Kill()
	cmd.Wait()
	for range 8 {
		u.press("n")
		if ask[bool](u, `return new Promise(yes => setTimeout(() => yes(s.now.slug !== args[0]), 600))`, at) {
			at = u.settled(at)
		}
	}
	if said := ask[[]string](u, `return [...document.querySelectorAll('.toast')].map(t => t.textContent)`); len(said) != 1 {
		t.Errorf("while the labeler does not answer the messages are %q", said)
	}
}

// TestWho gives a name with the Enter key, which must not press the button that opened the
// dialog, and sees what is left for a second person.
func TestWho(t *testing.T) {
	needLabelChrome(t)
	dir := parsedDataset(t, 3)
	address := startLabel(t, "-d", dir, "--double", "1")
	u := openUI(t, address, 1366, 768)
	u.settled("")
	u.clickOn("#who")
	u.wait(`document.activeElement?.id === 'annotator'`)
	u.do(chromedp.KeyEvent("Ann\r"))
	u.wait(`document.getElementById('who').textContent === 'Ann'`)
	ask[bool](u, `return new Promise(yes => setTimeout(() => yes(true), 300))`)
	if ask[bool](u, `return document.getElementById('dialog').open`) {
		t.Error("the dialog is open after Enter")
	}
	// Whose proposals they are is told on the screen of a laptop too.
	if from := ask[string](u, `const e = document.getElementById('from'); return e.getBoundingClientRect().width > 60 ? e.textContent : ''`); !strings.Contains(from, "Proposals from") {
		t.Errorf("whose proposals are shown is said as %q", from)
	}
	for slug := u.settled(""); slug != ""; slug = u.settled(slug) {
		u.press("n")
	}
	u.wait(`outbox.unsaved() === 0 && document.querySelector('#notice p').textContent.includes('3 of them wait for a second person')`)
	d, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range d.Pages() {
		if l, err := d.Label(e.Slug); err != nil || l.Annotator != "Ann" {
			t.Errorf("the label of %s is %+v, %v", e.Slug, l, err)
		}
	}
	// Two labels of pages without an article teach nothing, which is said before it is tried.
	u.clickOn("[data-do=train]")
	u.wait(`document.querySelector('.training .start')?.disabled && document.querySelector('.training p').textContent.includes('two pages with an article')`)
	u.press("\x1b")
	settleAtTheEnd(t, address)
}

// settleAtTheEnd is a second person who says otherwise, and is led to what differs.
func settleAtTheEnd(t *testing.T, address string) {
	u := openUI(t, address, 390, 844)
	u.settled("")
	for _, bar := range []string{".bar", ".dock"} { // two lines each
		if high := ask[float64](u, `return document.querySelector(args[0]).offsetHeight`, bar); high > 105 {
			t.Errorf("on the screen of a telephone the buttons of %s take %.0f px", bar, high)
		}
	}
	u.clickOn("#who")
	u.wait(`document.activeElement?.id === 'annotator'`)
	u.do(chromedp.KeyEvent("Ben\r"))
	u.wait(`!document.getElementById('dialog').open && document.getElementById('who').textContent === 'Ben'`)
	u.do(chromedp.EmulateViewport(1366, 768))
	u.do(chromedp.Reload())
	u.arrived()
	// The page that Ann had last is among them, though her tab is still open.
	labels := 0
	for slug := u.settled(""); slug != ""; slug = u.settled(slug) {
		ask[bool](u, `s.now.draft.choose(s.now.doc.lowest(0), 'body'); (await import('/ui/session.js')).tell('draft'); return true`)
		u.press("\r")
		labels++
	}
	if labels != 3 {
		t.Errorf("the second person is given %d of 3 pages", labels)
	}
	u.wait(`[...document.querySelectorAll('#notice button')].some(b => b.textContent === 'Settle 3 differences')`)
	u.clickOn("#notice button:nth-of-type(2)")
	u.wait(`document.getElementById('dialog').open && document.getElementById('annotator')`)
	u.clickOn("#dialog-body > button:last-child")
	u.settled("")
	u.wait(`s.review && !document.getElementById('difference').hidden`)
	u.press("p")
	u.wait(`document.getElementById('difference').textContent.includes('The label is now as Ben’s')`)
}
