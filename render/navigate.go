package render

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/render/loading"
	"galley/render/response"
	"galley/render/tab"
)

// navigate loads the address and waits for the load event. When that does not
// come in LoadLimit, or nothing moves any more, but the document itself is there, the
// page is taken as it is: one slow picture or tracker must not lose an article. A
// page that cannot even be parsed because of what it waits for is loaded once more,
// without that; and again without what it waits for then.
func (d *Document) navigate(ctx context.Context, address string) error {
	defer d.tab.Paced()()
	var refused []string
	for range navigations {
		err := d.goTo(ctx, address)
		if errors.Is(err, errUndeclared) {
			err = d.goTo(ctx, address)
		}
		if !errors.Is(err, errStalled) {
			return err
		}
		had := len(refused)
		refused = append(refused, d.tab.Load.Pending()...)
		slices.Sort(refused)
		if refused = slices.Compact(refused); len(refused) == had {
			break
		}
		if err := d.block(ctx, refused); err != nil {
			return err
		}
	}
	return &TimeoutError{d.src.Name(), d.stage, d.browser.opts.LoadLimit}
}

// navigations bounds how often a page is loaded that waits for something else each time.
const navigations = 4

// errStalled says that the document waits for something that does not come.
var errStalled = errors.New("the page waits for what does not come")

// goTo sends the tab to an address, and waits for the load event.
func (d *Document) goTo(ctx context.Context, address string) error {
	load := d.tab.Load
	if err := d.tab.MakeRoom(ctx, address); err != nil {
		return err
	}
	if err := d.held.start(ctx); err != nil {
		return err
	}
	load.Begin(d.browser.opts.Limits.Bytes, d.fail)
	d.tab.Sent.Store(true)
	res, err := chromedp.Call(ctx, cdppage.Navigate, cdppage.NavigateParams{URL: address})
	if err != nil {
		return err
	}
	if answer := load.Of(res.LoaderID); res.ErrorText == "net::ERR_HTTP_RESPONSE_CODE_FAILURE" && answer.Status >= 400 {
		// An error page without anything on it.
		return &StatusError{URL: d.src.Name(), Status: answer.Status, RetryAfter: response.RetryAfter(answer.RetryAfter, time.Now())}
	}
	switch res.ErrorText {
	case "net::ERR_INVALID_AUTH_CREDENTIALS":
		// Chrome would ask for a password.
		return &StatusError{URL: d.src.Name(), Status: http.StatusUnauthorized}
	case "net::ERR_UNEXPECTED_PROXY_AUTH":
		return &StatusError{URL: d.src.Name(), Status: http.StatusProxyAuthRequired}
	}
	if res.ErrorText == "net::ERR_ABORTED" && load.Of(res.LoaderID).Status == 0 && d.held.insist() {
		return errUndeclared // where it was redirected to was not looked at
	}
	if res.ErrorText != "" {
		return d.loadError(res.ErrorText, load.Asked(), load.Of(res.LoaderID))
	}
	load.Arrived(res.LoaderID)
	if err := d.tab.AwaitRoom(ctx); err != nil {
		return err
	}
	if err := d.checkDeclared(res.LoaderID); err != nil {
		return err
	}
	if err := d.awaitLoad(ctx); err != nil {
		return err
	}
	return d.checkDeclared(res.LoaderID) // its answer may have been told of late
}

// awaitLoad waits until the newest document is loaded, as long as LoadLimit or as
// anything moves, and judges what is there.
func (d *Document) awaitLoad(ctx context.Context) error {
	load, end := d.tab.Load, time.Now().Add(d.browser.opts.LoadLimit)
	if _, err := load.Wait(ctx, d.browser.opts.LoadLimit, loading.Stalled(d.browser.opts.Stall)); err != nil {
		return err
	}
	if load.LeavesAside() {
		words, err := d.hasWords(ctx)
		if err != nil {
			return err
		}
		if load.SetWordless(!words); !words {
			if _, err := load.Wait(ctx, time.Until(end), loading.Stalled(d.browser.opts.Stall)); err != nil {
				return err
			}
		}
	}
	shown, loaded := load.Result()
	d.arrived = load.Request()
	isPage := shown.Type == "" || response.IsPage(shown.Type)
	if !loaded && !shown.Ready && shown.Status < 400 && isPage && len(load.Pending()) > 0 {
		return errStalled
	}
	return d.checkLoad(ctx, loaded)
}

func (d *Document) checkLoad(ctx context.Context, loaded bool) error {
	shown, _ := d.tab.Load.Result()
	if err := d.reached(); err != nil {
		return err
	}
	switch {
	case shown.Status >= 400:
		to, _ := d.tab.Load.Moved()
		return &StatusError{d.src.Name(), shown.Status, response.RetryAfter(shown.RetryAfter, time.Now()), to != ""}
	case shown.Type != "" && !response.IsPage(shown.Type):
		return &TypeError{d.src.Name(), shown.Type}
	case d.tab.Load.NotHTML() != "":
		return &TypeError{d.src.Name(), d.tab.Load.NotHTML()}
	case d.tab.Load.WasCut() != "":
		return unloaded(d.src.Name(), d.tab.Load.WasCut())
	case loaded:
		return nil
	case !shown.Ready:
		return &TimeoutError{d.src.Name(), d.stage, d.browser.opts.LoadLimit}
	}
	return d.leave(ctx)
}

// leaveLimit bounds the wait for the load event of a page that is waited for no more.
const leaveLimit = 500 * time.Millisecond

// leave ends what the page still waits for. Its connections to other hosts are cut, so
// that requests there fail, the load event comes, and with it what scripts of the page do
// then. If that is not all it waits for, its loading is stopped.
func (d *Document) leave(ctx context.Context) error {
	load := d.tab.Load
	for _, address := range load.Elsewhere() {
		d.tab.Gateway.GiveUp(d.session, address)
	}
	ok, err := load.Wait(ctx, leaveLimit, loading.Complete)
	if _, all := load.Result(); ok && all || err != nil {
		return err
	}
	return chromedp.Do(ctx, tab.Send(cdppage.StopLoading, cdp.Empty{}))
}

// reached fails when a page went where nothing answers: Chrome shows a page of its own
// then, which is no page of anybody.
func (d *Document) reached() error {
	if _, failed := d.tab.Load.Moved(); failed != "" {
		var refused *PolicyError
		if errors.As(d.connectError(failed), &refused) {
			return refused
		}
		return &NetworkError{URL: d.src.Name(), Reason: fmt.Sprintf("the page sends itself to %s, which does not load", failed), Away: true}
	}
	return nil
}

// stayed fails when the page went elsewhere by itself.
func (d *Document) stayed() error {
	if to, _ := d.tab.Load.Moved(); to != "" {
		return &MovedError{d.src.Name(), to}
	}
	return nil
}
