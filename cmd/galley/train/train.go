package train

import (
	"context"
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/site"
	"galley/cmd/galley/terminal"
	"galley/features/column"
	"galley/internal/svm"
	"galley/train"
)

type options struct {
	datasets []string
	out      string
	features string
	columns  string
	base     string
	scratch  bool
	pages    int
	seed     uint64
	svmTrain string
	json     bool
	learned  methodOptions
}

// help is "galley train".
var help = cobra.Command{
	Use:   "train -d DIR... -o FILE.wrapper",
	Short: "Learn a wrapper from labelled pages",
	Long: `Learn how titles and bodies look from the labelled pages of a dataset, preferably of
one site, and write a wrapper that finds them on any site. It is two support vector
machines. Their parameters C and gamma are searched by cross-validation, with whole
pages held out. Of the models within one standard error of the best, the smoothest is
taken, because sharper ones learn the site and not what articles have in common.

The wrapper starts from the one that ships, its base, which is stored in it. The scores
of the base are added to those that were learned from your labels, on pages of your
site, which the wrapper knows again by their markup. How much they count there is chosen
by cross-validation on your pages. Labelled cuts, further parts of bodies, and pages
labelled as "no article" count there too. Pages of other sites are the base's alone.

--from-scratch learns from your labels alone, as in the paper, by default with columns
that compare an element with the rest of its page. Such a wrapper cuts nothing, and
refuses no page.

--method trains a method of the papers instead: v-wrapper, ted, ted-labels or clg (see
galley methods). Its file is used as a wrapper is, with -w.

The same pages, base and seed give the same file, byte for byte.`,
	Example: `  galley train -d mysite -o mysite.wrapper
  galley train -d mysite --from-scratch --pages 10 --seed 7 --features wang2009 -o paper.wrapper
  galley train --method v-wrapper -d mysite -o visual.wrapper`,
	Args: func(cmd *cobra.Command, args []string) error {
		if err := command.None(cmd, args); err != nil {
			return exit.Usagef("each dataset has its own -d, and a base stands behind an equals sign: --base=FILE", "%v", err)
		}
		return nil
	},
}

func (o *options) register(set *pflag.FlagSet) {
	set.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	set.StringVarP(&o.out, "output", "o", "", "wrapper `file` to write")
	set.Var((*flags.NaturalInt)(&o.pages), "pages", "train on so many pages, drawn by the seed (default: all)")
	set.Uint64Var(&o.seed, "seed", 1, "of the draw and the folds")
	set.StringVar(&o.features, "features", "", selector.FeaturesUsage)
	set.StringVar(&o.columns, "columns", "all", "features to learn from: spatial, content or all")
	set.StringVar(&o.base, "base", "", "`file` of the wrapper to start from (default: the one that ships; none with --features wang2009)")
	set.Lookup("base").NoOptDefVal = selector.ShippedBase
	set.BoolVar(&o.scratch, "from-scratch", false, "learn from the labels alone, without a base")
	set.StringVar(&o.svmTrain, "svm-train", "", "LIBSVM's training `program` (default: svm-train on PATH)")
	set.BoolVar(&o.json, "json", false, "print the report as JSON")
	o.learned.register(set)
}

func (o *options) options(progress func(done, all int)) (train.Options, error) {
	group, err := column.ParseGroup(o.columns)
	if err != nil {
		return train.Options{}, exit.Usagef("--columns spatial, content or all", "%v", err)
	}
	base, err := selector.StartFrom(o.base, o.features, o.scratch)
	if err != nil {
		return train.Options{}, err
	}
	return train.Options{
		Base:     base,
		Features: o.features, Columns: group, Pages: o.pages, Seed: o.seed,
		Trainer: svm.Trainer{Path: o.svmTrain}, Progress: progress,
	}, nil
}

func trainWrapper(ctx context.Context, t terminal.Streams, o options) error {
	if o.learned.method != "" {
		return trainMethod(ctx, t, o)
	}
	if len(o.datasets) == 0 || o.out == "" {
		return exit.Usagef("for instance: galley train -d mysite -o mysite.wrapper", "train needs -d DIR and -o FILE.wrapper")
	}
	if err := output.Check(o.out); err != nil {
		return err
	}
	sites, err := site.Read(t, o.datasets)
	if err != nil {
		return err
	}
	samples, browser := site.Pooled(sites)
	bar := terminal.NewProgress(t.Err, 1, "train")
	defer bar.Close()
	options, err := o.options(bar.Set)
	if err != nil {
		return err
	}
	w, report, err := train.Train(ctx, samples, browser, options)
	if errors.Is(err, train.ErrTooFew) {
		return exit.AsUnreadable(exit.Usagef("label more: galley label -d "+o.datasets[0]+"; some 40 pages of one site are enough", "%v", err))
	}
	if err != nil {
		return err
	}
	bar.Close()
	if err := selector.WriteWrapper(o.out, w); err != nil {
		return err
	}
	if o.json {
		return t.WriteJSON(report)
	}
	return report.Write(t.Out)
}

// Command is "galley train", with what is below it.
func Command(t terminal.Streams) *cobra.Command {
	cmd := command.New(t, help, trainWrapper, (*options).register)
	cmd.AddCommand(command.New(t, shippedHelp, trainShipped, (*shippedOptions).register))
	return cmd
}
