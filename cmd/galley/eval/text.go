package eval

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/eval"
	"galley/eval/corpus"
	"galley/models"
	"galley/models/method"
	"galley/models/methods"
	"galley/models/pagekind"
	"galley/train/networks"
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
	set.StringVar(&o.folds, "folds", "", "measure each page with the wrapper of this `folder` that has not seen it: fold-0.wrapper, fold-1.wrapper, …")
	set.IntVar(&o.half, "half", -1, "measure one half of the pages only, 0 or 1, parted by site, publisher or domain")
	set.Uint64Var(&o.seed, "seed", 1, "of the bootstrap")
	o.workers = runtime.NumCPU()
	set.Var((*flags.PositiveInt)(&o.workers), "workers", "pages measured at the same time; 1 for milliseconds that can be compared")
}

func evalText(ctx context.Context, t terminal.Streams, o textOptions) error {
	if o.corpus == "" {
		return exit.Usagef("for instance: galley eval text --corpus wcxb --articles --no-browser --method all", "eval text needs --corpus DIR")
	}
	selectors, err := o.selectors()
	if err != nil {
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
	load := corpus.Parse
	switch {
	case o.layouts != "":
		load = (&corpus.Once{Users: len(selectors), Make: networks.Load(o.layouts)}).Load
	case !o.noBrowser:
		once, close, err := renderedOnce(ctx, o.Browser, c, len(selectors))
		if err != nil {
			return err
		}
		defer close()
		load = once
	}
	var named []eval.Named
	for _, s := range selectors {
		measured := methods.PerPage
		if o.written {
			measured = methods.WrittenPerPage
		}
		named = append(named, measured(s.name, s.of, load))
	}
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

// perPage is an extractor that may choose another selector for each page.
type perPage struct {
	name string
	of   func(corpus.Document) models.Selector
}

// selectors are what is measured: the named ones, or the wrapper that ships or those of
// its folds, asked for the kind of page.
func (o *textOptions) selectors() (list []perPage, err error) {
	if o.folds == "" && o.kind == "" {
		parsed := o.noBrowser && o.layouts == ""
		if name := needsBoxes(o.methods); parsed && name != "" {
			return nil, exit.Usagef("leave --no-browser away", "the method %s needs the boxes of a rendered page", name)
		}
		selectors, err := selector.ReadAll(o.wrappers, everyMethod(o.methods, parsed))
		for _, s := range selectors {
			list = append(list, perPage{s.Name, func(corpus.Document) models.Selector { return s }})
		}
		return list, err
	}
	if len(o.wrappers)+len(o.methods) > 0 {
		return nil, exit.Usagef("leave them away", "--folds and --kind are of the wrapper that ships, without -w and --method")
	}
	kind, told := pagekind.Auto, o.kind == "told"
	if !told {
		if kind, err = pagekind.Parse(o.kind); err != nil {
			return nil, exit.Usagef("or told", "%v", err)
		}
	}
	options := func(d corpus.Document) models.Options {
		if told {
			return models.Options{Force: true, Kind: kindOfType[d.PageType]}
		}
		return models.Options{Force: true, Kind: kind}
	}
	if o.folds == "" {
		return []perPage{{"pretrained", func(d corpus.Document) models.Selector { return selector.Shipped(options(d)) }}}, nil
	}
	names, err := filepath.Glob(filepath.Join(o.folds, "fold-*.wrapper"))
	if err != nil || len(names) == 0 {
		return nil, exit.Usagef("for instance: --folds models/shipped/testdata/folds/parsed", "no fold-0.wrapper in %s", o.folds)
	}
	folds := make([]*models.Wrapper, len(names))
	for i := range folds {
		if folds[i], err = selector.ReadWrapper(filepath.Join(o.folds, fmt.Sprintf("fold-%d.wrapper", i))); err != nil {
			return nil, err
		}
	}
	return []perPage{{"held out", func(d corpus.Document) models.Selector {
		return folds[corpus.Fold(d, len(folds))].With(options(d))
	}}}, nil
}

// kindOfType has the kinds of pages by what corpora call them. A service is some page.
var kindOfType = map[string]pagekind.Kind{
	"article": pagekind.Article, "forum": pagekind.Forum, "product": pagekind.Product, "listing": pagekind.Listing,
	"collection": pagekind.Listing, "documentation": pagekind.Docs, "service": pagekind.Page,
}

// everyMethod puts all names in the place of "all"; of pages that are only parsed, without
// those of methods that need boxes.
func everyMethod(specs []string, parsed bool) []string {
	var list []string
	for _, spec := range specs {
		if spec != "all" {
			list = append(list, spec)
			continue
		}
		for _, m := range methods.All() {
			if !m.Laid || !parsed {
				list = append(list, m.Name)
			}
		}
	}
	return list
}

// needsBoxes is the first of the named methods that needs boxes; empty: none does.
func needsBoxes(specs []string) string {
	for _, spec := range specs {
		name, _, _ := strings.Cut(spec, ":")
		if slices.ContainsFunc(methods.All(), func(m method.Method) bool { return m.Laid && m.Name == name }) {
			return name
		}
	}
	return ""
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
