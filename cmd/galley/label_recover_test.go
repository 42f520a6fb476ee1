package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"galley/dataset"
)

// startAgain runs the program on a dataset as startProcess does, and returns the address.
func startAgain(t *testing.T, dir string) (*exec.Cmd, string) {
	t.Helper()
	cmd := exec.Command("galley", "label", "-d", dir, "--open=false")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if cmd.ProcessState == nil {
			cmd.Process.Kill()
			cmd.Wait()
		}
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return cmd, strings.TrimSpace(line)
}

// TestRecover kills the program under an open tab: what was accepted meanwhile is stored
// when it is back, at the same address; the draft that was begun is there again after a
// reload, and so is what can be undone.
func TestRecover(t *testing.T) {
	needLabelChrome(t)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	dir := parsedDataset(t, 5)
	first, address := startAgain(t, dir)
	u := openUI(t, address, 1280, 800)
	one := u.settled("")
	u.wait(`performance.getEntriesByType('resource').filter(r => r.name.endsWith('/label')).length >= 3`)
	if err := first.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	first.Wait()

	// The label is not lost, and the page says that it is not stored yet.
	choice := ask[int](u, `s.now.draft.choose(s.now.doc.lowest(0), 'body'); (await import('/ui/session.js')).tell('draft'); return s.now.doc.id(s.now.draft.roots[0])`)
	u.press("\r")
	two := u.settled(one)
	u.wait(`outbox.unsaved() === 1 && !document.getElementById('unsaved').hidden`)
	u.shot("not-stored")
	u.axe("not-stored")
	// A draft is begun on the next page.
	ask[bool](u, `s.now.draft.choose(s.now.doc.at(6), 'title'); (await import('/ui/session.js')).tell('draft'); return true`)
	draft := ask[int](u, `return s.now.draft.title`)

	_, again := startAgain(t, dir)
	if again != address {
		t.Fatalf("after a restart the address is %s, it was %s", again, address)
	}
	u.wait(`outbox.unsaved() === 0 && s.pages.get(args[0]).labelled`, one)
	l := labelOf(t, dir, one)
	if len(l.Body) != 1 || !l.Article {
		t.Fatalf("the label is %+v", l)
	}
	if got := ask[int](u, `return (await api.labelling(args[0])).label.roots[0]`, one); got != choice {
		t.Errorf("the label that was accepted while nobody answered is %d, want %d", got, choice)
	}

	// The reload shows the page of its address, with its draft, and undo goes on from there.
	u.do(chromedp.Reload())
	u.arrived()
	if got := u.settled(""); got != two {
		t.Fatalf("after a reload %s is shown, want %s", got, two)
	}
	if got := ask[int](u, `return s.now.draft.title`); got != draft || !ask[bool](u, `return s.now.draft.touched`) {
		t.Errorf("after a reload the draft's title is %d, want %d", got, draft)
	}
	u.press("u") // the choice
	u.wait(`!s.now.draft.touched`)
	u.press("u") // the label of the page before
	u.wait(`s.now.slug === args[0] && outbox.unsaved() === 0 && s.now.labelling.label === null`, one)
	if d, err := dataset.Open(dir); err != nil {
		t.Fatal(err)
	} else if _, err := d.Label(one); err != dataset.ErrNoLabel {
		t.Errorf("the label is still there after it was undone: %v", err)
	}

	// A label that the disk does not take is kept, the page says why, and says no more when it is stored.
	inTheWay := filepath.Join(dir, "pages", one, "label.json")
	if err := os.MkdirAll(inTheWay, 0o755); err != nil {
		t.Fatal(err)
	}
	u.settled("")
	u.press("\r")
	u.wait(`outbox.unsaved() === 1 && document.querySelector('.toast.error')?.textContent.includes('label.json')`)
	if err := os.Remove(inTheWay); err != nil {
		t.Fatal(err)
	}
	u.wait(`outbox.unsaved() === 0 && !document.querySelector('.toast.error')`)

	// Another token lets the tab do nothing, and says so in words.
	if got := ask[string](u, `return fetch('/api/state').then(r => r.json()).then(a => a.error)`); !strings.Contains(got, "galley label printed") {
		t.Errorf("a request without the token is told %q", got)
	}
}

