package render

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/render/loading"
	"galley/render/script"
)

// leave ends the page and forgets what stays with a tab: its name, what is stored for its
// session, and documents to go back to. A page that has nothing open stays until the next
// one takes its place, but nothing of it runs any more. Others make room for an empty
// document, which costs as much as reading the look of an article.
func (t *tab) leave(ctx context.Context) error {
	activity := t.activity
	if t.load.Framed() || t.workers.any() {
		activity = "" // frames of other origins are not asked, and workers run on
	}
	stays, err := t.part(ctx, activity)
	if err != nil {
		return err
	}
	if t.left.Store(stays); stays {
		return nil
	}
	return t.emptied(ctx)
}

// blank replaces a page that was left by an empty document.
func (t *tab) blank(ctx context.Context) error {
	if _, err := t.part(ctx, ""); err != nil {
		return err
	}
	return t.emptied(ctx)
}

// part runs script.Leave. It is false when the page makes room for an empty document. The page
// goes there itself: the empty document is then in the page's process, and the next page of
// the same site needs no new one, which costs more than to load it.
func (t *tab) part(ctx context.Context, activity string) (stays bool, err error) {
	t.load.Begin(0, func(error) {})
	world, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{FrameID: t.load.Frame(), WorldName: worldName})
	if err != nil {
		return false, err
	}
	res, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{
		Expression: script.Leave(activity, t.load.Frames()), ContextID: world.ExecutionContextID, ReturnByValue: new(true),
	})
	if err != nil {
		return false, err
	}
	err = decode(res.Result, res.ExceptionDetails, &stays)
	return stays, err
}

// emptied waits for the empty document. A page that refuses to go there is sent.
func (t *tab) emptied(ctx context.Context) error {
	blank, err := t.load.Wait(ctx, clearLimit/3, loading.Blank)
	if err == nil && !blank {
		if _, err = chromedp.Call(ctx, cdppage.Navigate, cdppage.NavigateParams{URL: "about:blank"}); err == nil {
			_, err = t.load.Wait(ctx, clearLimit, loading.Blank)
		}
	}
	if err != nil {
		return err
	}
	// The page may have named the tab on its way out.
	if _, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: "window.name = ''"}); err != nil {
		return err
	}
	t.left.Store(false)
	return t.forget(ctx)
}

// forget drops the documents to go back to.
func (t *tab) forget(ctx context.Context) error {
	return chromedp.Do(ctx, send(cdppage.ResetNavigationHistory, cdp.Empty{}))
}

// arrived notes that the tab shows another document.
func (t *tab) arrived() {
	if t.left.Swap(false) {
		go t.forget(t.ctx)
	}
}

// makeRoom replaces a page that was left where the document at an address would not take
// its place: an address with a fragment may lead to the document that is there.
func (t *tab) makeRoom(ctx context.Context, address string) error {
	if !t.left.Load() || !strings.Contains(address, "#") {
		return nil
	}
	return t.blank(ctx)
}

// errStays is the error of a page whose tab still shows the one before.
var errStays = errors.New("the page before does not make room")

// awaitRoom waits until the document that Chrome shows now is there. A page that was left and
// keeps it from that costs the tab.
func (t *tab) awaitRoom(ctx context.Context) error {
	gone := func(*loading.State) (bool, time.Duration) { return !t.left.Load(), 0 }
	ok, err := t.load.Wait(ctx, clearLimit, gone)
	if err == nil && !ok {
		err = errStays
	}
	return err
}

// leftLimit is how long a page that was left stays in an idle tab.
const leftLimit = time.Second

// tidy replaces the page that was left in an idle tab, unless the tab shows another one by
// now. It has a place of a page for that, so that Close waits for it; where none is free it
// is tried again.
func (b *Browser) tidy(t *tab, pages int) {
	if b.ctx.Err() != nil || !b.idles(t, pages) {
		return
	}
	select {
	case b.slots <- struct{}{}:
		defer func() { <-b.slots }()
	default:
		time.AfterFunc(leftLimit, func() { b.tidy(t, pages) })
		return
	}
	if !b.take(t, pages) {
		return
	}
	ctx, cancel := context.WithTimeout(t.ctx, clearLimit)
	defer cancel()
	if t.blank(ctx) != nil {
		t.close()
		return
	}
	b.put(t)
}
