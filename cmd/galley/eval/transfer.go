package eval

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/site"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/features/column"
	"galley/internal/svm"
	"galley/train"
	"galley/train/transfer"
)

type transferOptions struct {
	datasets []string
	on       []string
	pages    []int
	test     int
	seed     uint64
	ways     []string
	unseen   map[string]string
	features string
	columns  string
	base     string
	svmTrain string
	prior    bool
	plot     string
	cache    string
	json     bool
}

// transferHelp is "galley eval transfer".
var transferHelp = cobra.Command{
	Use:   "transfer -d DIR... [--on DIR]...",
	Short: "Train on each site, test on all: the paper's first experiment",
	Long: `From each dataset train wrappers of 10, 20 and 40 pages, and test each on held-out
pages of every dataset (Wang et al. 2009, section 5.2). Prints strict page accuracy.

--ways compares ways to get a wrapper: shipped (the one that ships, without labels),
default (as galley train makes it), labels (--from-scratch), full and wang2009 (from
scratch too, with other feature sets), v-wrapper, ted, ted-labels and clg (methods of
papers, learned from the same pages), and vips, which does not learn. The table has
their means over the training sites, and the worst site. --plot draws it.

The wrapper that ships has seen the corpora that it was fitted to. For datasets of
those, --unseen says which wrapper has not seen the dataset: it is the base where that
dataset is labelled, and where it is tested.

Trained machines are kept in a folder (--cache) under a digest of the rows that they
were trained with, at most a gigabyte of them, so a run that is repeated trains only
what is new.

--prior measures what the base is to count on other sites, as train/prior.json has it.`,
	Example: `  galley eval transfer -d site1 -d site2 -d site3 --pages 10,20,40 --test 40
  galley eval transfer -d site1 -d site2 --on real --ways shipped,default --unseen site1=fold-0.wrapper`,
}

func (o *transferOptions) register(set *pflag.FlagSet) {
	set.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	set.StringArrayVar(&o.on, "on", nil, "`folder` of a dataset to test on only; may be given several times")
	set.IntSliceVar(&o.pages, "pages", []int{10, 20, 40}, "numbers of training pages")
	o.test = 40
	set.Var((*flags.PositiveInt)(&o.test), "test", "test pages of each site, none of them trained on")
	set.Uint64Var(&o.seed, "seed", 1, "of all draws")
	set.StringSliceVar(&o.ways, "ways", nil, "compare `ways`: "+strings.Join(wayNames(), ", "))
	set.StringToStringVar(&o.unseen, "unseen", nil, "`DATASET=FILE`: a wrapper of networks that has not seen the dataset of that name")
	set.StringVar(&o.features, "features", "", selector.FeaturesUsage)
	set.StringVar(&o.columns, "columns", "all", "spatial, content or all")
	set.StringVar(&o.base, "base", "", "start from the wrapper that ships (pretrained), which may have seen these sites, or from that of a `file`")
	set.StringVar(&o.svmTrain, "svm-train", "", "LIBSVM's training `program` (default: svm-train on PATH)")
	set.BoolVar(&o.prior, "prior", false, "measure what a base is to count on other sites, and print it as JSON")
	set.StringVar(&o.plot, "plot", "", "draw the table of --ways into an SVG `file` too")
	set.StringVar(&o.cache, "cache", "", "`folder` of trained machines, which a run that is repeated takes from it (default: in the user's cache; off: none)")
	set.BoolVar(&o.json, "json", false, "print JSON")
}

// noCache is what --cache takes for none.
const noCache = "off"

// openCache opens the folder of trained machines; nil for none.
func openCache(dir string) (*train.Cache, error) {
	if dir == noCache {
		return nil, nil
	}
	if dir == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return nil, nil // no home: everything is trained anew
		}
		dir = filepath.Join(user, "galley", "machines")
	}
	return train.OpenCache(dir, 0)
}

// wayNames are what --ways takes.
func wayNames() []string {
	var names []string
	for _, way := range transfer.Ways() {
		names = append(names, way.Name)
	}
	return names
}

func evalTransfer(ctx context.Context, t terminal.Streams, o transferOptions) error {
	if len(o.datasets) == 0 || len(o.pages) == 0 {
		return exit.Usagef("for instance: galley eval transfer -d site1 -d site2", "eval transfer needs -d DIR")
	}
	x, err := o.transfer()
	if err != nil {
		return err
	}
	sites, err := o.sites(t)
	if err != nil {
		return err
	}
	bar := terminal.NewProgress(t.Err, len(sites)*len(o.pages), "train")
	defer bar.Close()
	if o.prior {
		x.Pages = slices.Max(x.Train)
		points, err := train.MeasureElsewhere(ctx, sites, x.Options, bar.Set)
		if err != nil {
			return err
		}
		bar.Close()
		return t.WriteJSON(points)
	}
	rows, err := x.Run(ctx, sites, bar.Set)
	if err != nil {
		return err
	}
	bar.Close()
	if o.plot != "" {
		var drawing bytes.Buffer
		if err := transfer.PlotWays(rows).WriteSVG(&drawing); err != nil {
			return err
		}
		if err := dataset.WriteFile(o.plot, drawing.Bytes()); err != nil {
			return err
		}
	}
	switch {
	case o.json:
		return t.WriteJSON(map[string]any{"wrappers": rows})
	case len(o.ways) > 0:
		return transfer.WriteWays(t.Out, rows)
	}
	return transfer.Write(t.Out, rows)
}

// transfer is the experiment that the flags ask for.
func (o *transferOptions) transfer() (transfer.Experiment, error) {
	x := transfer.Experiment{Train: o.pages, Test: o.test}
	group, err := column.ParseGroup(o.columns)
	if err != nil {
		return x, exit.Usagef("--columns spatial, content or all", "%v", err)
	}
	if o.base == "" && (o.prior || len(o.ways) > 0) {
		o.base = selector.ShippedBase
	}
	base, err := selector.ReadBase(o.base)
	if err != nil {
		return x, err
	}
	cache, err := openCache(o.cache)
	if err != nil {
		return x, err
	}
	x.Options = train.Options{Cache: cache, Features: o.features, Columns: group, Seed: o.seed, Base: base, Trainer: svm.Trainer{Path: o.svmTrain}}
	for _, name := range o.ways {
		at := slices.Index(wayNames(), name)
		if at < 0 {
			return x, exit.Usagef("there are: "+strings.Join(wayNames(), ", "), "no way %q to get a wrapper", name)
		}
		x.Ways = append(x.Ways, transfer.Ways()[at])
	}
	return x, nil
}

// sites reads the datasets, those to test on only last.
func (o *transferOptions) sites(t terminal.Streams) ([]train.Site, error) {
	sites, err := site.Read(t, slices.Concat(o.datasets, o.on))
	if err != nil {
		return nil, err
	}
	for i := range sites {
		sites[i].TestOnly = i >= len(o.datasets)
		if file := o.unseen[sites[i].Name]; file != "" {
			if sites[i].Base, err = selector.ReadBase(file); err != nil {
				return nil, err
			}
		}
	}
	return sites, nil
}
