package tab

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	cdplog "github.com/chromedp/cdproto/log"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"galley/network"
	"galley/render/loading"
)

// Open opens a tab, with frames that it is given where the Chrome is a headless shell. ctx bounds
// that, not the life of the tab. Errors are those of Tab.Died, and the cause of ctx.
func (p *Process) Open(ctx context.Context) (*Tab, error) {
	gateway, err := network.NewGateway()
	if err != nil {
		return nil, fmt.Errorf("open a tab: %w", err)
	}
	outer, end := context.WithCancelCause(p.Context)
	t := &Tab{Process: p, Context: outer, Load: loading.New(p.opts.Aside), Gateway: gateway, opts: p.opts, cancel: func() {}, end: end, workers: newWorkers()}
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
	t.Close()
	switch {
	case ctx.Err() != nil:
		p.unanswered(time.Since(began))
		return nil, fmt.Errorf("open a tab: %w", context.Cause(ctx))
	case answer.Err() != nil:
		p.giveUp()
		return nil, fmt.Errorf("open a tab: %w", errBrowserHangs)
	}
	return nil, t.Died(fmt.Errorf("open a tab: %w", err))
}

// attach opens an empty page in a browser context of its own, which goes with the tab.
func (t *Tab) attach() error {
	c, err := chromedp.CallBrowser(t.Context, target.CreateBrowserContext, target.CreateBrowserContextParams{
		DisposeOnDetach: new(true), ProxyServer: t.Gateway.URL(), ProxyBypassList: "<-loopback>",
	})
	if err != nil {
		return err
	}
	t.store = c.BrowserContextID
	context.AfterFunc(t.Context, func() {
		ctx, stop := context.WithTimeout(t.Process.Context, clearLimit)
		defer stop()
		chromedp.CallBrowser(ctx, target.DisposeBrowserContext, target.DisposeBrowserContextParams{BrowserContextID: t.store})
	})
	page, err := chromedp.CallBrowser(t.Context, target.CreateTarget, target.CreateTargetParams{
		URL: "about:blank", BrowserContextID: t.store, NewWindow: new(true), EnableBeginFrameControl: new(t.frames != nil),
	})
	if err != nil {
		return err
	}
	t.Context, t.cancel = chromedp.NewContext(t.Context, chromedp.WithTargetID(page.TargetID))
	return nil
}

// paintScale is how large frames are drawn. Nobody sees them, and drawing without a GPU
// would be a fifth of what a page costs; layout and what scripts see of it stay as they
// are. Screenshots are drawn at their own scale.
const paintScale = 0.1

// prepare sets what holds for every page of the tab.
func (t *Tab) prepare() error {
	if err := chromedp.Listen(t.Context, t.event); err != nil {
		return err
	}
	c := chromedp.FromContext(t.Context)
	// Chrome keeps both ids equal, whichever process shows the page.
	t.Load.Follow(cdp.FrameID(c.Target.TargetID))
	if err := t.speak(); err != nil {
		return err
	}
	if t.frames != nil {
		// Its world is made for each document, and has the function then.
		if err := chromedp.Do(t.Context, Send(runtime.AddBinding, runtime.AddBindingParams{Name: askFrame, ExecutionContextName: worldName})); err != nil {
			return err
		}
		// A page that never had one would be taken as it is before its scripts showed it.
		if err := t.frame(); err != nil {
			return fmt.Errorf("give it a frame: %w", err)
		}
		go t.giveFrames()
	}
	return chromedp.Do(t.Context,
		Send(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: int64(t.opts.Viewport.W), Height: int64(t.opts.Viewport.H), DeviceScaleFactor: 1, Scale: paintScale,
		}),
		// Background tabs throttle frames and animations: a title that fades in
		// would have no box.
		Send(emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}),
		Send(cdpnetwork.SetBypassServiceWorker, cdpnetwork.SetBypassServiceWorkerParams{Bypass: true}),
		t.watchActivity(),
		Send(serviceworker.Enable, cdp.Empty{}),
		// Events nobody here reads.
		Send(css.Disable, cdp.Empty{}),
		Send(dom.Disable, cdp.Empty{}),
		Send(cdplog.Disable, cdp.Empty{}),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.CallBrowser(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
				Behavior: browser.SetDownloadBehaviorBehaviorDeny, BrowserContextID: t.store,
			})
			return err
		}),
	)
}

// Send is the action of one protocol command whose answer does not matter.
func Send[P, R any](cmd cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, cmd, params)
		return err
	})
}
