package label

import (
	"context"
	"sync"
	"time"

	"galley"
	"galley/cmd/galley/flags"
	"galley/dataset"
	"galley/labeler/captures"
	"galley/page"
	"galley/render"
)

// capturer renders pages for the captures. Chrome starts with the first of them.
type capturer struct {
	viewport page.Size // of the dataset: boxes of different screens cannot be learned from together
	flags    flags.Browser
	mu       sync.Mutex
	browser  *render.Browser
}

func (a *capturer) start(ctx context.Context) (*render.Browser, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.browser != nil {
		return a.browser, nil
	}
	a.flags.Viewport = flags.Viewport(a.viewport)
	var err error
	a.browser, err = a.flags.Start(ctx)
	return a.browser, err
}

func (a *capturer) close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.browser != nil {
		a.browser.Close()
		a.browser = nil
	}
}

// Capture implements captures.Capturer.
func (a *capturer) Capture(ctx context.Context, src captures.Source) (dataset.Capture, error) {
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
		if source.HTML != nil && source.URL == "" {
			source.URL = src.Address()
		}
	}
	got, err := b.Capture(ctx, source, render.Want{LookAll: true, MHTML: true, Screenshot: true, Stay: true})
	if err != nil {
		return dataset.Capture{}, err
	}
	return dataset.Capture{Page: got.Page, MHTML: got.MHTML, Shot: got.Screenshot, More: got.More, At: time.Now()}, nil
}
