package main

import (
	"slices"

	"github.com/spf13/pflag"
)

// inputArgs is for options of commands whose arguments are pages.
type inputArgs struct {
	inputs []string
	list   string // file that names more of them
}

// register adds the flag of commands that take lists.
func (a *inputArgs) register(set *pflag.FlagSet) {
	set.StringVar(&a.list, "from", "", "read inputs from a `file`, one a line (- for standard input)")
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

// SetInputs takes the arguments of the command line.
func (a *inputArgs) SetInputs(args []string) { a.inputs = args }
