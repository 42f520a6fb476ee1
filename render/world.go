package render

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// script is a JavaScript function expression as an argument of another.
type script string

// worldName is what galley's world is called in each document.
const worldName = "galley"

// world is an isolated JavaScript world: it shares the document with the page, but
// no variables, so that a page cannot change what galley's scripts see.
type world struct{ id runtime.ExecutionContextID }

func (d *Document) newWorld(ctx context.Context) error {
	res, err := chromedp.Call(ctx, cdppage.CreateIsolatedWorld, cdppage.CreateIsolatedWorldParams{
		FrameID: d.tab.load.frame, WorldName: worldName,
	})
	d.world = world{res.ExecutionContextID}
	return err
}

// evaluate calls a JavaScript function expression with JSON arguments and decodes
// what it returns or resolves to.
func (w world) evaluate(ctx context.Context, function string, result any, args ...any) error {
	return w.evaluateFor(ctx, 0, function, result, args...)
}

// evaluateFor is evaluate for a function that may run as long as limit; 0: for ever.
func (w world) evaluateFor(ctx context.Context, limit runtime.TimeDelta, function string, result any, args ...any) error {
	list := make([]string, len(args))
	for i, a := range args {
		if f, ok := a.(script); ok {
			list[i] = "(" + string(f) + ")"
			continue
		}
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
