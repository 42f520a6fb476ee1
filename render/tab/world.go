package tab

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/render/script"
)

// AnswerLimit is how long a script may be without an answer. A tab that does not answer in this
// time hangs, or a script of the page does not end.
const AnswerLimit = 20 * time.Second

// worldName is what galley's world is called in each document.
const worldName = "galley"

// World is an isolated JavaScript world: it shares the document with the page, but
// no variables, so that a page cannot change what galley's scripts see.
type World struct{ ID runtime.ExecutionContextID }

// preparation is the world of a document that is made while that loads.
type preparation struct {
	done  chan struct{}
	world World
	err   error
}

// prepareWorld makes the world of the document that the tab shows from now on.
func (t *Tab) prepareWorld() {
	p := &preparation{done: make(chan struct{})}
	t.prepared.Store(p)
	go func() {
		defer close(p.done)
		p.world, p.err = t.newWorld(t.Context)
	}()
}

// newWorld makes galley's world of the document that the tab shows. One that is there is the
// same.
func (t *Tab) newWorld(ctx context.Context) (World, error) {
	res, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{FrameID: t.Load.Frame(), WorldName: worldName})
	if err != nil {
		return World{}, err
	}
	installed, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: script.Galley, ContextID: res.ExecutionContextID})
	if err == nil && installed.ExceptionDetails != nil {
		err = &chromedp.ExceptionError{ExceptionDetails: installed.ExceptionDetails}
	}
	return World{res.ExecutionContextID}, err
}

// World is galley's world of the document that is shown, which was made while that loaded.
func (t *Tab) World(ctx context.Context) (World, error) {
	if p := t.prepared.Swap(nil); p != nil {
		select {
		case <-p.done:
		case <-ctx.Done():
			return World{}, ctx.Err()
		}
		if p.err == nil {
			return p.world, nil
		}
	}
	return t.newWorld(ctx)
}

// Evaluate calls a JavaScript function, an expression, with JSON arguments and decodes
// what it returns or resolves to.
func (w World) Evaluate(ctx context.Context, function string, result any, args ...any) error {
	return w.EvaluateFor(ctx, 0, function, result, args...)
}

// EvaluateFor is Evaluate for a function that may run as long as limit; 0: for ever.
func (w World) EvaluateFor(ctx context.Context, limit runtime.TimeDelta, function string, result any, args ...any) error {
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
		ContextID:     w.ID,
		ReturnByValue: new(true),
		AwaitPromise:  new(true),
		Timeout:       limit,
	})
	if err != nil {
		return err
	}
	return Decode(res.Result, res.ExceptionDetails, result)
}

// Decode decodes what a script returned; an exception is an error.
func Decode(value *runtime.RemoteObject, exception *runtime.ExceptionDetails, result any) error {
	if exception != nil {
		return &chromedp.ExceptionError{ExceptionDetails: exception}
	}
	if value == nil {
		return errors.New("the script returned nothing")
	}
	return json.Unmarshal(value.Value, result)
}
