package command

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// None is for commands that take no arguments.
func None(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%s takes no arguments, and was given %s", cmd.CommandPath(), quoted(args))
	}
	return nil
}

// One is for commands that take one argument, which is called as their usage has it.
func One(name string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return fmt.Errorf("%s needs one %s", cmd.CommandPath(), name)
		case 1:
			return nil
		}
		return fmt.Errorf("%s takes one %s, and was given %s", cmd.CommandPath(), name, quoted(args))
	}
}

// quoted are the first arguments, as a message has them.
func quoted(args []string) string {
	const most = 3
	var list []string
	for _, arg := range args[:min(len(args), most)] {
		list = append(list, fmt.Sprintf("%q", arg))
	}
	if more := len(args) - most; more > 0 {
		list = append(list, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(list, " ")
}
