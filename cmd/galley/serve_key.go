package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/server/keys"
)

// keyHelp is "galley serve key".
var keyHelp = cobra.Command{
	Use:   "key NAME >> FILE",
	Short: "Make a key for galley serve",
	Long: `Make a key. Its line for the file of keys goes to standard output, with the hash of the
key; the key itself goes to standard error, and is not kept anywhere. The line may get
limits: per-minute=60 together=4.`,
	Example: `  galley serve key ci >> keys.txt`,
	Args:    cobra.ExactArgs(1),
}

type keyOptions struct{ inputArgs }

func (*keyOptions) register(*pflag.FlagSet) {}

func makeKey(_ context.Context, t terminal, o keyOptions) error {
	if words := strings.Fields(o.inputs[0]); len(words) != 1 || words[0] != o.inputs[0] || strings.HasPrefix(words[0], "#") {
		return usage("for instance: galley serve key ci >> keys.txt", "the name of a key is one word that does not begin with #, not %q", o.inputs[0])
	}
	secret, line := keys.New(o.inputs[0])
	fmt.Fprintf(t.err, "the key of %s, which is not told again:\n%s\n", o.inputs[0], secret)
	_, err := fmt.Fprintln(t.out, line)
	return err
}
