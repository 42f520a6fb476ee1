package batch

import (
	"context"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/dataset/imports"
	"galley/page"
)

type captureOptions struct {
	flags.Browser
	flags.Inputs
	dataset string
	labels  string
	baseURL string
	resume  bool
}

// captureHelp is "galley capture".
var captureHelp = cobra.Command{
	Use:   "capture -d DIR [--labels FILE.jsonl] [INPUT...]",
	Short: "Render pages into a dataset, with labels where there are any",
	Long: `Render each INPUT (a URL, a file as "galley extract" takes it, or - for standard input)
and keep it in the dataset: boxes and styles, an archive that replays offline, a
screenshot. Pages are kept by their addresses. An HTML file has one below --base-url,
the one that it says it was saved from, or a made-up one with its path
(http://file.invalid/…).

Labels come as JSON lines: {"url":…,"title_xpath":…,"body_xpath":…} with absolute
XPaths of the rendered page, or "title_css" and "body_css" with CSS selectors;
"url_path" in place of "url" with --base-url; and optionally "title_text" to check
against. docs/formats.md has all fields. Without INPUT, the pages of the labels are
captured. A label that names nothing on its page, or another text, is reported; its
page stays, unlabelled.`,
	Example: `  galley capture -d mysite --labels labels.jsonl
  galley capture -d mysite --from urls.txt -j 4
  galley capture -d mysite saved/*.html --base-url https://example.org/
  galley capture -d demo --labels truth.jsonl --base-url http://127.0.0.1:8000`,
	Args: cobra.ArbitraryArgs,
}

func (o *captureOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	set.StringVarP(&o.dataset, "dataset", "d", "", "dataset `folder`, made when it is not there")
	set.StringVar(&o.labels, "labels", "", "labels `file`, JSON lines (- for standard input)")
	o.Inputs.Register(set)
	set.Var((*flags.PageAddress)(&o.baseURL), "base-url", "address of an HTML file, or, where it ends with /, of what HTML files are below; and of labels that give paths only")
	set.BoolVar(&o.resume, "resume", false, "leave out what was captured before, as the manifest in the dataset says; without it pages are captured again")
}

func capturePages(ctx context.Context, t terminal.Streams, o captureOptions) error {
	labels, faults, err := o.inputs(t)
	if err != nil {
		return err
	}
	temp, err := openTemp()
	if err != nil {
		return err
	}
	defer temp.close()
	b, err := o.Start(ctx)
	if err != nil {
		return err
	}
	defer b.Close()
	d, err := dataset.Create(o.dataset, dataset.Meta{Viewport: page.Size(o.Viewport), Browser: b.Version()})
	if err != nil {
		return exit.AsUnreadable(err)
	}
	c := &capturer{options: o, browser: b, dataset: d, labels: labels}
	began := time.Now()
	err = c.all(ctx, t)
	if c.shown == nil {
		return err // it did not begin
	}
	took := time.Since(began)
	fmt.Fprintf(t.Err, "%d captured, %d labelled, %d failed, %d labels refused, %.1f s, %.2f pages/s\n",
		c.captured, c.labelled, c.tally.Failed, c.refused+faults, took.Seconds(), float64(c.captured)/took.Seconds())
	switch {
	case err != nil:
		return err
	case c.refused+faults > 0:
		return exit.ErrReported
	}
	return nil
}

// inputs are the labels; without others, their pages are the inputs. faults are lines that are no
// labels.
func (o *captureOptions) inputs(t terminal.Streams) (labels map[string]imports.Label, faults int, err error) {
	const instance = "for instance: galley capture -d mysite https://example.org/story"
	if o.dataset == "" {
		return nil, 0, exit.Usagef(instance, "capture needs -d DIR")
	}
	if err := o.Once(o.labels); err != nil {
		return nil, 0, err
	}
	if err := notResults(o.dataset); err != nil {
		return nil, 0, err
	}
	labels, err = o.readLabels(t, &faults)
	if err != nil || len(o.Args) > 0 || len(o.Lists) > 0 {
		return labels, faults, err
	}
	for _, imported := range labels {
		o.Args = append(o.Args, imported.URL)
	}
	if slices.Sort(o.Args); len(o.Args) == 0 {
		return nil, faults, exit.Usagef(instance, "no INPUT: name URLs or files, --from FILE, or --labels FILE")
	}
	return labels, faults, nil
}

// readLabels reads the label file; bad lines are reported and counted.
func (o *captureOptions) readLabels(t terminal.Streams, faults *int) (map[string]imports.Label, error) {
	if o.labels == "" {
		return nil, nil
	}
	r := t.In
	if o.labels != "-" {
		f, err := os.Open(o.labels)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		r = f
	}
	list, bad := imports.Read(r)
	byURL, more := imports.ByURL(list, o.baseURL)
	bad = append(bad, more...)
	const told = 20 // a file of something else has nothing but bad lines
	for _, err := range bad[:min(len(bad), told)] {
		exit.Report(t.Err, fmt.Errorf("%s: %w", o.labels, err))
	}
	if len(bad) > told {
		fmt.Fprintf(t.Err, "galley: %s: and %d lines more that are no labels\n", o.labels, len(bad)-told)
	}
	*faults += len(bad)
	return byURL, nil
}

// CaptureCommand is "galley capture".
func CaptureCommand(t terminal.Streams) *cobra.Command {
	return command.New(t, captureHelp, capturePages, (*captureOptions).register)
}
