package train

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/models"
	"galley/train/networks"
)

type shippedOptions struct {
	flags.Browser
	networks.Options
	kind                 string
	out, pages           string
	keepFolds, fromFolds string
	onlyVerdict          bool
}

// shippedHelp is "galley train shipped", which only those need who change the
// wrappers that ship.
var shippedHelp = cobra.Command{
	Use:    "shipped --kind parsed|laid|blocks --corpus DIR… [--layouts DIR] -o FILE.wrapper",
	Short:  "Fit the networks of a wrapper that ships to corpora",
	Hidden: true,
	Long: `Fit the networks of a wrapper that ships to corpora of pages with known texts, choose
its thresholds, and measure it on pages whose domain or site it has not seen.

There are three kinds: laid, for pages that a browser laid out; parsed, for HTML that
was only parsed; blocks, for the method fused. Kind laid renders the pages first, and
keeps them in the folder --layouts. Pages that are there already are not rendered again,
so an interrupted run goes on where it was.

The same corpora, browser, fonts and seed give the same file on one kind of processor.
"make shipped" rebuilds all files that ship.

With --only-verdict the files of -o and --keep-folds must be there. The network that
tells whether a page is an article is fitted anew in each of them, with its threshold.
The other networks stay as they are, to the byte.`,
	Example: `  galley train shipped --kind parsed --corpus corpora/wcxb --corpus corpora/news --corpus corpora/sites -o parsed.wrapper`,
}

func (o *shippedOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	set.StringVar(&o.kind, "kind", "", "parsed, laid, or blocks: the networks of the method fused")
	set.StringArrayVar(&o.Corpora, "corpus", nil, "corpus `folder`; may be given several times")
	set.StringVar(&o.Pages, "layouts", "", "`folder` for pages that were laid out")
	set.StringVarP(&o.out, "output", "o", "", "wrapper `file` to write")
	set.Uint64Var(&o.Seed, "seed", 1, "of first weights, order of pages and augmented copies")
	set.Var((*flags.NaturalInt)(&o.First), "first", "read so many pages of each corpus, to try things out (default: all)")
	set.StringVar(&o.keepFolds, "keep-folds", "", "write the wrappers that have not seen a fold to this `folder`")
	set.StringVar(&o.fromFolds, "from-folds", "", "fit nothing: measure the wrappers of this `folder` with several thresholds")
	set.BoolVar(&o.onlyVerdict, "only-verdict", false, "fit only the network that tells whether a page is an article: the others of -o and --keep-folds stay as they are")
	set.StringVar(&o.pages, "pages", "", "write a line for each page held out to this `file`")
}

func trainShipped(ctx context.Context, t terminal.Streams, o shippedOptions) error {
	o.Kind = networks.Kind(o.kind)
	if o.onlyVerdict && o.keepFolds == "" {
		return exit.Usagef("see galley train shipped --help", "--only-verdict needs --keep-folds DIR")
	}
	if o.kind == "" || len(o.Corpora) == 0 || o.out == "" && o.fromFolds == "" {
		return exit.Usagef("see galley train shipped --help", "train shipped needs --kind, --corpus DIR and -o FILE.wrapper")
	}
	if o.Kind == networks.Laid {
		bar := terminal.NewProgress(t.Err, 1, "lay out")
		err := networks.LayOut(ctx, o.Options, o.Browser.Options(), bar.Set)
		bar.Close()
		if err != nil {
			return err
		}
	}
	if o.fromFolds != "" {
		return o.remeasure(ctx, t)
	}
	bar := terminal.NewProgress(t.Err, 1, "fit")
	defer bar.Close()
	o.Progress = bar.Set
	r, err := o.fit(ctx)
	if err != nil {
		return err
	}
	bar.Close()
	if err := o.write(r); err != nil {
		return err
	}
	if err := r.HeldOut.Write(t.Out, "held out"); err != nil {
		return err
	}
	if r.Seen == nil {
		return nil
	}
	return r.Seen.Write(t.Out, "seen")
}

// fit fits all networks, or Verdict alone.
func (o *shippedOptions) fit(ctx context.Context) (*networks.Result, error) {
	if !o.onlyVerdict {
		return networks.Train(ctx, o.Options)
	}
	all, err := selector.ReadWrapper(o.out)
	if err != nil {
		return nil, err
	}
	byFold, err := readFolds(o.keepFolds)
	if err != nil {
		return nil, err
	}
	return networks.RefitVerdict(ctx, o.Options, all, byFold)
}

// readFolds reads the wrappers of a folder that have not seen a fold.
func readFolds(dir string) (byFold []*models.Wrapper, err error) {
	for i := range networks.Folds {
		w, err := selector.ReadWrapper(foldFile(dir, i))
		if err != nil {
			return nil, err
		}
		byFold = append(byFold, w)
	}
	return byFold, nil
}

// foldFile is the wrapper of a folder that has not seen a fold.
func foldFile(dir string, fold int) string {
	return filepath.Join(dir, fmt.Sprintf("fold-%d.wrapper", fold))
}

func (o *shippedOptions) write(r *networks.Result) error {
	if err := selector.WriteWrapper(o.out, r.All); err != nil {
		return err
	}
	if o.keepFolds != "" {
		if err := os.MkdirAll(o.keepFolds, 0o755); err != nil {
			return err
		}
		for i, w := range r.ByFold {
			if err := selector.WriteWrapper(foldFile(o.keepFolds, i), w); err != nil {
				return err
			}
		}
	}
	return o.writePages(r.HeldOut)
}

func (o *shippedOptions) writePages(r *networks.Report) error {
	if o.pages == "" {
		return nil
	}
	f, err := os.Create(o.pages)
	if err != nil {
		return err
	}
	defer f.Close()
	return r.WritePages(f)
}

func (o *shippedOptions) remeasure(ctx context.Context, t terminal.Streams) error {
	byFold, err := readFolds(o.fromFolds)
	if err != nil {
		return err
	}
	r, points, err := networks.Remeasure(ctx, o.Options, byFold)
	if err != nil {
		return err
	}
	if err := r.Write(t.Out, "held out"); err != nil {
		return err
	}
	networks.WriteSweep(t.Out, points)
	return o.writePages(r)
}
