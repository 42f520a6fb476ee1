package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/terminal"
)

type manOptions struct {
	flags.Inputs
}

func (*manOptions) register(*pflag.FlagSet) {}

// manHelp is "galley man".
var manHelp = cobra.Command{
	Use:   "man DIR",
	Short: "Write the manual pages of all commands into a folder",
	Long: `Write manual pages, one a command, into DIR: galley.1, galley-extract.1 and so on. Put
them where man looks, such as /usr/local/share/man/man1.`,
	Example: `  galley man /usr/local/share/man/man1`,
	Args:    command.One("DIR"),
}

// newMan makes "galley man" of all other commands.
func newMan(t terminal.Streams, root *cobra.Command) *cobra.Command {
	return command.New(t, manHelp, func(_ context.Context, _ terminal.Streams, o manOptions) error {
		dir := o.Args[0]
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return fmt.Errorf("make the folder of the manual: %w", err)
		}
		// The same program writes the same pages: no date of today in them.
		root.DisableAutoGenTag = true
		at := time.Unix(0, 0).UTC()
		header := &doc.GenManHeader{Section: "1", Source: "galley", Manual: "galley", Date: &at}
		if err := doc.GenManTree(root, header, dir); err != nil {
			return fmt.Errorf("write the manual into %s: %w", dir, err)
		}
		return nil
	}, (*manOptions).register)
}
