package label

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/site"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/labeler"
	"galley/page"
)

type options struct {
	flags.Browser
	dataset  string
	addr     string
	remote   bool
	newToken bool
	double   float64
	open     bool
	wrapper  string
	out      string
	seed     uint64
	svmTrain string
}

// help is "galley label".
var help = cobra.Command{
	Use:   "label -d DIR [-w FILE.wrapper] [-o FILE.wrapper]",
	Short: "Label pages in a browser, and train while you do",
	Long: `Open the pages of a dataset in a web page, one after the other, each with a proposal
of its title, its body and what to cut: accept it with one key, or put it right with a
click. The first proposals are those of the wrapper that ships, or of -w. After every 5
labels it trains a wrapper on them, and proposes with that one if it is better. "Train
& review" trains thoroughly, shows how good the wrapper is and stores it. Pages can be
added there too.

Every label is on disk before the page says so, and the browser keeps what is not there
yet: closing the browser or this program loses nothing. Started again on the same
dataset it has the same address, and open tabs go on. Ctrl-C ends it.

It answers this machine only, unless --remote is given, and only to those who have the
token in the printed address.
docs/labelling.md says what counts as title and body.`,
	Example: `  galley label -d mysite
  galley label -d mysite -w other.wrapper -o mysite.wrapper
  galley label -d mysite --addr 127.0.0.1:8000 --open=false`,
}

func (o *options) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	set.StringVarP(&o.dataset, "dataset", "d", "", "dataset `folder`, made when it is not there")
	set.StringVar(&o.addr, "addr", "127.0.0.1:0", "`address` to listen on; port 0: any that is free")
	set.BoolVar(&o.remote, "remote", false, "allow an address that other machines can reach; who has the token can then label")
	set.BoolVar(&o.newToken, "new-token", false, "make a new token: addresses that were printed before let nobody in any more")
	set.Float64Var(&o.double, "double", 0, "`share` of the pages that two people are to label, to see how far they agree")
	set.BoolVar(&o.open, "open", true, "open the address in the browser, when this is a terminal")
	set.StringVarP(&o.wrapper, "wrapper", "w", "", "propose with this wrapper `file` first (default: the one that ships)")
	set.StringVarP(&o.out, "output", "o", "", "wrapper `file` to train into (default: DIR/NAME.wrapper)")
	set.Uint64Var(&o.seed, "seed", 1, "of the folds of the training")
	set.StringVar(&o.svmTrain, "svm-train", "", "LIBSVM's training `program` (default: svm-train on PATH)")
}

func label(ctx context.Context, t terminal.Streams, o options) error {
	if o.dataset == "" {
		return exit.Usagef("for instance: galley label -d mysite", "label needs -d DIR")
	}
	proposer, from, err := firstProposer(o.wrapper)
	if err != nil {
		return err
	}
	if !(o.double >= 0 && o.double <= 1) {
		return exit.Usagef("for instance --double 0.2 for a fifth of the pages", "--double %v is no share", o.double)
	}
	key := readLabelKey(o.dataset, o.newToken)
	l, err := key.listenAgain(o.addr, o.remote)
	if err != nil {
		return err
	}
	defer l.Close()
	_, missing := os.Stat(o.dataset)
	d, err := dataset.OpenOrCreate(o.dataset, dataset.Meta{Viewport: page.Size(o.Viewport)})
	if err != nil {
		return exit.AsUnreadable(err)
	}
	if errors.Is(missing, fs.ErrNotExist) {
		fmt.Fprintf(t.Err, "galley: note: %s was not there, and was made: add pages in the labeler, or with galley capture -d %s URL\n", o.dataset, o.dataset)
	}
	if o.out == "" {
		o.out = filepath.Join(o.dataset, site.Name(o.dataset)+".wrapper")
	}
	if err := output.Check(o.out); err != nil {
		return err
	}
	capturer := &capturer{viewport: d.Meta().Viewport, flags: o.Browser}
	defer capturer.close()
	s, err := labeler.New(labeler.Options{
		Name: site.Name(o.dataset), ID: key.id, Token: key.token(l.Port), Hosts: l.Names, Dataset: d, Proposer: proposer, From: from,
		Double: o.double, Trainer: &trainer{d.Meta().Browser, o}, Capturer: capturer,
	})
	if err != nil {
		return err
	}
	if err := key.keep(l.Port); err != nil {
		fmt.Fprintf(t.Err, "galley: the address will be another one after a restart: %v\n", err)
	}
	return serveLabels(ctx, t, o, l, s)
}

// Command is "galley label".
func Command(t terminal.Streams) *cobra.Command {
	return command.New(t, help, label, (*options).register)
}
