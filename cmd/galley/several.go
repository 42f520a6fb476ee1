package main

import (
	"context"
	"time"

	"galley"
	"galley/batch/input"
	"galley/network"
)

// severalPages are pages that somebody named one by one, and what is wanted of them.
type severalPages struct {
	browser   browserFlags
	sel       selectorFlags
	article   formatFlags
	inputs    inputArgs
	out       string
	noBrowser bool
	baseURL   string
	timed     func(name string, took galley.Timing, write time.Duration) // nil: nobody asks
}

// extractMany extracts from several inputs as a batch does, but without its manners: who
// names pages one by one wants them now. State and manifest are beside the output.
func extractMany(ctx context.Context, t terminal, o severalPages) error {
	b := &batchOptions{browserFlags: o.browser, selectorFlags: o.sel, formatFlags: o.article, inputArgs: o.inputs,
		progressFlags: progressFlags{log: "text", every: 10 * time.Second}, out: o.out, noBrowser: o.noBrowser, baseURL: o.baseURL}
	b.job = "default"
	b.mannerFlags.defaults()
	b.delay, b.perHost, b.ignoreRobots = 0, 0, true
	b.keepAgent, b.named = true, true
	p, err := openBatch(b)
	if err != nil {
		return err
	}
	defer p.close()
	p.quiet = false
	if o.timed != nil {
		p.work.Timed = func(item input.Item, took galley.Timing, write time.Duration) {
			o.timed(network.Redact(item.Input), took, write)
		}
	}
	return p.run(ctx, t)
}
