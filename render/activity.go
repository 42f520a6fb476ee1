package render

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/render/script"
	"galley/render/tab"
)

// activity is what a page is about to do, as far as its scripts said so, without what only
// settle.js needs. The fields are described in activity.js.
type activity struct {
	Ran     int `json:"ran"`
	Running int `json:"running"`
	Due     int `json:"due"`
	Busy    int `json:"busy"`
	Open    int `json:"open"`
	Frames  int `json:"frames"`
	Looks   int `json:"looks"`
}

// tally is how often a page changed since the first call of settle.js.
type tally struct {
	Changes int `json:"changes"` // of elements and texts
	Marked  int `json:"marked"`  // of attributes
}

// activity asks the page what it is about to do, and brings its timers forward; about is nil
// where it cannot tell. The answer is the page's, so it decides only how long the page is waited
// for. It fails when the document that the world was made for is no longer shown.
func (d *Document) activity(ctx context.Context) (about *activity, changed tally, err error) {
	var told struct {
		About *string
		tally
	}
	answer, end := context.WithTimeout(ctx, tab.AnswerLimit)
	defer end()
	err = d.world.EvaluateFor(answer, askLimit, script.AskActivity, &told, d.tab.Activity())
	switch {
	case err != nil && overran(err):
		return nil, tally{}, nil
	case err != nil:
		return nil, tally{}, d.silent(ctx, answer, err)
	}
	if told.About == nil || json.Unmarshal([]byte(*told.About), &about) != nil {
		about = nil
	}
	return about, told.tally, nil
}

// askLimit bounds what a page may compute to answer, in ms.
const askLimit = runtime.TimeDelta(1000)

// ask evaluates an expression in the page's own world, where the page decides what comes
// of it. It is false without an error where that is nothing of use.
func (d *Document) ask(ctx context.Context, expression string, result any) (ok bool, err error) {
	answer, end := context.WithTimeout(ctx, tab.AnswerLimit)
	defer end()
	res, err := chromedp.Call(answer, runtime.Evaluate, runtime.EvaluateParams{Expression: expression, ReturnByValue: new(true), Timeout: askLimit})
	if overran(err) {
		return false, nil
	}
	if err != nil {
		return false, d.silent(ctx, answer, err)
	}
	return tab.Decode(res.Result, res.ExceptionDetails, result) == nil, nil
}

// overran reports whether a script failed because it ran longer than it may.
func overran(err error) bool {
	return err != nil && strings.Contains(err.Error(), "Execution was terminated")
}

// recheck is how long to wait for what ends by itself before it is asked after again,
// recheckTimers for timers that are brought forward, and recheckOpen for what may bring something
// at any time.
const recheck, recheckTimers, recheckOpen = 10 * time.Millisecond, 2 * time.Millisecond, 20 * time.Millisecond

// known reports whether the page does nothing that it does not tell.
func (a *activity) known() bool { return a != nil && a.Open == 0 }

// rests reports whether the page is known to do nothing more, not even with the next frame,
// and since before did nothing ahead of its time, nor began to look at what is in view.
func (a *activity) rests(before *began) bool {
	return a != nil && a.Frames == 0 && before != nil && a.Ran == before.Ran && a.Looks == before.Looks
}
