package tab

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/chromedp/cdproto/headlessexperimental"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// frames are given to a tab of a headless shell only when galley says so: the frames of a
// page that loads, which nobody sees, would take more of its time than anything else that
// it does. Tabs of other Chromes have frames by themselves, 60 a second.
type frames struct {
	turn  chan struct{} // has room for one: that of the process
	pace  atomic.Int64  // between two frames that nobody asked for, in ns; 0: there are none
	paced chan struct{} // pace was changed
	asked chan struct{} // settle.js waits for one
	drawn atomic.Bool   // what they show is wanted
	long  atomic.Bool   // they may take as long as a script
}

// paceOfPage is the pace of frames while a page loads or waits for what it asked for. It
// finds out then which fonts and pictures it needs, and its scripts may wait for frames.
const paceOfPage = 100 * time.Millisecond

// paceOfPictures is the pace of frames while a picture of the page is taken.
const paceOfPictures = 10 * time.Millisecond

// frameLimit is how long a frame may take, and the callbacks of the page for it, while other
// tabs wait for theirs. A page that takes longer is tried once more, and has as long then as
// a script.
const frameLimit = 4 * time.Second

// ErrNoFrame is the cause that ends a tab whose frame does not come to its end.
var ErrNoFrame = errors.New("a frame of the tab does not end")

// askFrame is what settle.js calls to ask for a frame, a function of galley's world.
const askFrame = "galleyFrame"

func newFrames(turn chan struct{}) *frames {
	return &frames{turn: turn, paced: make(chan struct{}, 1), asked: make(chan struct{}, 1)}
}

// at sets the pace of frames that nobody asks for.
func (f *frames) at(pace time.Duration) {
	if f == nil {
		return
	}
	f.pace.Store(int64(pace))
	notify(f.paced)
}

// limit sets how long frames may take, for a page that is retried or not.
func (f *frames) limit(retried bool) {
	if f != nil {
		f.long.Store(retried)
	}
}

// draw has frames drawn, at a pace, until done is called.
func (f *frames) draw() (done func()) {
	if f == nil {
		return func() {}
	}
	f.drawn.Store(true)
	f.at(paceOfPictures)
	return func() {
		f.at(0)
		f.drawn.Store(false)
	}
}

// ask asks for one frame.
func (f *frames) ask() {
	if f != nil {
		notify(f.asked)
	}
}

func notify(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default: // it is known already
	}
}

// Paced gives a tab of a page that loads, or waits for what it asked for, frames until done is called.
func (t *Tab) Paced() (done func()) {
	t.frames.at(paceOfPage)
	return func() { t.frames.at(0) }
}

// Drawn has frames drawn, for a picture of the page, until done is called.
func (t *Tab) Drawn() (done func()) { return t.frames.draw() }

// Retried says that the frames of a page may take as long as a script, or not.
func (t *Tab) Retried(retried bool) { t.frames.limit(retried) }

// giveFrames gives the tab its frames until it is closed.
func (t *Tab) giveFrames() {
	for t.Context.Err() == nil {
		var next <-chan time.Time
		if pace := time.Duration(t.frames.pace.Load()); pace > 0 {
			next = time.After(pace)
		}
		select {
		case <-t.Context.Done():
		case <-t.frames.paced:
		case <-t.frames.asked:
			t.frame()
		case <-next:
			if t.left.Load() {
				continue // the page before is still shown
			}
			// A page that is busy would make the frames of all tabs wait.
			if _, err := chromedp.Call(t.Context, runtime.Evaluate, runtime.EvaluateParams{Expression: "0"}); err == nil {
				t.frame()
			}
		}
	}
}

// frame gives the tab one frame, of which nothing is drawn but for pictures. Chrome's GPU
// process ends where two tabs are given one at the same time. A frame that does not come
// to its end is ended with its tab.
func (t *Tab) frame() error {
	select {
	case t.frames.turn <- struct{}{}:
		defer func() { <-t.frames.turn }()
	case <-t.Context.Done():
		return t.Context.Err()
	}
	limit := t.opts.FrameLimit
	if t.frames.long.Load() {
		limit = AnswerLimit
	}
	ctx, stop := context.WithTimeout(t.Context, limit)
	defer stop()
	_, err := chromedp.Call(ctx, headlessexperimental.BeginFrame, headlessexperimental.BeginFrameParams{NoDisplayUpdates: new(!t.frames.drawn.Load())})
	if ctx.Err() != nil {
		t.end(ErrNoFrame)
		t.cancel()
	}
	return err
}
