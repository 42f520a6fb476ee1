package render

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/network"
	"galley/page"
	"galley/render/loading"
	"galley/render/mhtml"
	"galley/render/snapshot"
	"galley/render/tab"
)

// Document is a page that was loaded and came to rest, and that is still open in its
// tab: what is read of it is of the page that Page shows. It closes by itself when the
// context of Open ends or Options.Timeout after Open began, so that a forgotten one
// keeps no tab. Only Close may be called at the same time as another method.
//
// When tab or browser die meanwhile, the error of a method is a *CrashError: the source
// can be opened again.
type Document struct {
	browser *Browser
	tab     *tab.Tab
	src     Source
	ctx     context.Context         // chromedp's, bounded by that of Open
	fail    context.CancelCauseFunc // ends ctx with a reason
	unserve func()                  // stops to answer for src
	end     context.CancelFunc      // releases the time limit
	closing sync.Once
	broken  atomic.Bool // something went wrong: the tab is not used again

	page    *page.Page
	live    *snapshot.Live // what else is known of the nodes of page
	styled  bool           // page has the full styles of all nodes
	framed  bool           // there are frames in it, whose styles say where their documents are
	moved   string         // what Moved says: the tab may be on its next page when it is asked
	origin  *mhtml.Origins // what src.MHTML says, nil without one
	world   tab.World
	arrived cdpnetwork.RequestID // of the document that was waited for last
	rest    rest                 // by what one sees that it did something since it came to rest
	after   rest                 // the same right after the snapshot; known says that this was asked
	seenErr error                // why it could not be
	stage   string               // what is being done, for errors
	retried bool
	timing  Timing
	session *network.Session
	turns   turns
	held    *interception // nil: nothing is held up

	astray   atomic.Bool  // the document was redirected to what is loaded from no network
	reloads  atomic.Int64 // of HTML that was given
	requests atomic.Int64 // that were made, where Options.Requests bounds them
}

// ErrChanged says that the document is not any more what its Page showed, or that
// scripts cannot see all of it (closed shadow trees). Page shows it anew, with all
// styles: nodes have to be chosen again.
var ErrChanged = errors.New("render: the document changed after its page was taken")

// errDocumentClosed is what ends the context of a Document that was closed.
var errDocumentClosed = errors.New("the document is closed")

// newDocument is the source on its way through the tab. ctx bounds it.
func newDocument(ctx context.Context, b *Browser, t *tab.Tab, src Source, styled bool) *Document {
	// The tab's context carries chromedp's target; the caller's bounds it.
	dctx, cancel := context.WithCancelCause(t.Context)
	stop := context.AfterFunc(ctx, func() { cancel(context.Cause(ctx)) })
	d := &Document{browser: b, tab: t, src: src, ctx: dctx, unserve: func() {}, styled: styled, session: b.session(src)}
	d.fail = func(cause error) {
		stop()
		cancel(cause)
	}
	limit := b.opts.Limits.Bytes
	t.Gateway.Begin(d.session, limit, func() { d.fail(&page.LimitError{What: "bytes", Limit: limit}) })
	if d.turns.wait = network.TurnOf(ctx); d.turns.wait != nil {
		d.turns.sent = map[cdpnetwork.RequestID]func(){}
		// The listener ends with the document.
		if err := chromedp.Listen(d.ctx, d.turns.event); err != nil {
			d.fail(err)
		}
		context.AfterFunc(d.ctx, d.turns.end)
	}
	if src.MHTML != nil {
		d.origin = mhtml.ReadOrigins(src.MHTML)
	}
	return d
}

// load brings the document to rest and takes its page.
func (d *Document) load() error {
	var address string
	for _, s := range []struct {
		stage string
		took  *time.Duration
		do    func(context.Context) error
	}{
		{"load the page", nil, func(ctx context.Context) error {
			to, unserve, err := d.serve(ctx)
			if err == nil {
				address, d.unserve = to, unserve
			}
			return err
		}},
		{"load the page", &d.timing.Navigate, func(ctx context.Context) error { return d.navigate(ctx, address) }},
		{"wait until it rests", &d.timing.Settle, d.settle},
		{"take the snapshot", nil, d.shot},
		{"wait until it rests", &d.timing.Settle, d.stable},
		{"show what waits for a reader", &d.timing.Settle, d.reveal},
		{"put back what scripts took out", &d.timing.Settle, d.restore},
		{"look at its bytes", nil, d.checkBytes},
		{"take what is drawn on canvases", nil, d.canvases},
		{"measure its fonts", nil, d.measureStyled},
	} {
		if err := d.step(s.stage, s.took, s.do); err != nil {
			return err
		}
	}
	return nil
}

// stable takes the page once more if it did something since it came to rest, and as often as
// another document is shown than the one that was.
func (d *Document) stable(ctx context.Context) error {
	again, err := d.resettle(ctx)
	if !again || err != nil {
		return err
	}
	for range follow {
		if err := d.shot(ctx); err != nil {
			return err
		}
		if !d.replaced() {
			return nil
		}
		if err := d.settle(ctx); err != nil {
			return err
		}
	}
	return loading.ErrRestless
}

// shot takes the snapshot. A document without a root in the place of one that was waited for is another,
// which begins: stable waits for that.
func (d *Document) shot(ctx context.Context) error {
	err := d.snapshot(ctx)
	if errors.Is(err, page.ErrNoNodes) && d.replaced() {
		return nil
	}
	return err
}

// step does one thing with the document, says in words what went wrong, and adds the
// time to took, if that is not nil.
func (d *Document) step(stage string, took *time.Duration, do func(context.Context) error) error {
	d.stage = stage
	began := time.Now()
	if err := do(d.ctx); err != nil {
		// Whatever state the tab is in, it is not worth finding out.
		d.broken.Store(true)
		return d.explain(err)
	}
	if took != nil {
		*took += time.Since(began)
	}
	return nil
}

// explain gives the error its page and says in plain words what a context error
// stands for.
func (d *Document) explain(err error) error {
	name := d.src.Name()
	if d.browser.ctx.Err() != nil {
		return ErrClosed
	}
	if dead := d.tab.Died(err); dead != err {
		return crashed(name, dead)
	}
	for _, known := range []any{new(*NetworkError), new(*StatusError), new(*TypeError), new(*PolicyError), new(*TimeoutError)} {
		if errors.As(err, known) {
			return err
		}
	}
	switch cause := context.Cause(d.ctx); {
	case errors.Is(cause, errOverdue):
		return &TimeoutError{name, d.stage, d.browser.opts.Timeout}
	case cause != nil:
		return fmt.Errorf("render %s: %s: %w", name, d.stage, cause)
	}
	if _, dead := lost(err); dead {
		return crashed(name, err)
	}
	return fmt.Errorf("render %s: %s: %w", name, d.stage, err)
}

// Close gives the tab back; what Page returned stays. It may be called more than once,
// and does not wait until the tab is ready for the next page.
func (d *Document) Close() {
	d.closing.Do(func() {
		well := d.ctx.Err() == nil && !d.broken.Load()
		d.fail(errDocumentClosed)
		d.end()
		go func() {
			d.unserve()
			d.tab.Gateway.End()
			if kept := d.session.Excepted(); kept != "" {
				d.tab.Within = kept
			}
			if well {
				d.browser.release(d.tab)
			} else {
				d.tab.Close()
			}
			<-d.browser.slots
		}()
	})
}
