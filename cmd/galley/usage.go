package main

import (
	"errors"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
)

// flagHint names the flag that an unknown one was probably meant to be.
func flagHint(cmd *cobra.Command, err error) string {
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "" {
		if near := command.NearestFlag(cmd, unknown.GetSpecifiedName()); near != "" {
			return "did you mean " + near + "?"
		}
	}
	if unknown != nil && unknown.GetSpecifiedShortnames() != "" {
		if file := "-" + unknown.GetSpecifiedShortnames(); isFile(file) {
			return "is it the file of that name? give it as ./" + file
		}
	}
	return "see " + cmd.CommandPath() + " --help"
}

func isFile(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// dashes are what editors and web pages make of two hyphens, and the hyphen.
const dashes = "-–—−"

// oneDash refuses the name of a long flag behind one dash: -output x would write to "utput", and read x. So would
// one behind a long dash be read, which a text that was copied has.
func oneDash(root *cobra.Command, args []string) error {
	cmd, rest, err := root.Find(args)
	if err != nil {
		return nil // it says what is wrong itself
	}
	for _, arg := range rest {
		if arg == "--" {
			break
		}
		name, _, _ := strings.Cut(strings.TrimLeft(arg, dashes), "=")
		before := strings.TrimSuffix(arg, strings.TrimLeft(arg, dashes))
		if len(name) < 3 || before == "" || before == "--" || name != "help" && name != "version" && cmd.Flag(name) == nil {
			continue
		}
		return exit.Usagef("did you mean --"+name+"?", "%s%s is no flag: names of more than a letter have two hyphens", before, name)
	}
	return nil
}

// helpOfKnown makes it a usage error to ask "galley help" for a command that is not there.
func helpOfKnown(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	for _, help := range root.Commands() {
		if help.Name() != "help" {
			continue
		}
		show := help.Run
		help.Run, help.RunE = nil, func(cmd *cobra.Command, args []string) error {
			if found, rest, err := root.Find(args); err != nil || len(rest) > 0 {
				if err != nil {
					found, rest = root, args
				}
				return exit.Usagef(command.DidYouMean(found, rest[0]), "unknown command %q", strings.Join(args, " "))
			}
			show(cmd, args)
			return nil
		}
	}
}

// usageArgs makes wrong arguments a usage error of its own exit code.
func usageArgs(cmd *cobra.Command) {
	check := cmd.Args
	if !cmd.Runnable() { // only commands below it: completion
		check = someBelow
	} else if check == nil {
		check = command.None
	}
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		var hinter interface{ Hint() string }
		switch err := check(cmd, args); {
		case err == nil, errors.As(err, &hinter):
			return err
		default:
			hint := "see " + cmd.CommandPath() + " --help"
			if len(args) > 0 {
				hint = command.DidYouMean(cmd, args[0])
			}
			return exit.Usagef(hint, "%v", err)
		}
	}
	if !cmd.Runnable() {
		cmd.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
	}
	for _, sub := range cmd.Commands() {
		usageArgs(sub)
	}
}

// someBelow is for a command that is nothing but those below it.
func someBelow(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, sub := range cmd.Commands() {
		names = append(names, sub.Name())
	}
	return exit.Usagef("there are: "+strings.Join(names, ", "), "%s has no %q", cmd.CommandPath(), args[0])
}
