package render

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/render/script"
)

// worldName is what galley's world is called in each document.
const worldName = "galley"

// world is an isolated JavaScript world: it shares the document with the page, but
// no variables, so that a page cannot change what galley's scripts see.
type world struct{ id runtime.ExecutionContextID }

// preparation is the world of a document that is made while that loads.
type preparation struct {
	done  chan struct{}
	world world
	err   error
}

// prepareWorld makes the world of the document that the tab shows from now on.
func (t *tab) prepareWorld() {
	p := &preparation{done: make(chan struct{})}
	t.prepared.Store(p)
	go func() {
		defer close(p.done)
		p.world, p.err = t.newWorld(t.ctx)
	}()
}

// newWorld makes galley's world of the document that the tab shows. One that is there is the
// same.
func (t *tab) newWorld(ctx context.Context) (world, error) {
	res, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{FrameID: t.load.Frame(), WorldName: worldName})
	if err != nil {
		return world{}, err
	}
	installed, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: script.Galley, ContextID: res.ExecutionContextID})
	if err == nil && installed.ExceptionDetails != nil {
		err = &chromedp.ExceptionError{ExceptionDetails: installed.ExceptionDetails}
	}
	return world{res.ExecutionContextID}, err
}

// newWorld is the world of the document that is shown, which was made while that loaded.
func (d *Document) newWorld(ctx context.Context) (err error) {
	if p := d.tab.prepared.Swap(nil); p != nil {
		select {
		case <-p.done:
		case <-ctx.Done():
			return ctx.Err()
		}
		if d.world = p.world; p.err == nil {
			return nil
		}
	}
	d.world, err = d.tab.newWorld(ctx)
	return err
}

// evaluate calls a JavaScript function, an expression, with JSON arguments and decodes
// what it returns or resolves to.
func (w world) evaluate(ctx context.Context, function string, result any, args ...any) error {
	return w.evaluateFor(ctx, 0, function, result, args...)
}

// evaluateFor is evaluate for a function that may run as long as limit; 0: for ever.
func (w world) evaluateFor(ctx context.Context, limit runtime.TimeDelta, function string, result any, args ...any) error {
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
		Timeout:       limit,
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