// TestOneStack holds that two quick presses accept one page, that opening the bulk dialog
// stores nothing, that what it stores is one step to undo, and that Back goes back.
func TestOneStack(t *testing.T) {
	needLabelChrome(t)
	dir := parsedDataset(t, 5)
	u := openUI(t, startLabel(t, "-d", dir), 1280, 800)
	one := u.settled("")
	labelled := func() int {
		d, err := dataset.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, e := range d.Pages() {
			if e.Labelled {
				n++
			}
		}
		return n
	}
	ask[bool](u, `s.now.draft.choose(8, 'body'); return true`)
	u.do(chromedp.KeyEvent("\r"), chromedp.KeyEvent("\r"), chromedp.KeyEvent("n"), chromedp.KeyEvent("s"))
	two := u.settled(one)
	u.wait(`outbox.unsaved() === 0`)
	if n := labelled(); n != 1 {
		t.Errorf("quick presses labelled %d pages, want the one that was seen", n)
	}

	ask[bool](u, `s.now.draft.choose(s.now.doc.at(6), 'title'); s.now.draft.choose(s.now.doc.at(8), 'body'); return true`)
	u.press("e")
	u.wait(`document.getElementById('dialog').open && document.querySelector('.twin')`)
	if n := labelled(); n != 1 {
		t.Errorf("opening the dialog of the same place stored %d labels", n-1)
	}
	u.clickOn(".dialog-foot .strong")
	u.wait(`outbox.unsaved() === 0 && !document.getElementById('dialog').open`)
	all := labelled()
	if all < 3 {
		t.Errorf("%d pages are labelled at the same place", all)
	}
	u.press("u")
	u.wait(`outbox.unsaved() === 0 && s.now?.slug === args[0] && !s.pages.get(args[0]).labelled`, two)
	if n := labelled(); n != 1 {
		t.Errorf("after one undo of %d labels %d are left, want 1", all, n)
	}

	// Addresses: the list, a filter in it, a page of it, and Back to each of them.
	u.press("l")
	u.wait(`!document.getElementById('pages').hidden && document.querySelectorAll('.page-link').length === 5`)
	u.shot("pages")
	ask[bool](u, `document.getElementById('page-search').value = 'http://paper.test/3'; document.getElementById('page-search').dispatchEvent(new Event('input')); return true`)
	u.wait(`document.querySelectorAll('.page-link').length === 1 && location.hash.includes('q=')`)
	u.clickOn(".page-link")
	u.wait(`document.getElementById('pages').hidden && s.now.doc.url === 'http://paper.test/3'`)
	ask[bool](u, `history.back(); return true`)
	u.wait(`!document.getElementById('pages').hidden && document.querySelectorAll('.page-link').length === 1`)
	ask[bool](u, `history.back(); return true`)
	u.wait(`document.getElementById('pages').hidden && s.now.slug === args[0]`, two)

	// Of two cuts the arrows move the one that was chosen last, not the last in the page.
	if got := ask[[3]int](u, `
		const { draft, doc } = s.now, div = doc.at(8), [p, q] = doc.elements(div);
		draft.choose(div, 'body');
		for (const i of [q, p]) draft.choose(i, 'cut');
		const active = draft.active('cut');
		draft.nextPart('cut');
		return [active - p, draft.active('cut') - q, draft.cut.length];`); got != [3]int{0, 0, 2} {
		t.Errorf("the cut that arrows move, the next one, and how many: %v", got)
	}
	if os.Getenv("GALLEY_SHOTS") != "" {
		u.shot("two-cuts")
	}
}

// TestUndoWhilePageLoads: a page whose label was taken back while it was on its way to the
// screen has none there, although it was asked for before.
func TestUndoWhilePageLoads(t *testing.T) {
	needLabelChrome(t)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	_, address := startAgain(t, parsedDataset(t, 3))
	u := openUI(t, address, 1280, 800)
	one := u.settled("")
	ask[bool](u, `s.now.draft.choose(s.now.doc.lowest(0), 'body'); (await import('/ui/session.js')).tell('draft'); return true`)
	u.press("\r")
	u.settled(one)
	u.wait(`outbox.unsaved() === 0 && s.pages.get(args[0]).labelled`, one)
	u.do(chromedp.Reload())
	u.arrived()
	u.settled("")

	// The label is asked for before it is taken back, and the page comes after that.
	ask[bool](u, `
		const real = window.fetch;
		let told;
		const asked = new Promise(done => { told = done; });
		window.fetch = async (path, options = {}) => {
			if (options.method === 'DELETE') await asked;
			const answer = await real(path, options);
			if (path.endsWith(args[0] + '/label') && options.method !== 'DELETE') told();
			while (path.endsWith(args[0]) && outbox.unsaved() > 0) await new Promise(done => setTimeout(done, 5));
			return answer;
		};
		return true`, one)
	u.press("u")
	u.wait(`s.now.slug === args[0] && outbox.unsaved() === 0 && s.now.labelling.label === null`, one)
}
