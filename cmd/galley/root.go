package main

import (
	"github.com/spf13/cobra"

	"galley/cmd/galley/batch"
	"galley/cmd/galley/command"
	"galley/cmd/galley/config"
	"galley/cmd/galley/eval"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/extract"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/label"
	"galley/cmd/galley/output"
	"galley/cmd/galley/serve"
	"galley/cmd/galley/terminal"
	"galley/cmd/galley/train"
	"galley/cmd/galley/version"
)

// rootHelp is "galley" without a command.
var rootHelp = cobra.Command{
	Use:   "galley",
	Short: "Cut articles out of web pages, and learn how articles look",
	Long: `galley cuts articles out of pages of any site: title and body, in the page's own
typography, with their images. A wrapper ships with it, which needs no training. Where
that is not good enough, galley learns from about 40 labelled pages of one site how an
article looks, and makes a wrapper of your own.

Data goes to standard output, messages to standard error. Every flag can also be
given in the environment: --no-sandbox is GALLEY_NO_SANDBOX=1. Flags that are always the
same can stand in a file (--config): "no-sandbox: true" for all commands, and below the
name of a command for that one.

Exit codes: 0 all good, 1 some inputs failed, 2 wrong usage, 3 nothing extracted,
4 no usable browser, 5 network (worth retrying), 6 refused by policy, 7 wrapper,
dataset or corpus unreadable or svm-train missing, 130 interrupted,
141 nobody reads standard output any more.`,
	Example: `  galley extract https://example.org/story -o story.html
  galley batch --from urls.txt -o articles.jsonl --contact me@example.org
  galley capture -d mysite --from urls.txt
  galley label -d mysite
  galley train -d mysite -o mysite.wrapper
  galley extract -w mysite.wrapper https://example.org/story -o story.html`,
	SilenceUsage:  true,
	SilenceErrors: true,
	Args:          cobra.ArbitraryArgs,
}

// newRoot is the whole program as a command.
func newRoot(t terminal.Streams) *cobra.Command {
	root := rootHelp
	root.Version = version.String()
	root.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			return exit.Usagef(command.DidYouMean(cmd, args[0]), "unknown command %q", args[0])
		}
		return cmd.Help()
	}
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if err := config.Fill(t.Err, cmd); err != nil {
			return err
		}
		return outputsAreFiles(cmd)
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return exit.Usagef(flagHint(cmd, err), "%v", config.Worded(err))
	})
	root.AddCommand(commands(t)...)
	root.AddCommand(newMan(t, &root))
	root.PersistentFlags().String("config", "", "`file` of flags (default: galley/config.yaml where configurations are, if it is there)")
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		usageArgs(cmd)
	}
	helpOfKnown(&root)
	complete(&root, flagValues())
	return &root
}

// commands are those of galley.
func commands(t terminal.Streams) []*cobra.Command {
	return []*cobra.Command{
		batch.Command(t),
		serve.Command(t),
		serve.MCPCommand(t),
		batch.WorkerCommand(t),
		batch.CaptureCommand(t),
		train.Command(t),
		extract.Command(t),
		eval.Command(t),
		extract.InspectCommand(t),
		command.New(t, methodsHelp, listMethods, (*methodsOptions).register),
		command.New(t, doctorHelp, doctor, (*flags.Browser).Register),
		label.Command(t),
		version.Command(t),
	}
}

// outputsAreFiles refuses - for standard output where a command writes files beside what it
// prints there.
func outputsAreFiles(cmd *cobra.Command) error {
	switch cmd.Name() {
	case "extract", "inspect", "batch": // they know it, or say why not
		return nil
	}
	for _, name := range []string{"output", "html", "pages", "plot"} {
		if f := cmd.Flags().Lookup(name); f != nil && f.Value.String() == output.Standard {
			return exit.Usagef("name a file: ./- is one called so", "--%s - is no file; standard output has what %s prints", name, cmd.CommandPath())
		}
	}
	return nil
}
