package main

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/terminal"
	"galley/models/method"
	"galley/models/methods"
)

type methodsOptions struct{ json bool }

// methodsHelp is "galley methods".
var methodsHelp = cobra.Command{
	Use:   "methods",
	Short: "List the extractors that --method takes",
	Long: `List the extractors that need no labels of yours, with their papers, and their
parameters with defaults and ranges. Use one as --method NAME, or as
--method NAME:param=value,param=value.

The methods that are learned from labels of yours come last: train them with
galley train --method NAME, and use the file with -w.`,
	Example: `  galley methods
  galley extract --method cectd-ds:lambda=0.9 -f text page.html`,
}

func (o *methodsOptions) register(set *pflag.FlagSet) {
	set.BoolVar(&o.json, "json", false, "print JSON")
}

func listMethods(_ context.Context, t terminal.Streams, o methodsOptions) error {
	if o.json {
		return writeMethodsJSON(t, methods.All())
	}
	return writeMethods(t, methods.All())
}

func writeMethods(t terminal.Streams, all []method.Method) error {
	tw := tabwriter.NewWriter(t.Out, 0, 0, 2, ' ', 0)
	paper := ""
	for _, m := range all {
		if m.Paper != paper {
			paper = m.Paper
			fmt.Fprintf(tw, "\n%s\n", paper)
		}
		fmt.Fprintf(tw, "  %s\t%s\n", m.Name, m.Doc)
		for _, p := range m.Params {
			fmt.Fprintf(tw, "  \t  %s=%g  %g to %g: %s\n", p.Name, p.Default, p.Min, p.Max, p.Doc)
		}
	}
	fmt.Fprintf(tw, "\nLearned from your labels: galley train --method NAME -d DIR -o FILE\n")
	for _, l := range methods.Learned() {
		fmt.Fprintf(tw, "  %s\t%s\n  \t  %s\n", l.Name, l.Doc, l.Paper)
	}
	return tw.Flush()
}

// methodJSON is a method as "galley methods --json" prints it.
type methodJSON struct {
	Name   string      `json:"name"`
	Paper  string      `json:"paper"`
	Doc    string      `json:"doc"`
	Params []paramJSON `json:"params"`
}

type paramJSON struct {
	Name    string  `json:"name"`
	Default float64 `json:"default"`
	Min     float64 `json:"min"`
	Max     float64 `json:"max"`
	Doc     string  `json:"doc"`
}

func writeMethodsJSON(t terminal.Streams, all []method.Method) error {
	list := []methodJSON{}
	for _, m := range all {
		j := methodJSON{m.Name, m.Paper, m.Doc, []paramJSON{}}
		for _, p := range m.Params {
			j.Params = append(j.Params, paramJSON(p))
		}
		list = append(list, j)
	}
	return t.WriteJSON(list)
}
