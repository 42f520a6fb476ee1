package eval

import (
	"bytes"
	"context"
	"encoding/json"
	"runtime"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/eval/facts"
	"galley/models"
)

type factsOptions struct {
	flags.Browser
	corpusFlags
	noBrowser bool
	json      bool
	pages     string
	workers   int
}

// factsHelp is "galley eval facts".
var factsHelp = cobra.Command{
	Use:   "facts --corpus DIR",
	Short: "Title, authors, date and language against what a corpus says",
	Long: `Extract every page of a corpus and compare the facts about its article with those of
the corpus: the title (but for case and signs, and to the letter), all authors and no
others (organisations may be sources instead), the day of publication (in the zone of
either or in UTC) and the language. Prints shares of the pages of which the corpus has
the fact, for all publishers and for each half of them.`,
	Example: "  galley eval facts --corpus news --no-browser\n  galley eval facts --corpus wcxb/dev --articles --no-browser --pages facts.jsonl",
}

func (o *factsOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.corpusFlags.register(set)
	set.BoolVar(&o.noBrowser, "no-browser", false, "parse the HTML instead of rendering it")
	set.BoolVar(&o.json, "json", false, "print JSON")
	set.StringVar(&o.pages, "pages", "", "also write one JSON object a page to this `file`")
	o.workers = runtime.NumCPU()
	set.Var((*flags.PositiveInt)(&o.workers), "workers", "pages measured at the same time")
}

func evalFacts(ctx context.Context, t terminal.Streams, o factsOptions) error {
	if o.corpus == "" {
		return exit.Usagef("for instance: galley eval facts --corpus news --no-browser", "eval facts needs --corpus DIR")
	}
	if err := output.CheckFlag("--pages", o.pages); err != nil {
		return err
	}
	sel := selector.Shipped(models.Options{Force: true})
	c, err := o.open()
	if err != nil {
		return err
	}
	load, close, err := loads(ctx, o.Browser, c, o.noBrowser)
	if err != nil {
		return err
	}
	defer close()
	bar := terminal.NewProgress(t.Err, c.Len(), "eval")
	defer bar.Close()
	pages, err := facts.Run(ctx, c.Documents(), []facts.Extractor{{Name: sel.Name, Extract: facts.OfArticles(sel.Select, load)}}, o.workers, bar.Set)
	if err != nil {
		return err
	}
	bar.Close()
	if o.pages != "" {
		if err := writeFactsPages(o.pages, pages); err != nil {
			return err
		}
	}
	report := facts.NewReport(c.Name, pages)
	if o.json {
		return t.WriteJSON(report)
	}
	return report.Write(t.Out)
}

func writeFactsPages(name string, pages []facts.Page) error {
	var lines bytes.Buffer
	e := json.NewEncoder(&lines)
	e.SetEscapeHTML(false)
	for _, p := range pages {
		if err := e.Encode(p); err != nil {
			return err
		}
	}
	return output.Write(name, lines.Bytes())
}
