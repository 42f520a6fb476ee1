package render

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/domsnapshot"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// capture takes one page through the tab.
func (t *tab) capture(ctx context.Context, src Source, want Want) (c *Capture, err error) {
	// The tab's context carries chromedp's target; the caller's bounds it.
	pctx, cancel := context.WithCancelCause(t.ctx)
	defer cancel(nil)
	defer context.AfterFunc(ctx, func() { cancel(context.Cause(ctx)) })()
	r := &run{tab: t, src: src, want: want, fail: cancel, capture: &Capture{}}
	if src.MHTML != nil {
		r.origin = readArchive(src.MHTML)
	}
	err = r.steps(pctx)
	if err == nil {
		return r.capture, nil
	}
	if dead := t.died(err); dead != err {
		return nil, dead
	}
	return nil, r.explain(pctx, err)
}

// run is one page on its way through a tab.
type run struct {
	tab     *tab
	src     Source
	want    Want
	fail    context.CancelCauseFunc // ends the run with a reason
	capture *Capture
	origin  *archived // what src.MHTML says, nil without one
	stage   string    // what is being done, for errors
	world   world
	backend []cdp.BackendNodeID
}

// steps does everything, in order.
func (r *run) steps(ctx context.Context) error {
	r.stage = "load the page"
	address, done, err := r.src.serve(ctx, r.tab)
	if err != nil {
		return err
	}
	defer done()
	for _, step := range []struct {
		stage string
		took  *time.Duration
		do    func(context.Context) error
	}{
		{"load the page", &r.capture.Timing.Navigate, func(ctx context.Context) error { return r.navigate(ctx, address) }},
		{"wait until it rests", &r.capture.Timing.Settle, r.settle},
		{"take the snapshot", nil, r.snapshot},
		{"read the look of the article", nil, r.look},
		{"take what is drawn on canvases", nil, r.canvases},
		{"take its files", nil, r.files},
		{"archive it", &r.capture.Timing.Archive, r.archive},
	} {
		r.stage = step.stage
		began := time.Now()
		if err := step.do(ctx); err != nil {
			return err
		}
		if step.took != nil {
			*step.took = time.Since(began)
		}
	}
	return nil
}

// navigate loads the address and waits for the load event. When that does not
// come in LoadLimit, or nothing moves any more, but the document itself is there, the
// page is taken as it is: one slow picture or tracker must not lose an article. A
// page that cannot even be parsed because of what it waits for is loaded once more,
// without that.
func (r *run) navigate(ctx context.Context, address string) error {
	err := r.goTo(ctx, address)
	if !errors.Is(err, errStalled) {
		return err
	}
	if err := r.block(ctx, r.tab.load.pending()); err != nil {
		return err
	}
	err = r.goTo(ctx, address)
	if errors.Is(err, errStalled) {
		return &TimeoutError{r.src.Name(), r.stage, r.tab.opts.LoadLimit}
	}
	return err
}

// errStalled says that the document waits for something that does not come.
var errStalled = errors.New("the page waits for what does not come")

func (r *run) goTo(ctx context.Context, address string) error {
	load := r.tab.load
	limit := r.tab.opts.Limits.Bytes
	load.begin(limit, func() { r.fail(&page.LimitError{What: "bytes", Limit: limit}) })
	r.tab.sent.Store(true)
	res, err := chromedp.Call(ctx, cdppage.Navigate, cdppage.NavigateParams{URL: address})
	if err != nil {
		return err
	}
	if res.ErrorText != "" {
		return r.loadError(res.ErrorText, load.answered(res.LoaderID))
	}
	load.arrived(res.LoaderID)
	return r.awaitLoad(ctx)
}

// block refuses the given addresses for the rest of the page. Of another host all
// are: it is down.
func (r *run) block(ctx context.Context, addresses []string) error {
	own := origin(r.src.URL)
	var patterns []*network.BlockPattern
	for _, address := range addresses {
		pattern := urlPattern(address)
		if o := origin(address); o != own && strings.HasPrefix(o, "http") {
			pattern = o + "/*"
		}
		patterns = append(patterns, &network.BlockPattern{URLPattern: pattern, Block: true})
	}
	r.tab.blocked = true
	return chromedp.Do(ctx, send(network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: patterns}))
}

