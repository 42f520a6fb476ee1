package eval

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/site"
	"galley/cmd/galley/terminal"
	"galley/eval"
	"galley/train/transfer"
)

type pagesOptions struct {
	wrappers []string
	methods  []string
	datasets []string
	json     bool
}

// pagesHelp is "galley eval pages".
var pagesHelp = cobra.Command{
	Use:   "pages [-w FILE.wrapper | --method NAME]... -d DIR...",
	Short: "Page-level accuracy against labels",
	Long: `Select title and body on every labelled page and compare them with the labels.

A page is right when both its title and its body are. Strictly, a part is right when
it is the labelled element, or one with the same text and the same images; leniently,
when the title's text is the same and the body's word-LCS F1 is at least 0.95. What is
cut out of a body does not matter here: see eval text. Without -w and --method it is
the wrapper that ships.`,
	Example: "  galley eval pages -w mysite.wrapper -d othersite --json",
}

func (o *pagesOptions) register(set *pflag.FlagSet) {
	set.StringArrayVarP(&o.wrappers, "wrapper", "w", nil, "wrapper `file`; may be given several times")
	set.StringArrayVar(&o.methods, "method", nil, "training-free `NAME[:param=value,...]`; may be given several times")
	set.StringArrayVarP(&o.datasets, "dataset", "d", nil, "dataset `folder`; may be given several times")
	set.BoolVar(&o.json, "json", false, "print JSON")
}

func evalPages(ctx context.Context, t terminal.Streams, o pagesOptions) error {
	if len(o.datasets) == 0 {
		return exit.Usagef("for instance: galley eval pages -w mysite.wrapper -d othersite", "eval pages needs -d DIR")
	}
	selectors, err := selector.ReadAll(o.wrappers, o.methods)
	if err != nil {
		return err
	}
	var reports []eval.PagesReport
	sites, err := site.Read(t, o.datasets)
	if err != nil {
		return err
	}
	for _, sel := range selectors {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r, err := transfer.Evaluate(sel, sites)
		if err != nil {
			return exit.AsUnreadable(err)
		}
		r.Name = sel.Name
		reports = append(reports, r)
	}
	if o.json {
		if len(reports) == 1 {
			return t.WriteJSON(reports[0])
		}
		return t.WriteJSON(map[string]any{"methods": reports})
	}
	for _, r := range reports {
		if len(reports) > 1 {
			fmt.Fprintf(t.Out, "\n%s\n", r.Name)
		}
		if err := r.Write(t.Out); err != nil {
			return err
		}
	}
	return nil
}
