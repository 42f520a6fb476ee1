package render

import (
	"context"
	"time"

	"galley/render/loading"
)

// rest is by what one sees that a page did something.
type rest struct {
	changes  int  // of its elements and texts
	requests int  // that it made
	known    bool // the page says what it is about to do
}

// seen fails when the document that the world was made for is no longer shown. What is likely
// to be part of an article is read then, for a time.
func (d *Document) seen(ctx context.Context, about *activity, ahead time.Duration) (rest, error) {
	r := rest{known: about.known()}
	err := d.world.Evaluate(ctx, "galley.seen", &r.changes, ahead.Milliseconds())
	r.requests = d.tab.Load.Asks()
	return r, err
}

// lookAhead is how long the look of what is likely to be part of an article is read while
// that is chosen.
const lookAhead = 50 * time.Millisecond

// seeAfter asks for what follows a snapshot: whether the page did something since it came to rest.
func (d *Document) seeAfter(ctx context.Context) {
	if d.after = (rest{}); !d.rest.known {
		return
	}
	var ahead time.Duration
	if !d.styled && !d.src.NoLook {
		ahead = lookAhead
	}
	d.after, d.seenErr = d.seen(ctx, &activity{}, ahead)
}

// resettle brings a page to rest again that did something since it was, although it
// seemed to be about to do nothing: it has means that activity.js does not see. Then only
// time can tell. It reports whether the page had to be waited for.
func (d *Document) resettle(ctx context.Context) (bool, error) {
	switch err := d.seenErr; {
	case d.replaced():
		return true, d.settle(ctx)
	case !d.rest.known:
		return false, nil // it was waited for
	case err != nil && !movedOn(err):
		return false, err
	case err == nil && d.after == d.rest:
		return false, nil
	}
	d.tab.Load.Stir()
	if _, err := d.tab.Load.Wait(ctx, d.browser.opts.QuietWait, loading.Quiet(d.browser.opts.Quiet)); err != nil {
		return false, err
	}
	return true, d.settle(ctx)
}

// replaced reports whether another document is shown than the one that was waited for.
func (d *Document) replaced() bool { return d.tab.Load.Request() != d.arrived }

// quiet waits until no request is under way and the page is not about to do anything, or
// for as long as the network has to be silent where it cannot be known what it is about
// to do. Each time that nothing loads, its timers are brought forward: by what they ask
// for, and not by the clock, because a busy machine is late with them. What ends by itself
// it has as long for as the network would have to be silent, and anew after each request.
// The wait is over after QuietWait whether it is quiet or not: a page may poll for ever.
// A page that has said to settle.js, as said has it, that there is nothing to wait for is not asked again.
// about is what the page said last, nil where it does not, and changed how often it had changed.
func (d *Document) quiet(ctx context.Context, said *settled) (quiet bool, about *activity, changed tally, err error) {
	load, o := d.tab.Load, d.browser.opts
	if a := said.About; a != nil && a.known() && a.Running == 0 && a.Due == 0 && a.Busy == 0 {
		if ok, err := load.Wait(ctx, 0, loading.Quiet(0)); ok || err != nil {
			return ok, a, said.tally, err
		}
	}
	asked, left := load.Asks(), o.Quiet
	for end := time.Now().Add(o.QuietWait); ; {
		if ok, err := load.Wait(ctx, time.Until(end), loading.Quiet(0)); !ok || err != nil {
			return false, nil, changed, err
		}
		if n := load.Asks(); n != asked {
			asked, left = n, o.Quiet
		}
		if about, changed, err = d.activity(ctx); err != nil {
			return false, nil, changed, err
		}
		pause := recheck
		switch {
		case !about.known():
			// It is asked again meanwhile: a worker that has answered may be ended.
			if silent, err := load.Wait(ctx, min(recheckOpen, time.Until(end)), loading.Quiet(o.Quiet)); silent || err != nil {
				return silent, about, changed, err
			}
			if time.Now().Before(end) {
				continue
			}
			return false, about, changed, nil
		case about.Running > 0:
			pause = recheckTimers
		case about.Due > 0 || load.Asks() != asked: // after timers that were brought forward
			pause = 0
		case about.Busy > 0 && left > 0:
			left -= recheck
		default:
			return true, about, changed, nil
		}
		if time.Now().After(end) {
			return false, about, changed, nil
		}
		if _, err := load.Wait(ctx, min(pause, time.Until(end)), loading.Never); err != nil {
			return false, about, changed, err
		}
	}
}
