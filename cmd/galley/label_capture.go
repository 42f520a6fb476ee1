package main

import (
	"context"
	"sync"
	"time"

	"galley"
	"galley/dataset"
	"galley/labeler"
	"galley/page"
	"galley/render"
)

// labelCapturer renders pages for the labeler. Chrome starts with the first of them.
type labelCapturer struct {
	viewport page.Size // of the dataset: boxes of different screens cannot be learned from together
	flags    browserFlags
	mu       sync.Mutex
	browser  *render.Browser
}

func (a *labelCapturer) start(ctx context.Context) (*render.Browser, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.browser != nil {
		return a.browser, nil
	}
	a.flags.viewport = viewportFlag(a.viewport)
	var err error
	a.browser, err = a.flags.start(ctx)
	return a.browser, err
}

func (a *labelCapturer) close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.browser != nil {
		a.browser.Close()
		a.browser = nil
	}
}

// Capture implements labeler.Capturer.
func (a *labelCapturer) Capture(ctx context.Context, src labeler.Source) (dataset.Capture, error) {
	b, err := a.start(ctx)
	if err != nil {
		return dataset.Capture{}, err
	}
	source := render.Source{URL: src.URL}
	if src.Data != nil {
		var err error
		if source, err = galley.Data(src.Data).At(src.URL).Open(); err != nil {
			return dataset.Capture{}, err
		}
		if source.HTML != nil {
			source.URL = src.Address()
		}
	}
	got, err := b.Capture(ctx, source, render.Want{LookAll: true, MHTML: true, Screenshot: true, Stay: true})
	if err != nil {
		return dataset.Capture{}, err
	}
	return dataset.Capture{Page: got.Page, MHTML: got.MHTML, Shot: got.Screenshot, More: got.More, At: time.Now()}, nil
}
