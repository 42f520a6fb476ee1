package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"sync"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/sync/errgroup"

	"galley/dataset"
	"galley/page"
	"galley/render"
)

type captureOptions struct {
	browserFlags
	inputArgs
	dataset string
	labels  string
	baseURL string
}

// captureHelp is "galley capture".
var captureHelp = cobra.Command{
	Use:   "capture -d DIR [--labels FILE.jsonl] [INPUT...]",
	Short: "Render pages into a dataset, with labels where there are any",
	Long: `Render each INPUT (a URL, an HTML or MHTML file, or - for standard input) and keep
it in the dataset: boxes and styles, an archive that replays offline, a screenshot.

Labels come as JSON lines: {"url":…,"title_xpath":…,"body_xpath":…} with absolute
XPaths of the rendered page, or "title_css" and "body_css" with CSS selectors;
"url_path" in place of "url" with --base-url; and optionally "title_text" to check
against. docs/formats.md has all fields. Without INPUT, the pages of the labels are
captured. A label that names nothing on its page, or another text, is reported; its
page stays, unlabelled.`,
	Example: `  galley capture -d mysite --labels labels.jsonl
  galley capture -d mysite --from urls.txt -j 4
  galley capture -d demo --labels truth.jsonl --base-url http://127.0.0.1:8000`,
	Args: cobra.ArbitraryArgs,
}

func (o *captureOptions) register(flags *pflag.FlagSet) {
	o.browserFlags.register(flags)
	flags.StringVarP(&o.dataset, "dataset", "d", "", "dataset `folder`, made when it is not there")
	flags.StringVar(&o.labels, "labels", "", "labels `file`, JSON lines (- for standard input)")
	o.inputArgs.register(flags)
	flags.StringVar(&o.baseURL, "base-url", "", "address of HTML files, and of labels that give paths only")
}

func capturePages(ctx context.Context, t terminal, o captureOptions) error {
	if o.dataset == "" {
		return usage("for instance: galley capture -d mysite https://example.org/story", "capture needs -d DIR")
	}
	faults := 0
	labels, err := o.readLabels(t, &faults)
	if err != nil {
		return err
	}
	inputs, err := o.allInputs(t, labels)
	if err != nil {
		return err
	}
	b, err := o.start(ctx)
	if err != nil {
		return err
	}
	defer b.Close()
	d, err := dataset.Create(o.dataset, dataset.Meta{Viewport: page.Size(o.viewport), Browser: b.Version()})
	if err != nil {
		return unreadable(err)
	}
	c := &capturer{options: o, term: t, browser: b, dataset: d, labels: labels}
	c.tally = failures{total: len(inputs)}
	c.bar = newProgress(t.err, len(inputs), "capture")
	defer c.bar.close()
	began := time.Now()
	c.all(ctx, inputs)
	c.bar.close()
	took := time.Since(began)
	done := len(inputs) - c.tally.failed
	fmt.Fprintf(t.err, "%d captured, %d labelled, %d failed, %d labels refused, %.1f s, %.2f pages/s\n",
		done, c.labelled, c.tally.failed, c.refused+faults, took.Seconds(), float64(done)/took.Seconds())
	if ctx.Err() != nil {
		return errReported
	}
	if err := c.tally.err(); err != nil {
		return err
	}
	if c.refused+faults > 0 {
		return errReported
	}
	return nil
}

// readLabels reads the label file; bad lines are reported and counted.
func (o *captureOptions) readLabels(t terminal, faults *int) (map[string]dataset.Import, error) {
	if o.labels == "" {
		return nil, nil
	}
	r := t.in
	if o.labels != "-" {
		f, err := os.Open(o.labels)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		r = f
	}
	imports, bad := dataset.ReadImports(r)
	for _, err := range bad {
		report(t.err, fmt.Errorf("%s: %w", o.labels, err))
	}
	*faults += len(bad)
	byURL, bad := dataset.ByURL(imports, o.baseURL)
	for _, err := range bad {
		report(t.err, fmt.Errorf("%s: %w", o.labels, err))
	}
	*faults += len(bad)
	return byURL, nil
}

func (o *captureOptions) allInputs(t terminal, labels map[string]dataset.Import) ([]string, error) {
	inputs, err := o.listed(t)
	if err != nil {
		return nil, err
	}
	if len(inputs) == 0 {
		for _, imported := range labels {
			inputs = append(inputs, imported.URL)
		}
		slices.Sort(inputs)
	}
	if len(inputs) == 0 {
		return nil, usage("for instance: galley capture -d mysite https://example.org/story", "no INPUT: name URLs or files, --from FILE, or --labels FILE")
	}
	return inputs, nil
}

// capturer does one command's captures.
type capturer struct {
	options captureOptions
	term    terminal
	browser *render.Browser
	dataset *dataset.Dataset
	labels  map[string]dataset.Import // by dataset.URLKey
	bar     *progress

	mu       sync.Mutex
	tally    failures
	labelled int
	refused  int // labels that name nothing on their page
}

// all captures the inputs, several at a time. Each ends captured or reported.
func (c *capturer) all(ctx context.Context, inputs []string) {
	var g errgroup.Group
	g.SetLimit(max(1, c.options.jobs))
	for _, name := range inputs {
		g.Go(func() error {
			err := c.one(ctx, name)
			if err != nil {
				c.fail(ctx, err)
			}
			c.bar.step()
			return nil
		})
	}
	g.Wait()
}

func (c *capturer) fail(ctx context.Context, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.tally.add(err)
	// After Ctrl-C every page in flight fails; one message says so.
	if ctx.Err() == nil {
		c.bar.report(err)
	}
}

func (c *capturer) one(ctx context.Context, name string) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	in, err := openInput(name, c.options.baseURL, c.term.in)
	if err != nil {
		return err
	}
	source, err := in.Open()
	if err != nil {
		return err
	}
	got, err := c.browser.Capture(ctx, source, render.Want{LookAll: true, MHTML: true, Screenshot: true, Stay: true})
	if err != nil {
		return err
	}
	if got.Page.URL == "" {
		return usage("give its address with --base-url", "%s: a page without an address cannot be kept in a dataset", name)
	}
	slug, err := c.dataset.Add(dataset.Capture{Page: got.Page, MHTML: got.MHTML, Shot: got.Screenshot, More: got.More, At: time.Now()})
	switch {
	case slug == "":
		return err
	case err != nil:
		// The page is kept; only its old label does not serve it any more.
		c.refuse(err)
	}
	return c.label(slug, source.URL, got.Page)
}

// refuse reports a label that does not fit its page.
func (c *capturer) refuse(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.refused++
	c.bar.report(err)
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
