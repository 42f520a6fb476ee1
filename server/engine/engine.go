// Package engine extracts articles for services: it takes requests of strangers, bounds
// how many pages are open and how many wait, keeps answers for a while, and writes them.
package engine

import (
	"context"
	"sync"
	"time"

	"galley"
	"galley/batch"
	"galley/models"
	"galley/server/gate"
	"galley/server/problem"
)

// Options of an Engine.
type Options struct {
	Wrapper  *models.Wrapper   // finds articles; nil: the wrapper that ships
	Browsers *batch.Browsers   // nil: pages are only fetched and parsed
	Parser   *galley.Extractor // works without a browser
	Tabs     int               // pages that are rendered at the same time; 0: 2
	Queue    int               // pages that wait for that
	Timeout  time.Duration     // for a page; 0: 45 s
	Deadline time.Duration     // for a request with its waiting; 0: 90 s
	Cache    int64             // bytes of answers that are kept
	Keep     time.Duration     // how long an answer is kept; 0: not at all
}

// Engine works on requests. It is safe for concurrent use.
type Engine struct {
	o      Options
	render *gate.Gate
	parse  *gate.Gate
	cache  *cache

	mu     sync.Mutex
	broken error // of the last start of a browser
}

// parsersPerTab is how many pages are fetched and parsed at the same time for each that
// is rendered: they mostly wait for servers.
const parsersPerTab = 4

// New makes an Engine.
func New(o Options) *Engine {
	if o.Tabs <= 0 {
		o.Tabs = 2
	}
	if o.Timeout <= 0 {
		o.Timeout = 45 * time.Second
	}
	if o.Deadline <= 0 {
		o.Deadline = 2 * o.Timeout
	}
	return &Engine{o: o, render: gate.New(o.Tabs, o.Queue, o.Deadline/2), parse: gate.New(parsersPerTab*o.Tabs, o.Queue, o.Deadline/2), cache: newCache(o.Cache, o.Keep)}
}

// Extract works on a request. Errors are those of galley.Extractor.Find, *gate.FullError
// and *problem.Problem.
func (e *Engine) Extract(ctx context.Context, r Request, c Caching) (*Answer, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	if r.NoBrowser = r.NoBrowser || e.o.Browsers == nil; r.NoBrowser && r.Embed {
		return nil, problem.Usage.With("embed takes what a browser has loaded, and this service has none", "leave embed away")
	}
	key, stored := r.key(), !r.has("view")
	if !c.NoCache && stored {
		if a, age := e.cache.get(key, c.MaxAge); a != nil {
			hit := *a
			hit.Hit, hit.Age, hit.TTL = true, age, e.o.Keep-age
			return &hit, nil
		}
	}
	if c.OnlyIfCached {
		return nil, problem.NotCached.New("there is no answer to this request in the cache")
	}
	a, err := e.work(ctx, &r)
	if err != nil {
		return nil, err
	}
	if !c.NoStore && stored {
		kept := *a // others read it from now on
		if e.cache.put(key, &kept) {
			a.TTL = e.o.Keep
		}
	}
	return a, nil
}

// Ready tells whether pages can be worked on: nil, or why not. Where no browser was
// started yet, it starts one.
func (e *Engine) Ready(ctx context.Context) error {
	if e.o.Browsers == nil {
		return nil
	}
	_, done, err := e.o.Browsers.Use(ctx)
	if err == nil {
		done()
	}
	e.started(ctx, err)
	return err
}

// State is how busy an engine is.
type State struct {
	Render, Parse gate.State
	Answers       int   // in the cache
	Bytes         int64 // of them
}

// State tells how busy it is now.
func (e *Engine) State() State {
	s := State{Render: e.render.State(), Parse: e.parse.State()}
	s.Answers, s.Bytes = e.cache.size()
	return s
}

// Background waits for a place that nobody else waits for: for batches.
func (e *Engine) Background(ctx context.Context) (leave func(), err error) {
	return e.render.EnterBackground(ctx)
}
