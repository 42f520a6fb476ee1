package batch

import (
	"context"
	"math"
	"time"

	"galley"
	"galley/batch/input"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/network"
)

// Several are pages that somebody named one by one, and what is wanted of them.
type Several struct {
	Browser   flags.Browser
	Selector  selector.Choice
	Article   flags.Article
	Inputs    flags.Inputs
	Out       string // file or folder; "": standard output
	NoBrowser bool   // pages are parsed
	BaseURL   string // address of a page that is read from a file
	Pages     flags.Pages

	// Timed is told how long each input took; nil: nobody asks.
	Timed func(name string, found *galley.Result, write time.Duration)
}

// ExtractSeveral extracts from several inputs as a batch does, but without its manners: who
// names pages one by one wants them now. State and manifest are beside the output.
func ExtractSeveral(ctx context.Context, t terminal.Streams, o Several) error {
	b := &options{Browser: o.Browser, Choice: o.Selector, Article: o.Article, Inputs: o.Inputs,
		progressFlags: progressFlags{log: "text", every: 10 * time.Second}, out: o.Out, noBrowser: o.NoBrowser, baseURL: o.BaseURL, pages: o.Pages}
	b.job = "default"
	b.Manners.Defaults()
	b.Delay, b.PerHost, b.IgnoreRobots = 0, 0, true
	b.keepAgent, b.named = true, true
	p, err := openBatch(b)
	if err != nil {
		return err
	}
	defer p.close()
	p.told = math.MaxInt
	if o.Timed != nil {
		p.work.Timed = func(item input.Item, found *galley.Result, write time.Duration) {
			o.Timed(network.Redact(item.Input), found, write)
		}
	}
	return p.run(ctx, t)
}
