package eval

import (
	"context"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/eval/pictures"
)

type picturesOptions struct {
	flags.Browser
	corpusFlags
	wrapper   string
	method    string
	noBrowser bool
	json      bool
}

// picturesHelp is "galley eval pictures".
var picturesHelp = cobra.Command{
	Use:   "pictures [-w FILE.wrapper | --method NAME] --corpus DIR",
	Short: "Which of the pictures that a corpus names the articles keep",
	Long: `Extract the article of every page of a corpus whose ground truth lists pictures, and
compare file names:

  lead       share of the pages that keep the lead picture, of those that name one and
             have it
  body       share of the other pictures in the page that are kept
  strangers  share of the kept pictures that the ground truth does not name

Pages are rendered, unless --no-browser is given. After the shares come the pages that
miss pictures or have strange ones.`,
	Example: "  galley eval pictures --corpus news --no-browser",
}

func (o *picturesOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.corpusFlags.register(set)
	set.StringVarP(&o.wrapper, "wrapper", "w", "", "wrapper `file` (default: the wrapper that ships)")
	set.StringVar(&o.method, "method", "", "training-free `NAME[:param=value,...]`")
	set.BoolVar(&o.noBrowser, "no-browser", false, "parse the HTML instead of rendering it")
	set.BoolVar(&o.json, "json", false, "print JSON")
}

func evalPictures(ctx context.Context, t terminal.Streams, o picturesOptions) error {
	if o.corpus == "" {
		return exit.Usagef("for instance: galley eval pictures --corpus news --no-browser", "eval pictures needs --corpus DIR")
	}
	selectors, err := selector.ReadAll(some(o.wrapper), some(o.method))
	if err != nil {
		return err
	}
	c, err := o.open()
	if err != nil {
		return err
	}
	load, close, err := loads(ctx, o.Browser, c, o.noBrowser)
	if err != nil {
		return err
	}
	defer close()
	report, err := pictures.Run(ctx, c.Documents(), pictures.OfArticles(selectors[0].Select, load), 0)
	if err != nil {
		return err
	}
	if report.Pages == 0 {
		return exit.Usagef("its ground truth must have lists of images", "no page of %s names pictures", o.corpus)
	}
	if o.json {
		return t.WriteJSON(report)
	}
	return report.Write(t.Out)
}

// some is the list of a value that may be empty.
func some(v string) []string {
	if v == "" {
		return nil
	}
	return []string{v}
}
