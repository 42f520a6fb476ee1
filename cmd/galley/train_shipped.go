package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"galley/train/networks"
)

type trainShippedOptions struct {
	browserFlags
	networks.Options
	kind               string
	out, folds         string
	fromFolds, byPages string
}

// newTrainShipped returns "galley train shipped", which only those need who change the
// wrappers that ship.
func newTrainShipped(t terminal) *cobra.Command {
	var o trainShippedOptions
	cmd := &cobra.Command{
		Use:    "shipped --kind parsed|laid|blocks --single DIR [--sites DIR] [--laid DIR] -o FILE",
		Short:  "Fit the networks of a wrapper that ships to corpora",
		Hidden: true,
		Args:   cobra.NoArgs,
		Long: `Fit the networks of a wrapper that ships to corpora of pages with known texts, choose
its thresholds, and measure it on pages whose domain or site it has not seen.

Networks for laid-out pages need pages that a browser laid out. They are kept in the folder --laid;
what is there already is taken from there, so that an interrupted run goes on.

The same corpora, browser, fonts and seed give the same file on one kind of processor.
"make shipped" rebuilds all files that ship.`,
		Example: `  galley train shipped --kind parsed --single corpora/wcxb --sites corpora/sites -o parsed.wrapper`,
		RunE:    func(cmd *cobra.Command, _ []string) error { return trainShipped(cmd.Context(), t, &o) },
	}
	flags := cmd.Flags()
	o.register(flags)
	flags.StringVar(&o.kind, "kind", "", "parsed, laid, or blocks: the networks of the method fused")
	flags.StringVar(&o.Single, "single", "", "corpus `folder` of single pages")
	flags.StringVar(&o.Sites, "sites", "", "corpus `folder` of themed sites")
	flags.StringVar(&o.Pages, "laid", "", "`folder` for pages that were laid out")
	flags.StringVarP(&o.out, "output", "o", "", "wrapper `file` to write")
	flags.Uint64Var(&o.Seed, "seed", 1, "of first weights, order of pages and augmented copies")
	flags.IntVar(&o.First, "first", 0, "read so many pages of each corpus, to try things out (default: all)")
	flags.StringVar(&o.folds, "keep-folds", "", "write the wrappers that have not seen a fold to this `folder`")
	flags.StringVar(&o.fromFolds, "from-folds", "", "fit nothing: measure the wrappers of this `folder` with several thresholds")
	flags.StringVar(&o.byPages, "pages", "", "write a line for each page held out to this `file`")
	return cmd
}

func trainShipped(ctx context.Context, t terminal, o *trainShippedOptions) error {
	o.Kind = networks.Kind(o.kind)
	if o.Single == "" || o.out == "" && o.fromFolds == "" {
		return usage("see galley train shipped --help", "train shipped needs --kind, --single DIR and -o FILE")
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

func (o *trainShippedOptions) write(r *networks.Result) error {
	write := func(name string, to func(io.Writer) error) error {
		var data bytes.Buffer
		if err := to(&data); err != nil {
			return err
		}
		return writeFile(name, data.Bytes())
	}
	err := write(o.out, r.Write)
	for fold := range networks.Folds {
		if err == nil && o.folds != "" {
			err = write(foldFile(o.folds, fold), func(out io.Writer) error { return r.WriteFold(out, fold) })
		}
	}
	if err != nil {
		return err
	}
	return o.writePages(r.HeldOut)
}

// foldFile is the file of the wrapper that has not seen a fold.
func foldFile(folder string, fold int) string {
	return filepath.Join(folder, fmt.Sprintf("fold-%d.wrapper", fold))
}

func (o *trainShippedOptions) writePages(r *networks.Report) error {
	if o.byPages == "" {
		return nil
	}
	f, err := os.Create(o.byPages)
	if err != nil {
		return err
	}
	defer f.Close()
	return r.WritePages(f)
}

func (o *trainShippedOptions) remeasure(ctx context.Context, t terminal) error {
	byFold := make([]networks.Weights, networks.Folds)
	for fold := range byFold {
		data, err := os.ReadFile(foldFile(o.fromFolds, fold))
		if err == nil {
			byFold[fold], err = networks.ReadFold(data)
		}
		if err != nil {
			return unreadable(err)
		}
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
