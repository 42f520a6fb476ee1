package batch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"galley/batch"
	"galley/batch/input"
	"galley/batch/queue"
	"galley/batch/sink"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/dataset/imports"
	"galley/internal/fetch"
	"galley/network"
	"galley/page"
	"galley/render"
)

// capturer does one command's captures. It is the Work of a batch.
type capturer struct {
	options captureOptions
	browser *render.Browser
	dataset *dataset.Dataset
	labels  map[string]imports.Label // by dataset.URLKey
	shown   *progress
	tally   exit.Tally

	mu       sync.Mutex
	captured int
	labelled int
	refused  int               // labels that name nothing on their page
	files    map[string]string // HTML files of this run, by dataset.URLKey of the addresses that they were given
}

// all captures the inputs as a batch. The dataset is the result; with --resume what has
// its line in the manifest beside it is not captured again.
func (c *capturer) all(ctx context.Context, t terminal.Streams) error {
	o := &options{Browser: c.options.Browser, Inputs: c.options.Inputs, out: c.options.dataset + "/", baseURL: c.options.baseURL}
	state, err := openState(o.out)
	if errors.Is(err, errLocked) {
		return exit.Usagef("wait until it has ended", "another process captures into %s", c.options.dataset)
	}
	if err != nil {
		return err
	}
	defer state.close()
	if !c.options.resume {
		if err := state.setAside(); err != nil {
			return fmt.Errorf("set the manifest of %s aside: %w", c.options.dataset, err)
		}
	}
	q, err := queue.Open(ctx, queue.Options{Name: "capture", Dir: state.path("queue")})
	if err != nil {
		return exit.AsUnreadable(err)
	}
	defer q.Close()
	client := fetch.NewClient(fetch.Options{UserAgent: c.options.UserAgent, Timeout: c.options.Timeout, Network: c.options.Policy(network.Given), Sender: c.options.Identity()})
	defer client.Close()
	stats := batch.NewStats()
	progress := progressFlags{log: "text", every: 10 * time.Second}
	c.shown = progress.show(t, stats)
	defer c.shown.stop()
	_, err = batch.Run(ctx, batch.Options{
		Manifest: state.manifest, Scratch: state.dir, Queue: q, Source: o.source(t, client), Work: c, Jobs: c.options.Jobs,
		Judge: batch.Judge(exit.Code), Name: workerName(), Stats: stats,
		Open: func(func(string) int64) (sink.Sink, sink.Sink, error) { return sink.NewStream(io.Discard), nil, nil },
		Wrote: func(line batch.Outcome) {
			count(&c.tally, line)
			if line.Status == batch.Done {
				c.captured++
			} else if line.Status != batch.Duplicate {
				c.shown.problem(line)
			}
		},
	})
	switch {
	case ctx.Err() != nil:
		return exit.ErrReported
	case err != nil:
		return err
	}
	if err := state.bringBack(); err != nil {
		return err
	}
	return c.tally.Err()
}

// Do captures one page into the dataset.
func (c *capturer) Do(ctx context.Context, item input.Item, try int) (batch.Result, error) {
	source, err := sourceOf(ctx, item)
	if err != nil {
		return batch.Result{}, err
	}
	if source.HTML != nil {
		if err := c.place(&source, item); err != nil {
			return batch.Result{}, err
		}
	}
	got, err := c.browser.Capture(ctx, source, render.Want{LookAll: true, MHTML: true, Screenshot: true, Stay: true})
	if err != nil {
		return batch.Result{}, err
	}
	if got.Page.URL == "" {
		return batch.Result{}, exit.Usagef("", "%s: an archive without the address of its page cannot be kept in a dataset", item.Input)
	}
	if source.MHTML != nil && item.File != "" {
		if err := c.claim(got.Page.URL, item.File); err != nil {
			return batch.Result{}, err
		}
	}
	slug, err := c.dataset.Add(dataset.Capture{Page: got.Page, MHTML: got.MHTML, Shot: got.Screenshot, More: got.More, At: time.Now()})
	switch {
	case slug == "":
		return batch.Result{}, err
	case err != nil:
		// The page is kept; only its old label does not serve it any more.
		c.refuse(err)
	}
	return batch.Result{File: "pages/" + slug, Final: got.Page.URL, Rung: "rendered"}, c.label(slug, source.URL, got.Page)
}

// sourceOf is the page of an item, for package render.
func sourceOf(ctx context.Context, item input.Item) (render.Source, error) {
	source, _, err := batch.Open(ctx, item)
	return source, err
}

// refuse reports a label that does not fit its page.
func (c *capturer) refuse(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.refused++
	c.shown.line("galley: " + err.Error())
}

// label stores the imported label of a page, if there is one that fits.
func (c *capturer) label(slug, asked string, p *page.Page) error {
	imported, ok := c.labels[dataset.URLKey(asked)]
	if !ok {
		imported, ok = c.labels[dataset.URLKey(p.URL)]
	}
	if !ok {
		return nil
	}
	sel, err := imported.Select(p)
	if err != nil {
		c.refuse(err)
		return nil
	}
	label := dataset.NewLabel(p, sel, !sel.Empty(), "import", time.Now())
	if err := c.dataset.SetLabel(slug, label); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.labelled++
	return nil
}
