package render

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/inspector"
	cdplog "github.com/chromedp/cdproto/log"
	cdpnetwork "github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
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

func openTab(ctx context.Context, p *process, o Options) (*tab, error) {
	gateway, err := network.NewGateway()
	if err != nil {
		return nil, fmt.Errorf("open a tab: %w", err)
	}
	outer, end := context.WithCancelCause(p.ctx)
	t := &tab{proc: p, opts: o, ctx: outer, cancel: func() {}, end: end, load: newLoadState(o.asideWait()), gateway: gateway}
	if p.frame != nil {
		t.frames = newFrames(p.frame)
	}
	p.gateways.Add(1)
	context.AfterFunc(outer, func() {
		defer p.gateways.Done()
		gateway.Close()
	})
	began := time.Now()
	answer, stop := context.WithTimeoutCause(ctx, p.patience(), errBrowserHangs)
	defer stop()
	unhook := context.AfterFunc(answer, func() { end(context.Cause(answer)) })
	if err = t.attach(); err == nil {
		err = t.prepare()
	}
	if unhook() && err == nil {
		p.answered()
		return t, nil
	}
	t.close()
	switch {
	case ctx.Err() != nil:
		p.unanswered(time.Since(began))
		return nil, fmt.Errorf("open a tab: %w", context.Cause(ctx))
	case answer.Err() != nil:
		p.giveUp()
		return nil, fmt.Errorf("open a tab: %w", errBrowserHangs)
	}
	return nil, t.died(fmt.Errorf("open a tab: %w", err))
}

// attach opens an empty page in a browser context of its own, which goes with the tab.
func (t *tab) attach() error {
	c, err := chromedp.CallBrowser(t.ctx, target.CreateBrowserContext, target.CreateBrowserContextParams{
		DisposeOnDetach: new(true), ProxyServer: t.gateway.URL(), ProxyBypassList: "<-loopback>",
	})
	if err != nil {
		return err
	}
	t.store = c.BrowserContextID
	context.AfterFunc(t.ctx, func() {
		ctx, stop := context.WithTimeout(t.proc.ctx, clearLimit)
		defer stop()
		chromedp.CallBrowser(ctx, target.DisposeBrowserContext, target.DisposeBrowserContextParams{BrowserContextID: t.store})
	})
	page, err := chromedp.CallBrowser(t.ctx, target.CreateTarget, target.CreateTargetParams{
		URL: "about:blank", BrowserContextID: t.store, NewWindow: new(true), EnableBeginFrameControl: new(t.frames != nil),
	})
	if err != nil {
		return err
	}
	t.ctx, t.cancel = chromedp.NewContext(t.ctx, chromedp.WithTargetID(page.TargetID))
	return nil
}

// paintScale is how large frames are drawn. Nobody sees them, and drawing without a GPU
// would be a fifth of what a page costs; layout and what scripts see of it stay as they
// are. Screenshots are drawn at their own scale.
const paintScale = 0.1

// prepare sets what holds for every page of the tab.
func (t *tab) prepare() error {
	if err := chromedp.Listen(t.ctx, t.event); err != nil {
		return err
	}
	c := chromedp.FromContext(t.ctx)
	// Chrome keeps both ids equal, whichever process shows the page.
	t.load.follow(cdp.FrameID(c.Target.TargetID))
	if err := t.speak(); err != nil {
		return err
	}
	if t.frames != nil {
		// Its world is made for each document, and has the function then.
		if err := chromedp.Do(t.ctx, send(runtime.AddBinding, runtime.AddBindingParams{Name: askFrame, ExecutionContextName: worldName})); err != nil {
			return err
		}
		go t.giveFrames()
	}
	return chromedp.Do(t.ctx,
		send(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: int64(t.opts.Viewport.W), Height: int64(t.opts.Viewport.H), DeviceScaleFactor: 1, Scale: paintScale,
		}),
		// Background tabs throttle frames and animations: a title that fades in
		// would have no box.
		send(emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}),
		send(cdpnetwork.SetBypassServiceWorker, cdpnetwork.SetBypassServiceWorkerParams{Bypass: true}),
		t.watchActivity(),
		// Events nobody here reads.
		send(css.Disable, cdp.Empty{}),
		send(cdplog.Disable, cdp.Empty{}),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.CallBrowser(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
				Behavior: browser.SetDownloadBehaviorBehaviorDeny, BrowserContextID: t.store,
			})
			return err
		}),
	)
}

// send is the action of one protocol command whose answer does not matter.
func send[P, R any](cmd cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, cmd, params)
		return err
	})
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
