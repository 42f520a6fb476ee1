package main

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"galley/eval"
)

type studyOptions struct {
	corpus   string
	format   string
	out      string
	articles bool
	first    int
	workers  int
	seed     uint64
	datasets []string
	pages    []int
	test     int
	features string
	svmTrain string
}

// newEvalStudy returns "galley eval study". Tests of the flags pass their own do; nil
// means the real thing.
func newEvalStudy(t terminal, do func(context.Context, studyOptions) error) *cobra.Command {
	var o studyOptions
	if do == nil {
		do = func(ctx context.Context, o studyOptions) error { return evalStudy(ctx, t, o) }
	}
	cmd := &cobra.Command{
		Use:   "study [--corpus DIR] [-d DIR]...",
		Short: "The papers' parameter studies",
		Long: `Repeat the papers' studies of their parameters: CETD's λ; CEPR's λ, α and window;
TWCEM's δ1, δ2, δ3 and K; CEDST's γ, on a corpus as "galley eval text" takes it, without a
browser. With datasets also the studies of Wang et al. 2009: wrappers of 10, 20 and 40
pages, and the feature sets SPATIAL, CONTENT and ALL, trained on the first dataset.

Writes study.md, tables beside the published numbers, and a plot of each study.`,
		Example: `  galley eval study --corpus wcxb --articles -o study
  galley eval study --corpus wcxb -d site1 -d site2 --pages 10,20,40 --test 40`,
		RunE: func(cmd *cobra.Command, _ []string) error { return do(cmd.Context(), o) },
	}
	flags := cmd.Flags()
	flags.StringVar(&o.corpus, "corpus", "", "corpus `folder`")
	flags.StringVar(&o.format, "format", "", "wcxb, aeb or site (default: what the folder looks like)")
	flags.StringVarP(&o.out, "output", "o", "study", "`folder` to write to")
	flags.BoolVar(&o.articles, "articles", false, "leave out pages that are not articles")
	flags.IntVar(&o.first, "first", 0, "measure the first `N` pages only")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "pages at the same time")
	flags.Uint64Var(&o.seed, "seed", 1, "of the bootstrap and of all draws")
	flags.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	flags.IntSliceVar(&o.pages, "pages", []int{10, 20, 40}, "numbers of training pages")
	flags.IntVar(&o.test, "test", 40, "test pages of each dataset, none of them trained on")
	flags.StringVar(&o.features, "features", "wang2009", "feature set of wrappers: wang2009 (the paper to the letter), or full")
	flags.StringVar(&o.svmTrain, "svm-train", "", "LIBSVM's training `program` (default: svm-train on PATH)")
	return cmd
}

func evalStudy(ctx context.Context, t terminal, o studyOptions) error {
	if o.corpus == "" && len(o.datasets) == 0 {
		return usage("for instance: galley eval study --corpus wcxb --articles -o study", "eval study needs --corpus DIR or -d DIR")
	}
	if len(o.datasets) > 0 && len(o.pages) == 0 {
		return usage("for instance: --pages 10,20,40", "eval study needs numbers of training pages")
	}
	var corpus *eval.Corpus
	if o.corpus != "" {
		var err error
		if corpus, err = eval.OpenCorpus(o.corpus, o.format); err != nil {
			return unreadable(err)
		}
		if o.articles {
			corpus = corpus.Articles()
		}
		if o.first > 0 {
			corpus = corpus.First(o.first)
		}
	}
	sites, err := readSites(t, o.datasets)
	if err != nil {
		return err
	}
	var doc studyDoc
	if corpus != nil {
		if err := o.sweep(ctx, t, corpus, &doc); err != nil {
			return err
		}
	}
	if len(sites) > 0 {
		if err := o.learn(ctx, t, sites, &doc); err != nil {
			return err
		}
	}
	return o.write(t, &doc)
}

// studyDoc is study.md and its plots while they are made.
type studyDoc struct {
	strings.Builder
	plots map[string]*eval.Plot // by file name
}

func (d *studyDoc) printf(format string, args ...any) { fmt.Fprintf(d, format, args...) }

// plot adds a plot, and shows it.
func (d *studyDoc) plot(id string, p *eval.Plot) {
	if d.plots == nil {
		d.plots = map[string]*eval.Plot{}
	}
	d.plots[id+".svg"] = p
	d.printf("\n![%s](%s.svg)\n", p.Title, id)
}

// table writes a Markdown table; all columns but the first are numbers.
func (d *studyDoc) table(head []string, rows [][]string) {
	rule := slices.Repeat([]string{"---:"}, len(head))
	rule[0] = "---"
	for _, cells := range append([][]string{head, rule}, rows...) {
		d.printf("| %s |\n", strings.Join(cells, " | "))
	}
}

// write puts everything into files, study.md last.
func (o *studyOptions) write(t terminal, d *studyDoc) error {
	for name, p := range d.plots {
		var svg strings.Builder
		if err := p.WriteSVG(&svg); err != nil {
			return err
		}
		if err := writeFile(filepath.Join(o.out, name), []byte(svg.String())); err != nil {
			return err
		}
	}
	name := filepath.Join(o.out, "study.md")
	if err := writeFile(name, []byte(d.String())); err != nil {
		return err
	}
	_, err := fmt.Fprintf(t.out, "%s\n", name)
	return err
}
