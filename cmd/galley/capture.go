package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/dataset"
	"galley/page"
)

type captureOptions struct {
	browserFlags
	inputArgs
	dataset string
	labels  string
	baseURL string
	resume  bool
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

func (o *captureOptions) register(set *pflag.FlagSet) {
	o.browserFlags.register(set)
	set.StringVarP(&o.dataset, "dataset", "d", "", "dataset `folder`, made when it is not there")
	set.StringVar(&o.labels, "labels", "", "labels `file`, JSON lines (- for standard input)")
	o.inputArgs.register(set)
	set.Var((*pageAddress)(&o.baseURL), "base-url", "address of HTML files, and of labels that give paths only")
	set.BoolVar(&o.resume, "resume", false, "leave out what was captured before, as the manifest in the dataset says; without it pages are captured again")
}

func capturePages(ctx context.Context, t terminal, o captureOptions) error {
	if o.dataset == "" {
		return usage("for instance: galley capture -d mysite https://example.org/story", "capture needs -d DIR")
	}
	if err := o.once(o.labels); err != nil {
		return err
	}
	faults := 0
	labels, err := o.readLabels(t, &faults)
	if err != nil {
		return err
	}
	if len(o.inputs) == 0 && o.list == "" {
		for _, imported := range labels {
			o.inputs = append(o.inputs, imported.URL)
		}
		slices.Sort(o.inputs)
	}
	if len(o.inputs) == 0 && o.list == "" {
		return usage("for instance: galley capture -d mysite https://example.org/story", "no INPUT: name URLs or files, --from FILE, or --labels FILE")
	}
	temp, err := openTemp()
	if err != nil {
		return err
	}
	defer temp.close()
	b, err := o.start(ctx)
	if err != nil {
		return err
	}
	defer b.Close()
	d, err := dataset.Create(o.dataset, dataset.Meta{Viewport: page.Size(o.viewport), Browser: b.Version()})
	if err != nil {
		return unreadable(err)
	}
	c := &capturer{options: o, browser: b, dataset: d, labels: labels}
	began := time.Now()
	err = c.all(ctx, t)
	if c.shown == nil {
		return err // it did not begin
	}
	took := time.Since(began)
	fmt.Fprintf(t.err, "%d captured, %d labelled, %d failed, %d labels refused, %.1f s, %.2f pages/s\n",
		c.captured, c.labelled, c.tally.failed, c.refused+faults, took.Seconds(), float64(c.captured)/took.Seconds())
	switch {
	case err != nil:
		return err
	case c.refused+faults > 0:
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

// captureCommand is "galley capture".
func captureCommand(t terminal) *cobra.Command {
	return newCommand(t, captureHelp, capturePages, (*captureOptions).register)
}
