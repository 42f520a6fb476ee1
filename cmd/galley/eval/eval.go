package eval

import (
	"github.com/spf13/cobra"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
)

// Command is "galley eval", with what is below it.
func Command(t terminal.Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "eval",
		Short: "Measure wrappers and methods",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return exit.Usagef(command.DidYouMean(cmd, args[0]), "unknown measure %q", args[0])
			}
			return cmd.Help()
		},
		Args: cobra.ArbitraryArgs,
	}
	cmd.AddCommand(
		command.New(t, pagesHelp, evalPages, (*pagesOptions).register),
		command.New(t, textHelp, evalText, (*textOptions).register),
		command.New(t, transferHelp, evalTransfer, (*transferOptions).register),
		command.New(t, studyHelp, evalStudy, (*studyOptions).register),
		command.New(t, factsHelp, evalFacts, (*factsOptions).register),
		command.New(t, lookHelp, evalLook, (*lookOptions).register),
		command.New(t, picturesHelp, evalPictures, (*picturesOptions).register),
	)
	return cmd
}
