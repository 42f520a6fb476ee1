package batch

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"
	"unicode/utf8"

	"galley"
	"galley/article"
	"galley/batch/input"
	"galley/batch/warc"
	"galley/features"
	"galley/internal/fetch"
	"galley/network"
	"galley/page"
	"galley/render"
)

// Extraction is the Work of extracting articles. A page is taken from the highest rung of
// a ladder that holds: as rendered; rendered without scripts and with more time; as
// served.
type Extraction struct {
	Browsers *Browsers         // nil: pages are only fetched and parsed
	Parser   *galley.Extractor // works without a browser
	Client   *fetch.Client
	Write    func(a *article.Article, item input.Item) ([]byte, error)
	Archive  bool          // Result.Archive
	Timeout  time.Duration // of each page
	Pages    int           // of an article, that are read and joined; 0 and 1: none but the first
	// Timed, if not nil, is told of what was found, which says where the time of a page went; write is that of Write.
	Timed func(item input.Item, found *galley.Result, write time.Duration)
	Tries int // of a page, as in Options
}

// The rungs, as the manifest has them.
const (
	rendered  = "rendered"
	noScripts = "without scripts"
	served    = "as served"
	archived  = "archived"
)

// Do extracts the article of one page.
func (e *Extraction) Do(ctx context.Context, item input.Item, try int) (Result, error) {
	began := time.Now()
	r, err := e.find(ctx, item, try)
	if err != nil {
		return r.Result, err
	}
	wrote := time.Now()
	r.Data, err = e.Write(r.found.Article, item)
	if err != nil {
		return r.Result, err
	}
	t := r.found.Timing
	if e.Timed != nil {
		e.Timed(item, r.found, time.Since(wrote))
	}
	r.Took.Load += t.Navigate.Milliseconds()
	r.Took.Settle = t.Settle.Milliseconds()
	r.Took.Read = (t.Snapshot + t.Convert + t.Styles + t.Archive).Milliseconds()
	r.Took.Extract = time.Since(wrote).Milliseconds()
	if rest := time.Since(began).Milliseconds() - r.Took.Load - r.Took.Settle - r.Took.Read; r.Took.Load > 0 {
		r.Took.Extract = rest
	}
	r.Final, r.Words = r.found.Page.URL, page.CountWords(r.found.Page.BodyText(r.found.Selection))
	return r.Result, nil
}

// found is a result on its way.
type found struct {
	Result
	found *galley.Result
}

func (e *Extraction) find(ctx context.Context, item input.Item, try int) (found, error) {
	if item.Body == nil && item.File == "" {
		return e.address(ctx, item, try)
	}
	src, status, err := Open(ctx, item)
	if err != nil {
		return found{}, err
	}
	if status >= 400 {
		return found{}, &render.StatusError{URL: item.URL, Status: status}
	}
	f := found{Result: Result{HTTP: status}}
	f.Rung = rendered
	switch {
	case item.Archived || item.Record:
		f.Rung, src.Offline, src.NoScripts = archived, true, true
	case e.Browsers == nil:
		f.Rung = served
	}
	if e.Browsers == nil {
		f.found, err = e.extract(ctx, e.Parser, src)
		return f, err
	}
	f.found, err = e.render(ctx, src, e.Timeout)
	if falls(err) && !e.crashedOnce(err, try) && src.MHTML == nil {
		f.Fell, f.Rung = err.Error(), served
		f.found, err = e.parse(ctx, src, err)
	}
	return f, err
}

// Open reads the page of an item that is here already; of an address there is nothing to
// read. status is that of the answer, 0 where not known.
func Open(ctx context.Context, item input.Item) (src render.Source, status int, err error) {
	if item.Record {
		if item, err = input.ReadRecord(item); err != nil {
			return src, 0, err
		}
	}
	if item.Body == nil && item.File == "" {
		return render.Source{URL: item.URL, Found: item.Found}, 0, nil
	}
	if item.Body == nil {
		src, err = galley.File(item.File).At(item.URL).OpenContext(ctx)
		if errors.Is(err, fs.ErrNotExist) && strings.ContainsRune(item.File, utf8.RuneError) {
			err = fmt.Errorf("%w: the queue holds no names that are not UTF-8, rename the file", err)
		}
		return src, 0, err
	}
	src, err = galley.Data(item.Body).At(item.URL).Open()
	if item.ContentType != "" {
		src.ContentType = item.ContentType
	}
	return src, item.Status, err
}

