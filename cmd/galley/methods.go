package main

import (
	"encoding/json"
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"galley/models"
	"galley/models/methods"
)

// newMethods returns "galley methods".
func newMethods(t terminal) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "methods",
		Short: "List the extractors that --method takes",
		Long: `List the extractors that need no labels of yours, their papers, and their parameters with defaults
and ranges. Use one as --method NAME, or --method NAME:param=value,param=value.`,
		Example: `  galley methods
  galley extract --method cectd-ds:lambda=0.9 -f text page.html`,
		RunE: func(*cobra.Command, []string) error {
			if asJSON {
				return writeMethodsJSON(t, methods.All())
			}
			return writeMethods(t, methods.All())
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func writeMethods(t terminal, all []models.Method) error {
	tw := tabwriter.NewWriter(t.out, 0, 0, 2, ' ', 0)
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

func writeMethodsJSON(t terminal, all []models.Method) error {
	list := []methodJSON{}
	for _, m := range all {
		j := methodJSON{m.Name, m.Paper, m.Doc, []paramJSON{}}
		for _, p := range m.Params {
			j.Params = append(j.Params, paramJSON(p))
		}
		list = append(list, j)
	}
	e := json.NewEncoder(t.out)
	e.SetIndent("", "  ")
	return e.Encode(list)
}
