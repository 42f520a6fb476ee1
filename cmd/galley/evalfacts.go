package main

import (
	"bytes"
	"context"
	"encoding/json"
	"runtime"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/eval"
	"galley/models"
)

type evalFactsOptions struct {
	browserFlags
	corpusFlags
	noBrowser bool
	json      bool
	pages     string
	workers   int
}

// evalFactsHelp is "galley eval facts".
var evalFactsHelp = cobra.Command{
	Use:   "facts --corpus DIR",
	Short: "Title, authors, date and language against what a corpus says",
	Long: `Extract every page of a corpus and compare the facts about its article with those of
the corpus: the title (but for case and signs, and to the letter), all authors and no
others (organisations may be sources instead), the day of publication (in the zone of
either or in UTC) and the language. Prints shares of the pages of which the corpus has
the fact, for all publishers and for each half of them.`,
	Example: "  galley eval facts --corpus news --no-browser\n  galley eval facts --corpus wcxb/dev --articles --no-browser --pages facts.jsonl",
}

func (o *evalFactsOptions) register(set *pflag.FlagSet) {
	o.browserFlags.register(set)
	o.corpusFlags.register(set)
	set.BoolVar(&o.noBrowser, "no-browser", false, "parse the HTML instead of rendering it")
	set.BoolVar(&o.json, "json", false, "print JSON")
	set.StringVar(&o.pages, "pages", "", "also write one JSON object a page to this `file`")
	o.workers = runtime.NumCPU()
	set.Var((*positiveInt)(&o.workers), "workers", "pages measured at the same time")
}

func evalFacts(ctx context.Context, t terminal, o evalFactsOptions) error {
	if o.corpus == "" {
		return usage("for instance: galley eval facts --corpus news --no-browser", "eval facts needs --corpus DIR")
	}
	sel := shippedSelector(models.Options{Force: true})
	c, err := o.open()
	if err != nil {
		return err
	}
	load, close, err := loads(ctx, o.browserFlags, c, o.noBrowser)
	if err != nil {
		return err
	}
	defer close()
	bar := newProgress(t.err, c.Len(), "eval")
	defer bar.close()
	pages, err := eval.RunFacts(ctx, c.Documents(), []eval.FactsExtractor{{Name: sel.name, Extract: eval.ArticleFacts(sel.Select, load)}}, o.workers, bar.set)
	if err != nil {
		return err
	}
	bar.close()
	if o.pages != "" {
		if err := writeFactsPages(o.pages, pages); err != nil {
			return err
		}
	}
	report := eval.NewFactsReport(c.Name, pages)
	if o.json {
		return t.writeJSON(report)
	}
	return report.Write(t.out)
}

func writeFactsPages(name string, pages []eval.FactsPage) error {
	var lines bytes.Buffer
	e := json.NewEncoder(&lines)
	e.SetEscapeHTML(false)
	for _, p := range pages {
		if err := e.Encode(p); err != nil {
			return err
		}
	}
	return writeFile(name, lines.Bytes())
}
