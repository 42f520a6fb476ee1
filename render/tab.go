package render

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/inspector"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/network"
	"galley/render/loading"
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
	load     *loading.State
	workers  *workers
	store    cdp.BrowserContextID // of cookies and storage
	frames   *frames              // nil: it has frames by itself
	sent     atomic.Bool          // to an address whose document was not asked for yet
	blocked  bool                 // some addresses are, for the page it shows
	gateway  *network.Gateway
	activity string                      // what the function of activity.js is called in its documents
	prepared atomic.Pointer[preparation] // of the document it shows; nil: its world was taken, or it is empty
	left     atomic.Bool                 // it shows the page before, of which nothing runs any more
	within   string                      // the host that what it keeps is of, when no other page may reach that
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
		if ev, ok := ev.(*cdppage.EventFrameNavigated); ok && ev.Frame != nil && ev.Frame.ID == t.load.Frame() {
			t.arrived()
			if ev.Frame.URL != "about:blank" {
				t.prepareWorld()
			}
		}
		t.workers.event(ev)
		t.load.Event(ev)
	}
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
	case <-t.proc.Gone:
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
