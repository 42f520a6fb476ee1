package render

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// settleJS brings a loaded page to rest; see the file.
//
//go:embed settle.js
var settleJS string

// maxScreens bounds how far a page is scrolled: endless ones grow as one goes.
const maxScreens = 40

// settleLimit bounds the script; what is not there by then is left out.
const settleLimit = 5 * time.Second

// answerLimit is how long the script may be without an answer. A tab that does not
// answer in this time hangs, or a script of the page does not end.
const answerLimit = 4 * settleLimit

// world is an isolated JavaScript world: it shares the document with the page, but
// no variables, so that a page cannot change what galley's scripts see.
type world struct{ id runtime.ExecutionContextID }

func (d *Document) newWorld(ctx context.Context) error {
	res, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{
		FrameID: d.tab.load.frame, WorldName: "galley",
	})
	d.world = world{res.ExecutionContextID}
	return err
}

// evaluate calls a JavaScript function expression with JSON arguments and decodes
// what it returns or resolves to.
func (w world) evaluate(ctx context.Context, function string, result any, args ...any) error {
	list := make([]string, len(args))
	for i, a := range args {
		text, err := json.Marshal(a)
		if err != nil {
			return err
		}
		list[i] = string(text)
	}
	res, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{
		Expression:    "(" + function + ")(" + strings.Join(list, ",") + ")",
		ContextID:     w.id,
		ReturnByValue: new(true),
		AwaitPromise:  new(true),
	})
	if err != nil {
		return err
	}
	return decode(res.Result, res.ExceptionDetails, result)
}

func decode(value *runtime.RemoteObject, exception *runtime.ExceptionDetails, result any) error {
	if exception != nil {
		return &chromedp.ExceptionError{ExceptionDetails: exception}
	}
	if value == nil {
		return errors.New("the script returned nothing")
	}
	return json.Unmarshal(value.Value, result)
}

// settle brings the page to rest, then waits for the network. A page that sends
// itself elsewhere meanwhile (a script, a <meta> refresh) is followed.
func (d *Document) settle(ctx context.Context) error {
	const follow = 3
	for range follow + 1 {
		err := d.settleOnce(ctx)
		if err == nil || !movedOn(err) {
			return err
		}
		if err := d.awaitLoad(ctx); err != nil {
			return err
		}
	}
	return errors.New("the page sends itself elsewhere again and again")
}

// settleOnce brings into view what asks for it, waits for what the page loads then, and
// brings what came of it to rest as well.
func (d *Document) settleOnce(ctx context.Context) error {
	if err := d.newWorld(ctx); err != nil {
		return err
	}
	about, err := d.activity(ctx)
	if err != nil {
		return err
	}
	load, o := d.tab.load, d.tab.opts
	asked := load.asks()
	size, err := d.settleScript(ctx, nil, about)
	if err != nil {
		return err
	}
	quiet, about, err := d.quiet(ctx)
	if err != nil {
		return err
	}
	if d.rest, err = d.seen(ctx, about); err != nil {
		return err
	}
	if !size.Moved && about.rests() && d.rest == (rest{size.Changes, asked, true}) {
		return nil
	}
	if _, err = d.settleScript(ctx, size, about); err != nil {
		return err
	}
	if quiet {
		// For pictures that what came late brought with it.
		if _, err := load.wait(ctx, o.QuietWait, isQuiet(0)); err != nil {
			return err
		}
	}
	d.rest, err = d.seen(ctx, about)
	return err
}

// rest is by what one sees that a page did something.
type rest struct {
	changes  int  // of its elements and texts
	requests int  // that it made
	known    bool // the page says what it is about to do
}

// seen fails when the document that the world was made for is no longer shown.
func (d *Document) seen(ctx context.Context, about *activity) (rest, error) {
	r := rest{requests: d.tab.load.asks(), known: about != nil && about.Open == 0}
	return r, d.world.evaluate(ctx, "() => globalThis.changes || 0", &r.changes)
}

// resettle brings a page to rest again that did something since it was, although it
// seemed to be about to do nothing: it has means that activityJS does not see. Then only
// time can tell. It reports whether the page had to be waited for.
func (d *Document) resettle(ctx context.Context) (bool, error) {
	if !d.rest.known {
		return false, nil // it was waited for
	}
	now, err := d.seen(ctx, &activity{})
	switch {
	case err != nil && !movedOn(err):
		return false, err
	case err == nil && now == d.rest:
		return false, nil
	}
	d.tab.load.stir()
	if _, err := d.tab.load.wait(ctx, d.tab.opts.QuietWait, isQuiet(d.tab.opts.Quiet)); err != nil {
		return false, err
	}
	return true, d.settle(ctx)
}

// quiet waits until no request is under way and the page is not about to do anything, or
// for as long as the network has to be silent where it cannot be known what it is about
// to do. Of what it is about to do it has that long too: by what its timers ask for, and
// not by the clock, because a busy machine is late with them. The wait is over after
// QuietWait whether it is quiet or not: a page may poll for ever. about is what the page
// said last, nil where it does not.
func (d *Document) quiet(ctx context.Context) (quiet bool, about *activity, err error) {
	load, o := d.tab.load, d.tab.opts
	asked, left := load.asks(), o.Quiet
	for end := time.Now().Add(o.QuietWait); ; {
		if ok, err := load.wait(ctx, time.Until(end), isQuiet(0)); !ok || err != nil {
			return false, nil, err
		}
		if about, err = d.activity(ctx); err != nil {
			return false, nil, err
		}
		if n := load.asks(); n != asked {
			asked, left = n, o.Quiet
		}
		more, known := about.wait()
		switch {
		case !known:
			if silent, err := load.wait(ctx, time.Until(end), isQuiet(o.Quiet)); silent || err != nil {
				return silent, about, err
			}
		case more == 0 || left <= 0:
			return true, about, nil
		case time.Now().After(end):
			return false, about, nil
		default:
			left -= more
			if _, err := load.wait(ctx, min(more, time.Until(end)), never); err != nil {
				return false, about, err
			}
		}
	}
}

// docSize is what settleJS measures: elements, characters, and CSS px.
type docSize struct {
	Nodes   int64   `json:"nodes"`
	Chars   int64   `json:"chars"`
	Height  float64 `json:"height"`
	Moved   bool    `json:"moved"`   // settleJS did what the page may answer
	Changes int     `json:"changes"` // of elements and texts so far
}

// settleScript runs settleJS; before is what it measured the last time, or nil.
func (d *Document) settleScript(ctx context.Context, before *docSize, about *activity) (*docSize, error) {
	var size docSize
	answer, end := context.WithTimeout(ctx, answerLimit)
	defer end()
	err := d.world.evaluate(answer, settleJS, &size, settleLimit.Milliseconds(), maxScreens, before, about)
	if err != nil {
		return nil, d.silent(ctx, answer, err)
	}
	lim := d.tab.opts.Limits
	switch {
	case size.Nodes > int64(lim.Nodes):
		return nil, &page.LimitError{What: "nodes", Limit: int64(lim.Nodes)}
	case size.Chars > lim.Bytes:
		return nil, &page.LimitError{What: "bytes", Limit: lim.Bytes}
	}
	return &size, nil
}

// silent is the error of a script that may have failed because it had no answer in time.
func (d *Document) silent(ctx, answer context.Context, err error) error {
	if answer.Err() != nil && ctx.Err() == nil {
		return &TimeoutError{d.src.Name(), d.stage, answerLimit}
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
