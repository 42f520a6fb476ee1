package render

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/inspector"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/network"
)

// tab is one tab in a browser context of its own: cookies and storage are not
// shared with other tabs.
type tab struct {
	proc     *process
	opts     Options
	ctx      context.Context // chromedp's, lives until close
	cancel   context.CancelFunc
	end      context.CancelCauseFunc // ends ctx with the reason
	pages    int                     // served so far
	load     *loadState
	store    cdp.BrowserContextID // of cookies and storage
	frames   *frames              // nil: it has frames by itself
	sent     atomic.Bool          // to an address whose document was not asked for yet
	blocked  bool                 // some addresses are, for the page it shows
	gateway  *network.Gateway
	activity string // what the function of activityJS is called in its documents
	within   string // the host that what it keeps is of, when no other page may reach that
}

// event sees every event of the tab, in order; it must not wait.
func (t *tab) event(ev any) {
	switch ev := ev.(type) {
	case *inspector.EventTargetCrashed:
		t.end(errTabCrashed)
	case *cdppage.EventJavascriptDialogOpening:
		// Leaving a page is allowed, everything else is refused.
		accept := ev.Type == cdppage.DialogTypeBeforeunload
		go chromedp.Call(t.ctx, cdppage.HandleJavaScriptDialog, cdppage.HandleJavaScriptDialogParams{Accept: accept})
	case *runtime.EventBindingCalled:
		if ev.Name == askFrame {
			t.frames.ask()
		}
	default:
		t.load.event(ev)
	}
}

// blank replaces the page by an empty document. The page is made to go there
// itself: the empty document then stays in the page's process, and the next page of
// the same site needs no new one, which costs more than to load it. A page that
// refuses to go is sent.
func (t *tab) blank(ctx context.Context) error {
	t.load.begin(0, func() {})
	isBlank := func(s *loadState) (bool, time.Duration) { return s.blank, 0 }
	world, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{FrameID: t.load.frame, WorldName: worldName})
	if err != nil {
		return err
	}
	if _, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: leaveJS, ContextID: world.ExecutionContextID}); err != nil {
		return err
	}
	if ok, err := t.load.wait(ctx, clearLimit/3, isBlank); ok || err != nil {
		return err
	}
	if _, err := chromedp.Call(ctx, cdppage.Navigate, cdppage.NavigateParams{URL: "about:blank"}); err != nil {
		return err
	}
	_, err = t.load.wait(ctx, clearLimit, isBlank)
	return err
}

// leaveJS clears what belongs to the tab and the origin, which some versions of Chrome keep
// when they clear the origin, and leaves the page. What the page does on its way out comes
// before what it does then. It runs in a world of its own. Frames of other sites are not
// reached: what those versions keep of them is for the next page that has such a frame.
const leaveJS = `(() => {
	const clear = () => { try { sessionStorage.clear(); } catch { /* it has none */ } };
	clear();
	addEventListener('pagehide', clear);
	addEventListener('unload', clear);
	location.replace('about:blank');
})()`

// leave goes to an empty page, and forgets what stays with a tab: its name, and
// documents to go back to.
func (t *tab) leave(ctx context.Context) error {
	if err := t.blank(ctx); err != nil {
		return err
	}
	_, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: "window.name = ''"})
	if err != nil {
		return err
	}
	return chromedp.Do(ctx, send(cdppage.ResetNavigationHistory, cdp.Empty{}))
}

// close ends the tab. It waits for Chrome's answer, but not for long.
func (t *tab) close() {
	t.end(nil)
	t.cancel()
}

// died turns an error of a tab whose browser or page process is gone into the
// reason for it, in words.
func (t *tab) died(err error) error {
	if err == nil {
		return nil
	}
	select {
	case <-t.proc.gone:
		return fmt.Errorf("%w: %w", errBrowserLost, err)
	case <-t.proc.hangs:
		return fmt.Errorf("%w: %w", errBrowserHangs, err)
	default:
	}
	for _, cause := range []error{errTabCrashed, errNoFrame} {
		if errors.Is(context.Cause(t.ctx), cause) {
			return fmt.Errorf("%w: %w", cause, err)
		}
	}
	return err
}