// address extracts from a page on the web.
func (e *Extraction) address(ctx context.Context, item input.Item, try int) (found, error) {
	if e.Browsers == nil {
		return e.served(ctx, item, nil)
	}
	var f found
	var err error
	f.Rung = rendered
	f.found, err = e.render(ctx, render.Source{URL: item.URL, Found: item.Found}, e.Timeout)
	if err == nil && !strings.HasPrefix(f.found.Page.URL, "http") {
		err = &AwayError{item.URL, f.found.Page.URL}
	}
	if err == nil && e.Archive {
		f.Archive = warc.Append(nil, "resource", time.Now(), []warc.Field{
			{Name: "WARC-Target-URI", Value: f.found.Page.URL}, {Name: "Content-Type", Value: "multipart/related"}}, f.found.Archive)
	}
	if !falls(err) || e.crashedOnce(err, try) || ctx.Err() != nil {
		return f, err
	}
	return e.lower(ctx, item, err)
}

// lower takes the page from a lower rung, after it fell from the highest.
func (e *Extraction) lower(ctx context.Context, item input.Item, fell error) (found, error) {
	res, err := e.Client.HTML(ctx, item.URL)
	if err != nil {
		return found{}, err
	}
	f := found{Result: Result{HTTP: res.Status, Rung: noScripts, Fell: fell.Error(), Archive: e.record(res)}}
	src := answer(item, res)
	src.NoScripts = true
	f.found, err = e.render(ctx, src, 2*e.Timeout)
	if falls(err) && ctx.Err() == nil {
		f.Rung = served
		f.found, err = e.parse(ctx, src, fell)
	}
	return f, err
}

// served extracts from a page as its server gives it.
func (e *Extraction) served(ctx context.Context, item input.Item, fell error) (found, error) {
	began := time.Now()
	res, err := e.Client.HTML(ctx, item.URL)
	if err != nil {
		return found{}, err
	}
	f := found{Result: Result{HTTP: res.Status, Rung: served, Archive: e.record(res)}}
	f.Took.Load = max(1, time.Since(began).Milliseconds())
	f.found, err = e.parse(ctx, answer(item, res), fell)
	return f, err
}

// answer is what was loaded for the address of an item. Where that led to another host, nobody asked for what
// the page there names.
func answer(item input.Item, res *fetch.Response) render.Source {
	src := res.Source()
	src.Found = item.Found || !new(network.Policy).Open(item.URL).Owns(res.URL)
	return src
}

// parse extracts without a browser. Where the selector needs one, the error is why there
// was none: fell.
func (e *Extraction) parse(ctx context.Context, src render.Source, fell error) (*galley.Result, error) {
	r, err := e.extract(ctx, e.Parser, src)
	if errors.Is(err, features.ErrNoLayout) && fell != nil {
		err = fell
	}
	return r, err
}

func (e *Extraction) record(res *fetch.Response) []byte {
	if !e.Archive {
		return nil
	}
	return warc.AppendResponse(nil, res.Time, res.URL, res.Status, res.Header, res.Body)
}

// render extracts with a browser.
func (e *Extraction) render(ctx context.Context, src render.Source, limit time.Duration) (*galley.Result, error) {
	g, done, err := e.Browsers.Use(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	limit *= time.Duration(max(e.Pages, 1))
	ctx, cancel := context.WithTimeoutCause(ctx, limit, &render.TimeoutError{URL: src.Name(), Stage: "render it", After: limit})
	defer cancel()
	return e.extract(ctx, g, src)
}

// extract extracts with x, and reads on where the article goes on on other pages.
func (e *Extraction) extract(ctx context.Context, x *galley.Extractor, src render.Source) (*galley.Result, error) {
	if e.Pages > 1 {
		var err error
		if x, err = x.With(func(o *galley.Options) { o.Pages = e.Pages }); err != nil {
			return nil, err
		}
	}
	return x.Find(ctx, galley.Loaded(src))
}
