package command

import (
	"context"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/terminal"
)

// New makes a command of its help texts: flags fill the options O, register says
// how, and run does the work with them. A test of flags passes a run of its own.
func New[O any](t terminal.Streams, cmd cobra.Command, run func(context.Context, terminal.Streams, O) error, register func(*O, *pflag.FlagSet)) *cobra.Command {
	var o O
	register(&o, cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if given, ok := any(&o).(interface{ SetInputs([]string) }); ok {
			given.SetInputs(args)
		}
		return run(cmd.Context(), t, o)
	}
	return &cmd
}
