package engine

import (
	"context"
	"fmt"
	"time"

	"galley"
	"galley/models"
	"galley/models/methods"
	"galley/models/pagekind"
	"galley/models/shipped"
	"galley/render"
	"galley/server/problem"
)

// work waits for a place and extracts.
func (e *Engine) work(ctx context.Context, r *Request) (*Answer, error) {
	began := time.Now()
	ctx, cancel := context.WithTimeoutCause(ctx, e.o.Deadline, problem.Timeout.New(fmt.Sprintf("the request was not done after %v", e.o.Deadline)))
	defer cancel()
	g := e.render
	if r.NoBrowser {
		g = e.parse
	}
	leave, err := g.Enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	queued := time.Since(began)
	found, err := e.find(ctx, r)
	if err != nil {
		if ctx.Err() != nil {
			err = context.Cause(ctx)
		}
		return nil, err
	}
	a, err := r.write(found)
	if err != nil {
		return nil, err
	}
	a.Made, a.Queued, a.Took = time.Now(), queued, time.Since(began)
	return a, nil
}

// find extracts from the page.
func (e *Engine) find(ctx context.Context, r *Request) (*galley.Result, error) {
	selector, err := e.selector(r)
	if err != nil {
		return nil, err
	}
	base := e.o.Parser
	if !r.NoBrowser {
		g, done, err := e.o.Browsers.Use(ctx)
		e.started(ctx, err)
		if err != nil {
			return nil, err
		}
		defer done()
		base = g
	}
	x, err := base.With(func(o *galley.Options) {
		o.Selector, o.NoCut, o.Explain = selector, r.NoCut, r.has("why")
		o.NoFrontMatter, o.Pages = r.NoFrontMatter, r.Pages
		o.Files = !r.NoBrowser && (r.Embed || r.Format == "json")
		o.NoFonts = r.NoFonts || !r.styled() || !r.Embed && !r.has("view")
		o.NoLook = r.Format == "text"
		o.Screenshot = !r.NoBrowser && r.has("view")
	})
	if err != nil {
		return nil, err
	}
	limit := e.o.Timeout
	if r.Timeout > 0 {
		limit = min(limit, time.Duration(r.Timeout)*time.Second)
	}
	src := render.Source{URL: r.URL, Offline: r.Offline, NoScripts: r.Offline}
	if r.HTML != "" {
		src.HTML = []byte(r.HTML)
		src.ContentType = "text/html; charset=utf-8" // JSON is
	}
	ctx, cancel := context.WithTimeoutCause(ctx, limit, &render.TimeoutError{URL: src.Name(), Stage: "render it", After: limit})
	defer cancel()
	found, err := x.Find(ctx, galley.Loaded(src))
	if err != nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	return found, err
}

// selector is what finds the article.
func (e *Engine) selector(r *Request) (models.Selector, error) {
	o := models.Options{Force: r.Force, Kind: pagekind.Kind(r.Kind), NoCut: r.NoCut}
	switch {
	case r.Method != "":
		return methods.New(r.Method)
	case e.o.Wrapper != nil:
		return e.o.Wrapper.With(o), nil
	}
	return shipped.New(o), nil
}

// started remembers whether a browser could be used. A client that went away says
// nothing of the browser.
func (e *Engine) started(ctx context.Context, err error) {
	if ctx.Err() != nil {
		return
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	e.broken = err
}
