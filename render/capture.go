package render

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"galley/page"
	"galley/render/tab"
)

// Open loads a source and brings it to rest; it holds one of Options.Tabs tabs until
// the Document is closed. ctx bounds the Document's whole life, and so does
// Options.Timeout.
//
// With Options.Fast films, sounds, beacons, reports, and
// frames of other sites are not loaded. What is given up are the sizes of films that the
// page gives none, and what a frame of another site would tell the page.
//
// A page whose tab or browser dies is tried once more on a fresh one; the second death
// is a *CrashError. Other errors are *NetworkError, *StatusError, *TypeError,
// *PolicyError, *TimeoutError, *page.LimitError (wrapped), *chrome.StartError when a new
// Chrome does not start, and ErrClosed.
func (b *Browser) Open(ctx context.Context, src Source) (*Document, error) {
	return b.open(ctx, src, false, nil)
}

// OpenStyled is Open with the full computed styles of the whole page, which one
// snapshot reads faster than Styles does: for pages that nothing is chosen of yet.
func (b *Browser) OpenStyled(ctx context.Context, src Source) (*Document, error) {
	return b.open(ctx, src, true, nil)
}

// Want says what a Capture should hold besides the page.
type Want struct {
	LookAll    bool // the full computed styles of the whole page
	MHTML      bool // archive, replays offline
	Screenshot bool // the whole page as PNG, in tiles of at most 16,383 px of height
	Stay       bool // a page that sends itself to another address is a *MovedError
}

// Capture is one rendered page and what was wanted with it.
type Capture struct {
	Page       *page.Page
	MHTML      []byte
	Screenshot []byte   // the first of Document.Screenshots
	More       [][]byte // the others
	Retried    bool     // the first try ended in a crash
	Timing     Timing
}

// Capture opens a source, reads what is wanted and closes it. Its errors are those of
// Open; a crash while it reads is tried once more as well.
func (b *Browser) Capture(ctx context.Context, src Source, want Want) (*Capture, error) {
	c := &Capture{}
	src.NoLook = true // the whole page has its styles, or none has
	d, err := b.open(ctx, src, want.LookAll, func(d *Document) (err error) {
		if want.Stay {
			if err := d.stayed(); err != nil {
				return err
			}
		}
		if want.Screenshot {
			tiles, err := d.Screenshots()
			if err != nil {
				return err
			}
			c.Screenshot, c.More = tiles[0], tiles[1:]
		}
		if want.MHTML {
			c.MHTML, err = d.Archive()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	defer d.Close()
	c.Page, c.Retried, c.Timing = d.page, d.retried, d.timing
	return c, nil
}

// open opens a source in a free tab and does with it what is to be tried again after a
// crash; read may be nil.
func (b *Browser) open(ctx context.Context, src Source, styled bool, read func(*Document) error) (*Document, error) {
	src = src.withoutUser()
	if err := src.Check(); err != nil {
		return nil, err
	}
	select {
	case b.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, fmt.Errorf("render %s: %w", src.Name(), context.Cause(ctx))
	case <-b.ctx.Done():
		return nil, ErrClosed
	}
	ctx, end := context.WithTimeoutCause(ctx, b.opts.Timeout, errOverdue)
	var closing sync.WaitGroup
	d, err := b.captureWithRetry(ctx, src, styled, read, &closing)
	if err != nil {
		end()
		// A page that keeps Chrome busy keeps its tab from closing for seconds: they are
		// not those of the caller.
		go func() {
			closing.Wait()
			<-b.slots
		}()
		return nil, err
	}
	d.end = end
	context.AfterFunc(d.ctx, d.Close)
	return d, nil
}

// captureWithRetry is captureOnce, and once more if tab or browser died, or if the tab
// gave no answer for so long that it seems to hang.
func (b *Browser) captureWithRetry(ctx context.Context, src Source, styled bool, read func(*Document) error, closing *sync.WaitGroup) (*Document, error) {
	d, err := b.captureOnce(ctx, src, styled, false, read, closing)
	var crash *CrashError
	var silent *TimeoutError
	hangs := errors.As(err, &silent) && silent.After == tab.AnswerLimit
	if !errors.As(err, &crash) && !hangs || ctx.Err() != nil {
		return d, err
	}
	closing.Wait()
	d, err = b.captureOnce(ctx, src, styled, true, read, closing)
	if errors.As(err, &crash) {
		crash.What += ", twice"
	}
	if err != nil {
		return nil, err
	}
	d.retried = true
	return d, nil
}

// captureOnce loads the source into a tab and reads of it. The frames of a page that is
// retried may take longer. The tab of one that fails closes as part of closing.
func (b *Browser) captureOnce(ctx context.Context, src Source, styled, retried bool, read func(*Document) error, closing *sync.WaitGroup) (*Document, error) {
	t, err := b.tab(ctx, b.session(src).Given())
	if errors.Is(err, errOverdue) {
		return nil, &TimeoutError{src.Name(), "open a tab", b.opts.Timeout}
	}
	if err != nil {
		return nil, crashed(src.Name(), err)
	}
	t.Retried(retried)
	d := newDocument(ctx, b, t, src, styled)
	err = d.load()
	if err == nil && read != nil {
		err = read(d)
	}
	if err != nil {
		d.fail(err)
		d.unserve()
		closing.Go(t.Close)
		return nil, err
	}
	return d, nil
}
