package tab

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
func (t *Tab) leave(ctx context.Context) error {
	activity := t.activity
	if t.Load.Framed() || t.workers.any() {
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
func (t *Tab) blank(ctx context.Context) error {
	if _, err := t.part(ctx, ""); err != nil {
		return err
	}
	return t.emptied(ctx)
}

// part runs script.Leave. It is false when the page makes room for an empty document. The page
// goes there itself: the empty document is then in the page's process, and the next page of
// the same site needs no new one, which costs more than to load it.
func (t *Tab) part(ctx context.Context, activity string) (stays bool, err error) {
	t.Load.Begin(0, func(error) {})
	world, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{FrameID: t.Load.Frame(), WorldName: worldName})
	if err != nil {
		return false, err
	}
	res, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{
		Expression: script.Leave(activity, t.Load.Frames()), ContextID: world.ExecutionContextID, ReturnByValue: new(true),
	})
	if err != nil {
		return false, err
	}
	err = Decode(res.Result, res.ExceptionDetails, &stays)
	return stays, err
}

// emptied waits for the empty document. A page that refuses to go there is sent.
func (t *Tab) emptied(ctx context.Context) error {
	blank, err := t.Load.Wait(ctx, clearLimit/3, loading.Blank)
	if err == nil && !blank {
		if _, err = chromedp.Call(ctx, cdppage.Navigate, cdppage.NavigateParams{URL: "about:blank"}); err == nil {
			_, err = t.Load.Wait(ctx, clearLimit, loading.Blank)
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
func (t *Tab) forget(ctx context.Context) error {
	return chromedp.Do(ctx, Send(cdppage.ResetNavigationHistory, cdp.Empty{}))
}

// arrived notes that the tab shows another document.
func (t *Tab) arrived() {
	if t.left.Swap(false) {
		go t.forget(t.Context)
	}
}

// MakeRoom replaces a page that was left where the document at an address would not take
// its place: an address with a fragment may lead to the document that is there.
func (t *Tab) MakeRoom(ctx context.Context, address string) error {
	if !t.left.Load() || !strings.Contains(address, "#") {
		return nil
	}
	return t.blank(ctx)
}

// ErrStays is the error of a page whose tab still shows the one before.
var ErrStays = errors.New("the page before does not make room")

// AwaitRoom waits until the document that Chrome shows now is there. A page that was left and
// keeps it from that costs the tab.
func (t *Tab) AwaitRoom(ctx context.Context) error {
	gone := func(*loading.State) (bool, time.Duration) { return !t.left.Load(), 0 }
	ok, err := t.Load.Wait(ctx, clearLimit, gone)
	if err == nil && !ok {
		err = ErrStays
	}
	return err
}

// Left reports whether the tab shows the page before, of which nothing runs any more.
func (t *Tab) Left() bool { return t.left.Load() }

// Empty replaces the page that was left. After an error the tab is of no use.
func (t *Tab) Empty() error {
	ctx, cancel := context.WithTimeout(t.Context, clearLimit)
	defer cancel()
	return t.blank(ctx)
}
