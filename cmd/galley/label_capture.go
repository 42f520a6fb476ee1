package main

import (
	"context"
	"errors"
	"net/url"
	"path"
	"sync"
	"time"

	"galley/dataset"
	"galley/labeler"
	"galley/render"
)

// labelAdder captures pages for the labeler. Chrome starts with the first of them.
type labelAdder struct {
	store   *labelStore
	flags   browserFlags
	mu      sync.Mutex
	browser *render.Browser
}

func (a *labelAdder) start(ctx context.Context) (*render.Browser, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.browser != nil {
		return a.browser, nil
	}
	// Boxes of different screens cannot be learned from together.
	a.flags.viewport = viewportFlag(a.store.Meta().Viewport)
	var err error
	a.browser, err = a.flags.start(ctx)
	return a.browser, err
}

func (a *labelAdder) close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.browser != nil {
		a.browser.Close()
		a.browser = nil
	}
}

// Add implements labeler.Adder.
func (a *labelAdder) Add(ctx context.Context, src labeler.Source) (string, error) {
	b, err := a.start(ctx)
	if err != nil {
		return "", err
	}
	source := render.Source{URL: src.URL}
	if src.Data != nil {
		source = sourceOf(src.Data, src.URL)
		if source.HTML != nil && source.URL == "" {
			source.URL = madeUpURL(src.Name)
		}
	}
	got, err := b.Capture(ctx, source, render.Want{LookAll: true, MHTML: true, Screenshot: true})
	if err != nil {
		return "", err
	}
	if got.Page.URL == "" {
		got.Page.URL = madeUpURL(src.Name)
	}
	slug, err := a.store.Add(dataset.Capture{Page: got.Page, MHTML: got.MHTML, Shot: got.Screenshot, At: time.Now()})
	a.store.forget(slug)
	var stale *dataset.StaleError
	if errors.As(err, &stale) {
		return slug, nil // its page shows it
	}
	return slug, err
}

// madeUpURL is the address of a file that says none: a dataset keeps pages by
// address. Names below .invalid lead nowhere (RFC 2606).
func madeUpURL(name string) string {
	u := url.URL{Scheme: "http", Host: "file.invalid", Path: "/" + path.Base(name)}
	return u.String()
}
