package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/flags"
	"galley/models/methods"
	"galley/models/pagekind"
)

// flagValues are what a shell offers after a flag, by its name in whatever command it is, or by the command and it.
func flagValues() map[string][]string {
	var names, learned []string
	for _, m := range methods.All() {
		names = append(names, m.Name+"\t"+m.Doc)
	}
	for _, m := range methods.Learned() {
		learned = append(learned, m.Name)
	}
	return map[string][]string{
		"format":                    slices.Sorted(maps.Keys(flags.Extensions)),
		"with":                      {"html", "markdown", "hidden\ttexts that a reader cannot see"},
		"method":                    names,
		"galley train method":       learned,
		"network":                   {"public\tthe internet", "any\tevery address", "none\tno address"},
		"log-format":                {"text", "json"},
		"kind":                      pagekind.Names,
		"features":                  {"full", "relative\tfor labels alone", "wang2009\tthe paper to the letter"},
		"columns":                   {"spatial", "content", "all"},
		"galley train shipped kind": {"parsed", "laid", "blocks"},
	}
}

// complete gives the commands below root what shells offer: values of flags, and files
// where a flag takes one.
func complete(cmd *cobra.Command, values map[string][]string) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		list := values[cmd.CommandPath()+" "+f.Name]
		if list == nil {
			list = values[f.Name]
		}
		if list == nil || f.Name == "format" && f.DefValue != "html" {
			return
		}
		// The error is for flags that were registered already.
		cmd.RegisterFlagCompletionFunc(f.Name, offer(list, f.Name == "with"))
	})
	if cmd.Flags().Lookup("wrapper") != nil {
		cmd.MarkFlagFilename("wrapper", "wrapper")
	}
	if cmd.HasSubCommands() && cmd.Flags().Lookup("from") != nil && cmd.ValidArgsFunction == nil {
		// It takes files beside its commands, of which alone shells would hear.
		cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return nil, cobra.ShellCompDirectiveDefault
		}
	}
	for _, sub := range cmd.Commands() {
		complete(sub, values)
	}
}

// plainUsages takes the quotes off what shells show of flags: they name values for --help only.
func plainUsages(cmd *cobra.Command) {
	plain := func(f *pflag.Flag) { f.Usage = strings.ReplaceAll(f.Usage, "`", "") }
	cmd.Flags().VisitAll(plain)
	cmd.PersistentFlags().VisitAll(plain)
	for _, sub := range cmd.Commands() {
		plainUsages(sub)
	}
}

// offer completes one of the values; of a list, the last one that is typed.
func offer(values []string, list bool) cobra.CompletionFunc {
	return func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		if !list {
			return values, cobra.ShellCompDirectiveNoFileComp
		}
		before := typed[:strings.LastIndexByte(typed, ',')+1]
		var all []string
		for _, v := range values {
			all = append(all, before+v)
		}
		return all, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	}
}
