package eval

import (
	"bytes"
	"cmp"
	"context"
	"io"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/terminal"
	"galley/eval"
)

type textOptions struct {
	flags.Browser
	corpusFlags
	wrappers  []string
	methods   []string
	noBrowser bool
	layouts   string
	json      bool
	html      string
	pages     string
	kind      string
	written   bool
	folds     string
	extract   bool
	remake    []string
	half      int
	seed      uint64
	workers   int
}

// textHelp is "galley eval text".
var textHelp = cobra.Command{
	Use:   "text [-w FILE.wrapper | --method NAME]... --corpus DIR",
	Short: "Extracted text against gold text",
	Long: `Extract the article of every page of a corpus and compare its words with the gold
text: longest common subsequence, bag, set, text nodes, 4-gram shingles and WCXB's own
bag, precision and recall averaged both ways. Prints a Markdown table; --json, and
--html FILE with plots.

A corpus is a folder with html/*.html.gz and ground-truth/*.json (wcxb) or
ground-truth.json (aeb), or of sites with truth.jsonl (site). Pages are rendered, unless
--no-browser is given. Times can be compared with --no-browser and --workers 1 only:
parsing is part of them, and rendering is part of those of the method that comes first
on a page. --method all stands for every method; without -w and --method it is the
wrapper that ships.`,
	Example: `  galley eval text --corpus wcxb --articles --no-browser --method all
  galley eval text --corpus sites -w mysite.wrapper --method cectd-ds --json`,
}

func (o *textOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.corpusFlags.register(set)
	set.StringArrayVarP(&o.wrappers, "wrapper", "w", nil, "wrapper `file`; may be given several times")
	set.StringArrayVar(&o.methods, "method", nil, "training-free `NAME[:param=value,...]`, or all; may be given several times")
	set.BoolVar(&o.noBrowser, "no-browser", false, "parse the HTML instead of rendering it")
	set.StringVar(&o.layouts, "layouts", "", "`folder` of pages that galley train shipped --kind laid kept: take them instead of rendering")
	set.BoolVar(&o.json, "json", false, "print JSON")
	set.StringVar(&o.html, "html", "", "also write a report with plots to this `file`")
	set.StringVar(&o.pages, "pages", "", "also write one JSON object a page and method to this `file`")
	set.StringVar(&o.kind, "kind", "", "`NAME` of a kind of page that all pages are, or told for those that the corpus says (the wrapper that ships)")
	set.BoolVar(&o.written, "written", false, "measure text and title as -f json writes them, not those of the selected subtrees: without captions, for instance")
	set.StringVar(&o.folds, "folds", "", "measure each page with the wrapper of this `folder` that has not seen it: fold-0.wrapper, fold-1.wrapper, …; with --extract in its folders laid and parsed")
	set.BoolVar(&o.extract, "extract", false, "find the article as galley extract does: where a rendered page has lost it, in its HTML or its linked data (the wrapper that ships)")
	set.StringSliceVar(&o.remake, "remake", nil, "mark every page up in other `ways` first, with the same text: "+remakeNames())
	set.IntVar(&o.half, "half", -1, "measure one half of the pages only, 0 or 1, parted by site, publisher or domain")
	set.Uint64Var(&o.seed, "seed", 1, "of the bootstrap, and of --remake")
	o.workers = runtime.NumCPU()
	set.Var((*flags.PositiveInt)(&o.workers), "workers", "pages measured at the same time; 1 for milliseconds that can be compared")
}

func evalText(ctx context.Context, t terminal.Streams, o textOptions) error {
	if o.corpus == "" {
		return exit.Usagef("for instance: galley eval text --corpus wcxb --articles --no-browser --method all", "eval text needs --corpus DIR")
	}
	if err := cmp.Or(output.CheckFlag("--html", o.html), output.CheckFlag("--pages", o.pages)); err != nil {
		return err
	}
	c, err := o.open()
	if err != nil {
		return err
	}
	switch o.half {
	case -1:
	case 0, 1:
		c = c.Half(o.half)
	default:
		return exit.Usagef("--half 0 or --half 1", "there is no half %d", o.half)
	}
	if len(o.remake) > 0 {
		c = c.Called(c.Name + ", remade: " + strings.Join(o.remake, ", "))
	}
	of := o.selecting
	if o.extract {
		of = o.extracting
	}
	named, close, err := of(ctx, c)
	if err != nil {
		return err
	}
	defer close()
	bar := terminal.NewProgress(t.Err, c.Len(), "eval")
	defer bar.Close()
	results, err := eval.Run(ctx, c.Documents(), named, eval.RunOptions{
		Workers: o.workers, Timeout: max(o.Timeout, time.Second), Progress: bar.Set,
	})
	if err != nil {
		return err
	}
	bar.Close()
	digest, err := c.Digest(ctx)
	if err != nil {
		return err
	}
	return o.write(t, eval.NewTextReport(c, digest, results, o.seed), results)
}

func (o *textOptions) write(t terminal.Streams, report eval.TextReport, results []eval.PageResult) error {
	if o.html != "" {
		var page bytes.Buffer
		if err := report.WriteHTML(&page); err != nil {
			return err
		}
		if err := output.Write(o.html, page.Bytes()); err != nil {
			return err
		}
	}
	if o.pages != "" {
		if err := output.WriteTo(o.pages, func(w io.Writer) error { return eval.WritePages(w, results) }); err != nil {
			return err
		}
	}
	if o.json {
		return report.WriteJSON(t.Out)
	}
	return report.WriteMarkdown(t.Out)
}
