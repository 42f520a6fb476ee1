package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"galley/cmd/galley/flags"
	"galley/models/methods"
)

// flagValues are what a shell offers after a flag, in whatever command it is.
func flagValues() map[string][]string {
	var names []string
	for _, m := range methods.All() {
		names = append(names, m.Name+"\t"+m.Doc)
	}
	return map[string][]string{
		"format":     slices.Sorted(maps.Keys(flags.Extensions)),
		"with":       {"html", "markdown", "hidden\ttexts that a reader cannot see"},
		"method":     names,
		"network":    {"public\tthe internet", "any\tevery address", "none\tno address"},
		"log-format": {"text", "json"},
	}
}

// complete gives the commands below root what shells offer: values of flags, and files
// where a flag takes one.
func complete(cmd *cobra.Command, values map[string][]string) {
	for name, list := range values {
		if f := cmd.Flags().Lookup(name); f == nil || name == "format" && f.DefValue != "html" {
			continue
		}
		// The error is for flags that are not there, or were registered already.
		cmd.RegisterFlagCompletionFunc(name, offer(list, name == "with"))
	}
	if cmd.Flags().Lookup("wrapper") != nil {
		cmd.MarkFlagFilename("wrapper", "wrapper")
	}
	for _, sub := range cmd.Commands() {
		complete(sub, values)
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
