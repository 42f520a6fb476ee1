package eval

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"galley/eval/corpus"
)

// Named is an extractor under test.
type Named struct {
	Name string

	// Select extracts title and body text of a loaded document, which has no gold
	// text. Parsing, and rendering where the method needs it, are part of it and of
	// its time. No article is two empty texts; an error is a failure. It is called
	// from several goroutines, and should return soon after ctx ends.
	Select func(ctx context.Context, d corpus.Document) (title, text string, err error)
}

// RunOptions say how Run works. The zero value is one worker a core and no limit.
type RunOptions struct {
	Workers  int                   // how many documents at a time; 0: one a core. For timings: 1
	Timeout  time.Duration         // of one method on one page; 0: none
	Progress func(done, total int) // called after each document, from one goroutine at a time; may be nil
}

// PageResult is what all methods did on one document.
type PageResult struct {
	ID, URL  string
	Group    string    // the page type, or of a themed site the kind of page
	Outcomes []Outcome // in the order of the methods
}

// Outcome is what one method did on one document.
type Outcome struct {
	Method  string
	Time    time.Duration // wall time of Select, up to the timeout
	Failure string        // why there is no extraction; it counts as an empty one
	Empty   bool          // no text was extracted
	Scores
}

// maxHanging bounds how many calls of Select may be abandoned and still run: each
// takes a core from the ones that are measured.
const maxHanging = 8

// ErrHanging ends a run in which too many calls went on after their timeout.
var ErrHanging = errors.New("eval: extractors do not stop at their timeout")

// Run measures every method on every document. Results are in the order of the
// documents, whatever the number of workers. A method that fails, panics or takes
// too long on a page has an empty extraction there; a document that cannot be read
// ends the run. The methods take turns in being the first on a page.
func Run(ctx context.Context, docs []corpus.Document, methods []Named, o RunOptions) ([]PageResult, error) {
	r := runner{methods: methods, timeout: o.Timeout}
	results := make([]PageResult, len(docs))
	workers, workCtx := errgroup.WithContext(ctx)
	workers.SetLimit(max(o.Workers, 1))
	if o.Workers <= 0 {
		workers.SetLimit(runtime.GOMAXPROCS(0))
	}
	var mu sync.Mutex // of done
	done := 0
	for i, d := range docs {
		if workCtx.Err() != nil {
			break
		}
		workers.Go(func() (err error) {
			if workCtx.Err() != nil {
				return workCtx.Err()
			}
			if results[i], err = r.page(workCtx, d, i); err != nil {
				return err
			}
			mu.Lock()
			defer mu.Unlock()
			if done++; o.Progress != nil {
				o.Progress(done, len(docs))
			}
			return nil
		})
	}
	if err := workers.Wait(); err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, context.Cause(ctx)
	}
	return results, nil
}

type runner struct {
	methods []Named
	timeout time.Duration
	running atomic.Int32 // calls that have not returned, the abandoned ones too
	waited  atomic.Int32 // calls that are waited for
}

// page runs all methods on one document, the number of which says who is first.
func (r *runner) page(ctx context.Context, d corpus.Document, number int) (PageResult, error) {
	d, err := d.Load()
	if err != nil {
		return PageResult{}, err
	}
	result := PageResult{ID: d.ID, URL: d.URL, Group: d.PageType, Outcomes: make([]Outcome, len(r.methods))}
	if result.Group == "" {
		result.Group = d.Gold.Kind
	}
	reference := NewReference(d)
	blind := d
	blind.Gold = corpus.Gold{}
	for k := range r.methods {
		at := (k + number) % len(r.methods)
		method := r.methods[at]
		e := r.call(ctx, method, blind)
		if err := ctx.Err(); err != nil {
			return PageResult{}, err
		}
		if r.hanging() > maxHanging {
			return PageResult{}, fmt.Errorf("%w: method %s on document %s, and others", ErrHanging, method.Name, d.ID)
		}
		o := Outcome{Method: method.Name, Time: e.time, Scores: reference.Score(e.title, e.text)}
		if e.err != nil {
			o.Failure = e.err.Error()
		}
		o.Empty = len(reference.mode.Tokens(e.text)) == 0
		result.Outcomes[at] = o
	}
	return result, nil
}

// hanging is how many calls were abandoned and still run. It may be one off while other
// calls begin and end.
func (r *runner) hanging() int32 { return r.running.Load() - r.waited.Load() }

type extraction struct {
	title, text string
	time        time.Duration
	err         error
}

// call runs Select in a goroutine of its own, so that one that does not heed its
// context can be abandoned.
func (r *runner) call(ctx context.Context, m Named, d corpus.Document) extraction {
	if r.timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, r.timeout)
		defer cancel()
	}
	done := make(chan extraction, 1)
	start := time.Now()
	r.waited.Add(1)
	defer r.waited.Add(-1)
	r.running.Add(1)
	go func() {
		e := extracted(ctx, m, d)
		e.time = time.Since(start)
		r.running.Add(-1)
		done <- e
	}()
	select {
	case e := <-done:
		if e.err != nil {
			e.title, e.text = "", ""
		}
		return e
	case <-ctx.Done():
		return extraction{time: time.Since(start), err: fmt.Errorf("no result within %v", r.timeout)}
	}
}

// extracted is Select with a panic turned into an error.
func extracted(ctx context.Context, m Named, d corpus.Document) (e extraction) {
	defer func() {
		if value := recover(); value != nil {
			e = extraction{err: fmt.Errorf("panic: %v", value)}
		}
	}()
	e.title, e.text, e.err = m.Select(ctx, d)
	return e
}
