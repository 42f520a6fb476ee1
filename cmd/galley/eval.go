package main

import "github.com/spf13/cobra"

// evalCommand is "galley eval", with what is below it.
func evalCommand(t terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "eval",
		Short: "Measure wrappers and methods",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return usage("see galley eval --help", "unknown measure %q", args[0])
			}
			return cmd.Help()
		},
		Args: cobra.ArbitraryArgs,
	}
	cmd.AddCommand(
		newCommand(t, evalPagesHelp, evalPages, (*evalPagesOptions).register),
		newCommand(t, evalTextHelp, evalText, (*evalTextOptions).register),
		newCommand(t, evalTransferHelp, evalTransfer, (*evalTransferOptions).register),
		newCommand(t, evalStudyHelp, evalStudy, (*studyOptions).register),
		newCommand(t, evalFactsHelp, evalFacts, (*evalFactsOptions).register),
		newCommand(t, evalLookHelp, evalLook, (*evalLookOptions).register),
		newCommand(t, evalPicturesHelp, evalPictures, (*evalPicturesOptions).register),
	)
	return cmd
}
