package corpus

import (
	"bytes"
	"context"
	"sync"

	"galley/page"
	"galley/page/parse"
)

// Load makes the page of a document that was loaded: Parse without a browser.
type Load func(ctx context.Context, d Document) (*page.Page, error)

// Parse makes the page of a loaded document without a browser.
func Parse(_ context.Context, d Document) (*page.Page, error) {
	return parse.HTML(bytes.NewReader(d.HTML), parse.Source{URL: d.URL, ContentType: d.ContentType})
}

// Once makes the page of each document once for all the methods of a run, and forgets
// it after the last. Times of such methods do not tell them apart: the first one on a
// page has all of the loading. It may be used by several goroutines.
type Once struct {
	Users int  // how many methods will ask for each document, once each
	Make  Load // nil: Parse

	mu    sync.Mutex
	pages map[string]*sharedPage // by Document.ID
}

type sharedPage struct {
	once  sync.Once
	users int // that had it
	page  *page.Page
	err   error
}

// Load is the page of d, made by the first caller.
func (o *Once) Load(ctx context.Context, d Document) (*page.Page, error) {
	o.mu.Lock()
	if o.pages == nil {
		o.pages = map[string]*sharedPage{}
	}
	p := o.pages[d.ID]
	if p == nil {
		p = &sharedPage{}
		o.pages[d.ID] = p
	}
	if p.users++; p.users == o.Users {
		delete(o.pages, d.ID)
	}
	o.mu.Unlock()
	p.once.Do(func() {
		load := o.Make
		if load == nil {
			load = Parse
		}
		p.page, p.err = load(ctx, d)
	})
	return p.page, p.err
}
