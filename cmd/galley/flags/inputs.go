package flags

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
)

// Inputs are the arguments of commands that take pages, and a list with more of them.
type Inputs struct {
	Args  []string // addresses and files
	Lists []string // files that name more of them
}

// Register adds the flag of commands that take lists.
func (a *Inputs) Register(set *pflag.FlagSet) {
	set.StringArrayVar(&a.Lists, "from", nil, "read inputs from a `file`, one a line (- for standard input); may be given several times")
}

// Once refuses an input without a name, a list that is not there, and standard input where it is to be read twice: the
// second time it is empty. others are the values of further flags that may name it.
func (a *Inputs) Once(others ...string) error {
	if slices.Contains(a.Args, "") {
		return exit.Usagef("give a URL, a file, or - for standard input; a variable may have no value", "an INPUT is empty")
	}
	for _, list := range a.Lists {
		if err := isList(list); err != nil {
			return err
		}
	}
	times := 0
	for _, name := range slices.Concat(a.Args, a.Lists, others) {
		if name == "-" {
			times++
		}
	}
	if times > 1 {
		return exit.Usagef("put one of them into a file", "standard input (-) is named %d times, and can be read once", times)
	}
	return nil
}

// isList refuses a list without a name, and a file that is not there.
func isList(name string) error {
	const instance = "name a file with one address a line, or - for standard input"
	if name == "" {
		return exit.Usagef(instance+"; a variable may have no value", "a list of --from has no name")
	}
	if _, err := os.Stat(name); errors.Is(err, fs.ErrNotExist) && name != "-" && !strings.Contains(name, "://") {
		return exit.Usagef(instance, "there is no list %s", name)
	}
	return nil
}

// SetInputs takes the arguments of the command line.
func (a *Inputs) SetInputs(args []string) { a.Args = args }
