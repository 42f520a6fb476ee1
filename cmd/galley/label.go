package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"galley/dataset"
	"galley/labeler"
	"galley/models"
	"galley/page"
)

type labelOptions struct {
	browserFlags
	dataset  string
	addr     string
	remote   bool
	open     bool
	wrapper  string
	out      string
	seed     uint64
	svmTrain string
}

// newLabel returns "galley label". Tests of the flags pass their own do; nil means
// the real thing.
func newLabel(t terminal, do func(context.Context, labelOptions) error) *cobra.Command {
	var o labelOptions
	if do == nil {
		do = func(ctx context.Context, o labelOptions) error { return label(ctx, t, o) }
	}
	cmd := &cobra.Command{
		Use:   "label -d DIR [-w FILE.wrapper] [-o FILE.wrapper]",
		Short: "Label pages in a browser, and train while you do",
		Long: `Open the pages of a dataset in a web page, one after the other, each with a proposal
of its title and body: accept it with one key, or put it right with a click. After
every 5 labels it learns from them and proposes again; at the end it trains a wrapper,
shows how good it is and stores it. Pages can be added there too.

Every label is on disk before the page says so: closing the browser or this program
loses nothing. Ctrl-C ends it.

It answers this machine only, and only who has the token in the printed address.
docs/labelling.md says what counts as title and body.`,
		Example: `  galley label -d mysite
  galley label -d mysite -w other.wrapper -o mysite.wrapper
  galley label -d mysite --addr 127.0.0.1:8000 --open=false`,
		RunE: func(cmd *cobra.Command, _ []string) error { return do(cmd.Context(), o) },
	}
	flags := cmd.Flags()
	o.register(flags)
	flags.StringVarP(&o.dataset, "dataset", "d", "", "dataset `folder`, made when it is not there")
	flags.StringVar(&o.addr, "addr", "127.0.0.1:0", "`address` to listen on; port 0: any that is free")
	flags.BoolVar(&o.remote, "remote", false, "allow an address that other machines can reach; who has the token can then label")
	flags.BoolVar(&o.open, "open", true, "open the address in the browser, when this is a terminal")
	flags.StringVarP(&o.wrapper, "wrapper", "w", "", "propose with this wrapper `file` from the start")
	flags.StringVarP(&o.out, "output", "o", "", "wrapper `file` to train into (default: DIR/NAME.wrapper)")
	flags.Uint64Var(&o.seed, "seed", 1, "of the folds of the training")
	flags.StringVar(&o.svmTrain, "svm-train", "", "LIBSVM's training `program` (default: svm-train on PATH)")
	return cmd
}

func label(ctx context.Context, t terminal, o labelOptions) error {
	if o.dataset == "" {
		return usage("for instance: galley label -d mysite", "label needs -d DIR")
	}
	var given *models.Wrapper
	if o.wrapper != "" {
		var err error
		if given, err = readWrapper(o.wrapper); err != nil {
			return err
		}
	}
	l, err := listen(o.addr, o.remote)
	if err != nil {
		return err
	}
	defer l.Close()
	d, err := openOrCreate(o)
	if err != nil {
		return unreadable(err)
	}
	if o.out == "" {
		o.out = filepath.Join(o.dataset, siteName(o.dataset)+".wrapper")
	}
	store := newLabelStore(d)
	options := labeler.Options{
		Name: siteName(o.dataset), Token: newToken(), Hosts: l.names,
		Pages: store, Labels: store,
		Trainer:  &labelTrainer{store, o},
		Exporter: labelExchange{store, o}, Importer: labelExchange{store, o},
	}
	if given != nil {
		options.Proposer = (*wrapperProposer)(given)
	}
	adder := &labelAdder{store: store, flags: o.browserFlags}
	defer adder.close()
	options.Adder = adder
	return serveLabels(ctx, t, o, l, labeler.New(options))
}

// openOrCreate opens the dataset; a folder that is not there or empty becomes one,
// to which the page can add.
func openOrCreate(o labelOptions) (*dataset.Dataset, error) {
	d, err := dataset.Open(o.dataset)
	var none *dataset.NotDatasetError
	if !errors.As(err, &none) {
		return d, err
	}
	entries, readErr := os.ReadDir(o.dataset)
	if len(entries) > 0 || (readErr != nil && !errors.Is(readErr, fs.ErrNotExist)) {
		return nil, err
	}
	return dataset.Create(o.dataset, dataset.Meta{Viewport: page.Size(o.viewport)})
}

func newToken() string {
	var b [20]byte
	rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// wrapperProposer is a wrapper as the labeler asks it.
type wrapperProposer models.Wrapper

// Propose implements labeler.Proposer.
func (w *wrapperProposer) Propose(p *page.Page) (labeler.Proposal, error) {
	wrapper := (*models.Wrapper)(w)
	out := labeler.Proposal{Selection: page.Selection{Title: page.None}}
	s, err := wrapper.Score(p)
	if err == nil {
		out.Selection, err = s.Selection()
	}
	if errors.Is(err, models.ErrNoArticle) {
		return out, nil
	}
	if err != nil {
		return out, fmt.Errorf("propose for %s: %w", p.URL, err)
	}
	out.Cut = nil // the page shows none yet
	out.Bodies, out.Titles = scored(s.Body()), scored(s.Title())
	return out, nil
}

func scored(list []models.Candidate) []labeler.Scored {
	out := make([]labeler.Scored, len(list))
	for i, c := range list {
		out[i] = labeler.Scored{Node: c.Node, Posterior: c.Posterior}
	}
	return out
}
