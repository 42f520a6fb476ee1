package serve

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/terminal"
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
	Args:    command.One("NAME"),
}

type keyOptions struct{ flags.Inputs }

func (*keyOptions) register(*pflag.FlagSet) {}

func makeKey(_ context.Context, t terminal.Streams, o keyOptions) error {
	if words := strings.Fields(o.Args[0]); len(words) != 1 || words[0] != o.Args[0] || strings.HasPrefix(words[0], "#") {
		return exit.Usagef("for instance: galley serve key ci >> keys.txt", "the name of a key is one word that does not begin with #, not %q", o.Args[0])
	}
	secret, line := keys.New(o.Args[0])
	fmt.Fprintf(t.Err, "the key of %s, which is not told again:\n%s\n", o.Args[0], secret)
	_, err := fmt.Fprintln(t.Out, line)
	return err
}
