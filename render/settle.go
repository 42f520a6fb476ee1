package render

import (
	"context"
	"fmt"
	"strings"

	"galley/page"
	"galley/render/loading"
	"galley/render/tab"
)

// maxScreens bounds how far a page is scrolled that grows as one goes. What it had at first is
// scrolled through whole, as far as settleLimit lets it.
const maxScreens = 40

// follow is how often a page is brought to rest once more because it went elsewhere meanwhile.
const follow = 3

// settleLimit bounds the script; what is not there by then is left out.
const settleLimit = tab.AnswerLimit / 4

// settle brings the page to rest, then waits for the network. A page that sends
// itself elsewhere meanwhile (a script, a <meta> refresh) is followed.
func (d *Document) settle(ctx context.Context) error {
	defer d.tab.Paced()()
	for range follow + 1 {
		if d.replaced() {
			if err := d.awaitLoad(ctx); err != nil {
				return err
			}
		}
		err := d.settleOnce(ctx)
		switch moved := movedOn(err); {
		case err != nil && !moved, err == nil && !d.replaced():
			return err
		case moved:
			d.arrived = "" // which is told of in a moment
		}
	}
	return loading.ErrRestless
}

// settleOnce brings into view what asks for it, waits for what the page loads then, and
// brings what came of it to rest as well.
func (d *Document) settleOnce(ctx context.Context) error {
	var err error
	if d.world, err = d.tab.World(ctx); err != nil {
		return err
	}
	load, o := d.tab.Load, d.browser.opts
	asked := load.Asks()
	size, err := d.settleScript(ctx, nil)
	if err != nil {
		return err
	}
	quiet, about, changed, err := d.quiet(ctx, size)
	if err != nil {
		return err
	}
	d.rest = rest{changed.Changes, load.Asks(), about.known()}
	if size.Hurried && changed == size.tally {
		asked = d.rest.requests // for pictures, which the page had no answer to
	}
	done := size.Done && changed == size.tally && about != nil && *about == *size.About
	if (done || !size.Moved && about.rests(size.Began)) && d.rest == (rest{size.Changes, asked, true}) {
		return nil
	}
	if size, err = d.settleScript(ctx, size); err != nil {
		return err
	}
	if !quiet || load.Idle() {
		d.rest = rest{size.Changes, load.Asks(), about.known()}
		return nil
	}
	// For pictures that what came late brought with it.
	if _, err := load.Wait(ctx, o.QuietWait, loading.Quiet(0)); err != nil {
		return err
	}
	d.rest, err = d.seen(ctx, about, 0)
	return err
}

// docSize is how large a page is: elements, characters, and CSS px; and how often its
// scripts began to look at what is in view.
type docSize struct {
	Looks  int64   `json:"looks"`
	Nodes  int64   `json:"nodes"`
	Chars  int64   `json:"chars"`
	Height float64 `json:"height"`
}

// settled is what settle.js says.
type settled struct {
	docSize
	Seen    docSize   `json:"seen"` // the page when it was scrolled through
	tally             // so far
	Moved   bool      `json:"moved"`   // settle.js did what the page may answer
	Done    bool      `json:"done"`    // and has nothing to do where nothing happens
	Hurried bool      `json:"hurried"` // it had lazy pictures loaded; alone, where not Moved too
	Frames  int       `json:"frames"`  // in the page, without those in shadow trees
	Began   *began    `json:"began"`   // nil: the page does not say
	About   *activity `json:"about"`   // at last; nil: the page does not say
}

// began is what activity.js said of the page before anything was done with it.
type began struct {
	Ran   int `json:"ran"`
	Looks int `json:"looks"`
}

// settleScript runs settle.js; before is what it said the last time, or nil.
func (d *Document) settleScript(ctx context.Context, before *settled) (*settled, error) {
	var size settled
	answer, end := context.WithTimeout(ctx, tab.AnswerLimit)
	defer end()
	name := d.tab.Activity()
	if d.src.MHTML != nil {
		name = "" // no scripts run in archives
	}
	err := d.world.Evaluate(answer, "galley.settle", &size, settleLimit.Milliseconds(), maxScreens, before, name, d.tab.Load.Unstyled())
	if err != nil {
		return nil, d.silent(ctx, answer, err)
	}
	lim := d.browser.opts.Limits
	switch {
	case size.Nodes > int64(lim.Nodes):
		return nil, &page.LimitError{What: "nodes", Limit: int64(lim.Nodes)}
	case size.Chars > lim.Bytes:
		return nil, &page.LimitError{What: "bytes", Limit: lim.Bytes}
	}
	d.framed = size.Frames > 0
	return &size, nil
}

// silent is the error of a script that may have failed because it had no answer in time.
func (d *Document) silent(ctx, answer context.Context, err error) error {
	if answer.Err() != nil && ctx.Err() == nil {
		return &TimeoutError{d.src.Name(), d.stage, tab.AnswerLimit}
	}
	return err
}

// movedOn reports whether a script failed because its document was replaced.
func movedOn(err error) bool {
	text := fmt.Sprint(err)
	for _, says := range []string{"Execution context was destroyed", "Cannot find context", "uniqueContextId not found", "Inspected target navigated", "Cannot find execution context"} {
		if strings.Contains(text, says) {
			return true
		}
	}
	return false
}