// urlPattern quotes what URLPattern gives a meaning to (URL Pattern Standard 2.1).
func urlPattern(address string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `+`, `\+`, `(`, `\(`, `)`, `\)`, `{`, `\{`, `}`, `\}`).Replace(address)
}

// awaitLoad waits until the newest document is loaded, as long as LoadLimit or as
// anything moves, and judges what is there.
func (r *run) awaitLoad(ctx context.Context) error {
	load := r.tab.load
	if _, err := load.wait(ctx, r.tab.opts.LoadLimit, isStalled(r.tab.opts.Stall)); err != nil {
		return err
	}
	shown, loaded := load.result()
	if !loaded && !shown.ready && shown.status < 400 && len(load.pending()) > 0 {
		return errStalled
	}
	return r.checkLoad(ctx, loaded)
}

func (r *run) loadError(text string, answered bool) error {
	name := r.src.Name()
	switch {
	case text == "net::ERR_ABORTED" && answered:
		return &TypeError{name, "a download or an empty answer"}
	case text == "net::ERR_ABORTED":
		return errGivenUp
	case text == "net::ERR_INVALID_URL":
		return &PolicyError{name, "it is not a URL"}
	}
	return &NetworkError{name, text}
}

func (r *run) checkLoad(ctx context.Context, loaded bool) error {
	shown, _ := r.tab.load.result()
	switch {
	case shown.status >= 400:
		return &StatusError{r.src.Name(), shown.status}
	case shown.mime != "" && !isDocument(shown.mime):
		return &TypeError{r.src.Name(), shown.mime}
	case loaded:
		return nil
	case !shown.ready:
		return &TimeoutError{r.src.Name(), r.stage, r.tab.opts.LoadLimit}
	}
	return chromedp.Do(ctx, send(cdppage.StopLoading, cdp.Empty{}))
}

func isDocument(mime string) bool {
	switch mime {
	case "text/html", "application/xhtml+xml", "text/plain", "text/xml", "application/xml",
		"multipart/related", "message/rfc822", "image/svg+xml":
		return true
	}
	return false
}

// snapshot takes the snapshot and converts it.
func (r *run) snapshot(ctx context.Context) error {
	t := &r.capture.Timing
	began := time.Now()
	columns := coreStyles
	if r.want.LookAll {
		columns = append(append([]string{}, coreStyles...), page.ComputedProperties...)
	}
	result, err := chromedp.Call(ctx, domsnapshot.CaptureSnapshot, domsnapshot.CaptureSnapshotParams{ComputedStyles: columns})
	if err != nil {
		return err
	}
	t.Snapshot = time.Since(began)
	began = time.Now()
	p, backend, err := convert(snapshot{result, r.tab.opts.Viewport, r.want.LookAll, r.origin}, r.tab.opts.Limits)
	if err != nil {
		return err
	}
	if r.src.MHTML != nil && r.src.URL != "" {
		p.URL, p.Base = r.src.URL, ""
	} else if strings.HasPrefix(p.URL, nowhere) {
		p.URL, p.Base = "", ""
	}
	t.Convert = time.Since(began)
	r.capture.Page, r.backend = p, backend
	return nil
}

// explain gives the error its page and says in plain words what a context error
// stands for.
func (r *run) explain(ctx context.Context, err error) error {
	for _, known := range []any{new(*NetworkError), new(*StatusError), new(*TypeError), new(*PolicyError), new(*TimeoutError)} {
		if errors.As(err, known) {
			return err
		}
	}
	switch cause := context.Cause(ctx); {
	case errors.Is(cause, errOverdue):
		return &TimeoutError{r.src.Name(), r.stage, r.tab.opts.Timeout}
	case cause != nil:
		err = cause
	}
	return fmt.Errorf("render %s: %s: %w", r.src.Name(), r.stage, err)
}
