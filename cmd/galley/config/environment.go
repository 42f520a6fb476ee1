package config

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
)

// Fill sets what the command line left alone, from the environment, then from the
// file of flags. Warnings go to w.
func Fill(w io.Writer, cmd *cobra.Command) error {
	for _, unknown := range unknownVariables(cmd.Root(), os.Environ()) {
		fmt.Fprintf(w, "galley: warning: %s\n", unknown)
	}
	if err := flagsFromEnvironment(cmd.Flags(), os.LookupEnv); err != nil {
		return err
	}
	name, err := cmd.Flags().GetString("config")
	if err != nil {
		return nil // a command that has none, such as completion
	}
	c, name, err := readConfig(name)
	if err == nil && c != nil {
		err = flagsFromConfig(cmd, c, name)
	}
	return err
}

// Worded is an error about a flag that says what is wanted in words, and does not repeat what
// may be a secret.
func Worded(err error) error {
	err = withoutSecret(err)
	var number *strconv.NumError
	if !errors.As(err, &number) {
		return err
	}
	want := "want a whole number"
	switch number.Func {
	case "ParseBool":
		want = "want true or false"
	case "ParseUint":
		want = "want a whole number of 0 or more"
	}
	return errors.New(strings.Replace(err.Error(), number.Error(), want, 1))
}

func withoutSecret(err error) error {
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) && flags.IsSecret("--"+invalid.GetFlag().Name) {
		return fmt.Errorf("the value of --%s: %w", invalid.GetFlag().Name, errors.Unwrap(invalid))
	}
	return err
}

// flagsFromEnvironment sets every flag that the command line left alone from
// GALLEY_<FLAG>.
func flagsFromEnvironment(set *pflag.FlagSet, lookup func(string) (string, bool)) error {
	var failed error
	set.VisitAll(func(f *pflag.Flag) {
		if f.Changed || f.Name == "help" || f.Name == "version" {
			return
		}
		name := "GALLEY_" + strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_"))
		value, ok := lookup(name)
		if !ok || value == "" {
			return
		}
		if err := set.Set(f.Name, value); err != nil {
			if err = Worded(err); flags.IsSecret("--" + f.Name) {
				value = "(not shown)"
			}
			failed = exit.Usagef("unset it or give it a value that --"+f.Name+" takes", "%s=%q: %v", name, value, err)
		}
	})
	return failed
}
