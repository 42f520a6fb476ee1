package eval

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/site"
	"galley/cmd/galley/terminal"
	"galley/eval/study"
	"galley/internal/svm"
)

type studyOptions struct {
	corpusFlags
	out      string
	workers  int
	seed     uint64
	datasets []string
	on       []string
	compare  bool
	pages    []int
	test     int
	features string
	svmTrain string
}

// studyHelp is "galley eval study".
var studyHelp = cobra.Command{
	Use:   "study [--corpus DIR] [-d DIR]...",
	Short: "The papers' parameter studies",
	Long: `Repeat the papers' studies of their parameters: CETD's λ; CEPR's λ, α and window;
TWCEM's δ1, δ2, δ3 and K; CEDST's γ, on a corpus as "galley eval text" takes it, without
a browser. With datasets also the studies of Wang et al. 2009: wrappers of 10, 20 and 40
pages, and the feature sets SPATIAL, CONTENT and ALL, trained on the first dataset.

With --compare the wrapper of Wang et al. is compared instead with those of its rivals,
V-Wrapper and tree edit distance: learned from one site, tested on it, on the others and
on --on datasets.

Writes study.md, tables beside the published numbers, and a plot of each study.`,
	Example: `  galley eval study --corpus wcxb --articles -o study
  galley eval study --corpus wcxb -d site1 -d site2 --pages 10,20,40 --test 40
  galley eval study --compare -d site1 -d site2 --on real -o baselines`,
}

func (o *studyOptions) register(set *pflag.FlagSet) {
	o.corpusFlags.register(set)
	set.StringVarP(&o.out, "output", "o", "study", "`folder` to write to")
	o.workers = runtime.NumCPU()
	set.Var((*flags.PositiveInt)(&o.workers), "workers", "pages at the same time")
	set.Uint64Var(&o.seed, "seed", 1, "of the bootstrap and of all draws")
	set.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	set.StringArrayVar(&o.on, "on", nil, "with --compare: `folder` of a dataset to test on only; may be given several times")
	set.BoolVar(&o.compare, "compare", false, "compare wrappers of one site with those of other papers")
	set.IntSliceVar(&o.pages, "pages", []int{10, 20, 40}, "numbers of training pages")
	o.test = 40
	set.Var((*flags.PositiveInt)(&o.test), "test", "test pages of each dataset, none of them trained on")
	set.StringVar(&o.features, "features", "wang2009", "feature set of wrappers: wang2009 (the paper to the letter), or full")
	set.StringVar(&o.svmTrain, "svm-train", "", "LIBSVM's training `program` (default: svm-train on PATH)")
}

func evalStudy(ctx context.Context, t terminal.Streams, o studyOptions) error {
	if o.corpus == "" && len(o.datasets) == 0 {
		return exit.Usagef("for instance: galley eval study --corpus wcxb --articles -o study", "eval study needs --corpus DIR or -d DIR")
	}
	if len(o.datasets) > 0 && len(o.pages) == 0 {
		return exit.Usagef("for instance: --pages 10,20,40", "eval study needs numbers of training pages")
	}
	if err := output.Check(filepath.Join(o.out, "study.md")); err != nil {
		return err
	}
	sites, err := site.Read(t, slices.Concat(o.datasets, o.on))
	if err != nil {
		return err
	}
	for i := range sites {
		sites[i].TestOnly = i >= len(o.datasets)
	}
	if len(o.on) > 0 && !o.compare {
		return exit.Usagef("for instance: galley eval study --compare -d site1 -d site2 --on real", "--on goes with --compare")
	}
	var doc study.Document
	if o.corpus != "" {
		if err := o.sweep(ctx, t, &doc); err != nil {
			return err
		}
	}
	if len(sites) > 0 {
		bar := terminal.NewProgress(t.Err, 0, "train")
		defer bar.Close()
		experiment := doc.Learn
		if o.compare {
			experiment = doc.Compare
		}
		err := experiment(ctx, sites, study.LearnOptions{
			Pages: o.pages, Test: o.test, Features: o.features, Seed: o.seed, Trainer: svm.Trainer{Path: o.svmTrain}, Progress: bar.Set,
		})
		if err != nil {
			return err
		}
		bar.Close()
	}
	return o.write(t, &doc)
}

func (o *studyOptions) sweep(ctx context.Context, t terminal.Streams, doc *study.Document) error {
	c, err := o.open()
	if err != nil {
		return err
	}
	bar := terminal.NewProgress(t.Err, c.Len(), "study")
	defer bar.Close()
	return doc.Sweep(ctx, c, study.SweepOptions{Workers: o.workers, Seed: o.seed, Progress: bar.Set})
}

// write writes the files, study.md last.
func (o *studyOptions) write(t terminal.Streams, doc *study.Document) error {
	files, err := doc.Files()
	if err != nil {
		return err
	}
	name := ""
	for _, f := range files {
		name = filepath.Join(o.out, f.Name)
		if err := output.Write(name, f.Data); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintf(t.Out, "%s\n", name)
	return err
}
