package tab

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

// Tab is one tab in a browser context of its own: cookies and storage are not
// shared with other tabs. It shows one page after the other, one at a time. Pages, Sent, Blocked
// and Within are kept by whoever shows them.
type Tab struct {
	Process *Process
	Context context.Context // chromedp's, lives until Close; its cause says what else ended it
	Load    *loading.State  // of the page that it shows
	Gateway *network.Gateway
	Pages   int         // served so far
	Sent    atomic.Bool // to an address whose document was not asked for yet
	Blocked bool        // some addresses are, for the page that it shows
	Within  string      // the host that what it keeps is of, when no other page may reach that

	opts     Options
	cancel   context.CancelFunc
	end      context.CancelCauseFunc // ends Context with the reason
	workers  *workers
	store    cdp.BrowserContextID        // of cookies and storage
	frames   *frames                     // nil: it has frames by itself
	activity string                      // what the function of activity.js is called in its documents
	prepared atomic.Pointer[preparation] // of the document it shows; nil: its world was taken, or it is empty
	left     atomic.Bool                 // it shows the page before, of which nothing runs any more
}

// ErrCrashed is the cause that ends a tab whose page died.
var ErrCrashed = errors.New("the tab crashed")

// event sees every event of the tab, in order; it must not wait.
func (t *Tab) event(ev any) {
	switch ev := ev.(type) {
	case *inspector.EventTargetCrashed:
		t.end(ErrCrashed)
	case *cdppage.EventJavascriptDialogOpening:
		// Leaving a page is allowed, everything else is refused.
		accept := ev.Type == cdppage.DialogTypeBeforeunload
		go chromedp.Call(t.Context, cdppage.HandleJavaScriptDialog, cdppage.HandleJavaScriptDialogParams{Accept: accept})
	case *runtime.EventBindingCalled:
		if ev.Name == askFrame {
			t.frames.ask()
		}
	default:
		if ev, ok := ev.(*cdppage.EventFrameNavigated); ok && ev.Frame != nil && ev.Frame.ID == t.Load.Frame() {
			t.arrived()
			if ev.Frame.URL != "about:blank" {
				t.prepareWorld()
			}
		}
		t.workers.event(ev)
		t.Load.Event(ev)
	}
}

// Close ends the tab. It waits for Chrome's answer, but not for long.
func (t *Tab) Close() {
	t.end(nil)
	t.cancel()
}

// Died turns an error of a tab whose browser or page process is gone into the
// reason for it, in words: an ErrBrowserLost, ErrCrashed or ErrNoFrame. It leaves others as they are.
func (t *Tab) Died(err error) error {
	if err == nil {
		return nil
	}
	select {
	case <-t.Process.Gone:
		return fmt.Errorf("%w: %w", ErrBrowserLost, err)
	case <-t.Process.hangs:
		return fmt.Errorf("%w: %w", errBrowserHangs, err)
	default:
	}
	for _, cause := range []error{ErrCrashed, ErrNoFrame} {
		if errors.Is(context.Cause(t.Context), cause) {
			return fmt.Errorf("%w: %w", cause, err)
		}
	}
	return err
}
