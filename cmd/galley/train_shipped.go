package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/models"
	"galley/train/networks"
)

type trainShippedOptions struct {
	browserFlags
	networks.Options
	kind                 string
	out, pages           string
	keepFolds, fromFolds string
}

// trainShippedHelp is "galley train shipped", which only those need who change the
// wrappers that ship.
var trainShippedHelp = cobra.Command{
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
"make shipped" rebuilds all files that ship.`,
	Example: `  galley train shipped --kind parsed --corpus corpora/wcxb --corpus corpora/news --corpus corpora/sites -o parsed.wrapper`,
}

func (o *trainShippedOptions) register(flags *pflag.FlagSet) {
	o.browserFlags.register(flags)
	flags.StringVar(&o.kind, "kind", "", "parsed, laid, or blocks: the networks of the method fused")
	flags.StringArrayVar(&o.Corpora, "corpus", nil, "corpus `folder`; may be given several times")
	flags.StringVar(&o.Pages, "layouts", "", "`folder` for pages that were laid out")
	flags.StringVarP(&o.out, "output", "o", "", "wrapper `file` to write")
	flags.Uint64Var(&o.Seed, "seed", 1, "of first weights, order of pages and augmented copies")
	flags.IntVar(&o.First, "first", 0, "read so many pages of each corpus, to try things out (default: all)")
	flags.StringVar(&o.keepFolds, "keep-folds", "", "write the wrappers that have not seen a fold to this `folder`")
	flags.StringVar(&o.fromFolds, "from-folds", "", "fit nothing: measure the wrappers of this `folder` with several thresholds")
	flags.StringVar(&o.pages, "pages", "", "write a line for each page held out to this `file`")
}

func trainShipped(ctx context.Context, t terminal, o trainShippedOptions) error {
	o.Kind = networks.Kind(o.kind)
	if o.kind == "" || len(o.Corpora) == 0 || o.out == "" && o.fromFolds == "" {
		return usage("see galley train shipped --help", "train shipped needs --kind, --corpus DIR and -o FILE.wrapper")
	}
	if o.Kind == networks.Laid {
		bar := newProgress(t.err, 1, "lay out")
		err := networks.LayOut(ctx, o.Options, o.options(), bar.set)
		bar.close()
		if err != nil {
			return err
		}
	}
	if o.fromFolds != "" {
		return o.remeasure(ctx, t)
	}
	bar := newProgress(t.err, 1, "fit")
	defer bar.close()
	o.Progress = bar.set
	r, err := networks.Train(ctx, o.Options)
	if err != nil {
		return err
	}
	bar.close()
	if err := o.write(r); err != nil {
		return err
	}
	if err := r.HeldOut.Write(t.out, "held out"); err != nil {
		return err
	}
	return r.Seen.Write(t.out, "seen")
}

// foldFile is the wrapper of a folder that has not seen a fold.
func foldFile(dir string, fold int) string {
	return filepath.Join(dir, fmt.Sprintf("fold-%d.wrapper", fold))
}

func (o *trainShippedOptions) write(r *networks.Result) error {
	if err := writeWrapper(o.out, r.All); err != nil {
		return err
	}
	if o.keepFolds != "" {
		if err := os.MkdirAll(o.keepFolds, 0o755); err != nil {
			return err
		}
		for i, w := range r.ByFold {
			if err := writeWrapper(foldFile(o.keepFolds, i), w); err != nil {
				return err
			}
		}
	}
	return o.writePages(r.HeldOut)
}

func (o *trainShippedOptions) writePages(r *networks.Report) error {
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

func (o *trainShippedOptions) remeasure(ctx context.Context, t terminal) error {
	var byFold []*models.Wrapper
	for i := range networks.Folds {
		w, err := readWrapper(foldFile(o.fromFolds, i))
		if err != nil {
			return err
		}
		byFold = append(byFold, w)
	}
	r, points, err := networks.Remeasure(ctx, o.Options, byFold)
	if err != nil {
		return err
	}
	if err := r.Write(t.out, "held out"); err != nil {
		return err
	}
	networks.WriteSweep(t.out, points)
	return o.writePages(r)
}
