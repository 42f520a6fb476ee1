package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/cmd/galley/exit"
	"galley/render/chrome"
)

// labelGuard bounds whatever a test of the labeler waits for.
const labelGuard = 5 * time.Minute

// needLabelChrome skips the test where no Chrome is, unless that is an error.
func needLabelChrome(t *testing.T) string {
	t.Helper()
	program, err := chrome.Find(os.Getenv("GALLEY_CHROME"))
	if err != nil {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal("GALLEY_NEED_CHROME is set: ", err)
		}
		t.Skip("no Chrome: ", err)
	}
	return program
}

// ui is the labeler in a real browser: a person with a keyboard and a mouse, who
// counts what they press.
type ui struct {
	t       *testing.T
	ctx     context.Context
	address string
	presses int    // keys and clicks
	imports string // what ask has: modules of the page
}

// labelerModules are what ask has in the labeler: the session as s, and more.
const labelerModules = `const { s } = await import('/ui/session.js'), { view } = await import('/ui/view.js');
		const { seen } = await import('/ui/decide.js'), undo = await import('/ui/undo.js'), outbox = await import('/ui/outbox.js');
		const api = await import('/ui/api.js');`

// startLabel runs "galley label" and returns the address it prints. It ends with the
// test, by what Ctrl-C does.
func startLabel(t *testing.T, args ...string) string {
	t.Helper()
	// One that a test has set stays: two runs of it are to find each other.
	if !strings.HasPrefix(os.Getenv("XDG_CONFIG_HOME"), os.TempDir()) {
		t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	}
	ctx, stop := context.WithCancel(context.Background())
	r, w := io.Pipe()
	ended := make(chan int, 1)
	var messages strings.Builder
	go func() {
		ended <- run(ctx, append([]string{"label", "--open=false"}, args...), strings.NewReader(""), w, &messages)
		w.Close()
	}()
	t.Cleanup(func() {
		stop()
		if code := <-ended; code != exit.OK {
			t.Errorf("galley label ended with %d: %s", code, messages.String())
		}
	})
	address, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("no address printed: %v: %s", err, messages.String())
	}
	return strings.TrimSpace(address)
}

// openUI opens the address in a new browser. Whatever is to run before the page's
// own scripts may be given.
func openUI(t *testing.T, address string, width, height int, before ...string) *ui {
	t.Helper()
	program := needLabelChrome(t)
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]),
		chromedp.ExecPath(program), chromedp.WindowSize(width, height), chromedp.Flag("force-color-profile", "srgb"))
	allocated, end := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(end)
	ctx, cancel := chromedp.NewContext(allocated)
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, labelGuard)
	t.Cleanup(cancel)
	u := &ui{t: t, ctx: ctx, address: address, imports: labelerModules}
	u.do(chromedp.EmulateViewport(int64(width), int64(height)))
	for _, script := range before {
		if _, err := chromedp.Run(ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			_, err := chromedp.Call(ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
			return err
		})); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		if t.Failed() {
			u.shot("failed-" + strings.ReplaceAll(t.Name(), "/", "-"))
		}
	})
	u.do(chromedp.Navigate(address))
	u.arrived()
	return u
}

// arrived waits until the page is there and has taken the token out of its address.
// Asking fails while it loads.
func (u *ui) arrived() {
	u.t.Helper()
	again := time.NewTicker(10 * time.Millisecond)
	defer again.Stop()
	for {
		there, err := chromedp.Run(u.ctx, chromedp.Evaluate[bool](`!location.hash.startsWith('#token') && document.readyState === 'complete'`))
		if err == nil && there {
			return
		}
		select {
		case <-u.ctx.Done():
			u.t.Fatalf("the labeler does not open: %v", err)
		case <-again.C:
		}
	}
}

func (u *ui) do(actions ...chromedp.Action[chromedp.Void]) {
	u.t.Helper()
	if err := chromedp.Do(u.ctx, actions...); err != nil {
		u.t.Fatal(err)
	}
}

// ask runs a function body in the page, which has the session as s, and decodes
// what it returns.
func ask[T any](u *ui, body string, args ...any) T {
	u.t.Helper()
	given, err := json.Marshal(args)
	if err != nil {
		u.t.Fatal(err)
	}
	expression := fmt.Sprintf(`(async args => {
		%s
		%s
	})(%s)`, u.imports, body, given)
	value, err := chromedp.Run(u.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		u.t.Fatalf("%v\nin: %s", err, body)
	}
	return value
}

// wait waits, frame by frame, until an expression over s is true.
func (u *ui) wait(condition string, args ...any) {
	u.t.Helper()
	ask[bool](u, `return new Promise((yes, no) => {
		const until = performance.now() + 60000;
		const look = () => {
			if (`+condition+`) yes(true);
			else if (performance.now() > until) no(new Error('waited too long for '+`+jsString(condition)+`));
			else setTimeout(look, 5);
		};
		look();
	})`, args...)
}

func jsString(s string) string {
	data, _ := json.Marshal(s) // strings always encode
	return string(data)
}

// press presses one key.
func (u *ui) press(key string) {
	u.t.Helper()
	u.presses++
	u.do(chromedp.KeyEvent(key))
}

// click clicks at a point of the window.
func (u *ui) click(x, y float64) {
	u.t.Helper()
	u.presses++
	u.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y), chromedp.MouseClickXY(x, y))
}

// clickOn clicks the first element of a selector that is there.
func (u *ui) clickOn(selector string) {
	u.t.Helper()
	u.wait(`document.querySelector(args[0])?.getBoundingClientRect().width > 0`, selector)
	at := ask[[2]float64](u, `const e = document.querySelector(args[0]);
		e.scrollIntoView({ block: 'nearest' });
		const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2];`, selector)
	u.click(at[0], at[1])
}

// settled waits until the page on the screen is painted and may be decided, and returns
// its slug: "" when there is none left.
func (u *ui) settled(after string) string {
	u.t.Helper()
	u.wait(`s.pages.size > 0 && (s.now?.slug ?? '') !== args[0] && (!s.now || seen())`, after)
	return ask[string](u, `return new Promise(yes => requestAnimationFrame(() => requestAnimationFrame(() => yes(s.now?.slug ?? ''))))`)
}

// shot stores a picture of the window, where somebody asked for pictures.
func (u *ui) shot(name string) {
	u.t.Helper()
	dir := os.Getenv("GALLEY_SHOTS")
	if dir == "" {
		return
	}
	data, err := chromedp.Run(u.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		u.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644); err != nil {
		u.t.Fatal(err)
	}
}
