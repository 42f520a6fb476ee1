package main

import (
	"context"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// newCommand makes a command of its help texts: flags fill the options O, register says
// how, and run does the work with them. A test of flags passes a run of its own.
func newCommand[O any](t terminal, cmd cobra.Command, run func(context.Context, terminal, O) error, register func(*O, *pflag.FlagSet)) *cobra.Command {
	var o O
	register(&o, cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if given, ok := any(&o).(interface{ setInputs([]string) }); ok {
			given.setInputs(args)
		}
		return run(cmd.Context(), t, o)
	}
	return &cmd
}

// inputArgs is for options of commands whose arguments are pages.
type inputArgs struct {
	inputs []string
	list   string // file that names more of them
}

// register adds the flag of commands that take lists.
func (a *inputArgs) register(flags *pflag.FlagSet) {
	flags.StringVar(&a.list, "from", "", "read inputs from a `file`, one a line (- for standard input)")
}

// once refuses standard input where it is to be read twice: the second time it is empty.
// others are the values of further flags that may name it.
func (a *inputArgs) once(others ...string) error {
	times := 0
	for _, name := range slices.Concat(a.inputs, []string{a.list}, others) {
		if name == "-" {
			times++
		}
	}
	if times > 1 {
		return usage("put one of them into a file", "standard input (-) is named %d times, and can be read once", times)
	}
	return nil
}

func (a *inputArgs) setInputs(args []string) { a.inputs = args }
