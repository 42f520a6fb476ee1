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
	Args []string // addresses and files
	List string   // file that names more of them
}

// Register adds the flag of commands that take lists.
func (a *Inputs) Register(set *pflag.FlagSet) {
	set.StringVar(&a.List, "from", "", "read inputs from a `file`, one a line (- for standard input)")
}

// Once refuses an input without a name, a list that is not there, and standard input where it is to be read twice: the
// second time it is empty. others are the values of further flags that may name it.
func (a *Inputs) Once(others ...string) error {
	if slices.Contains(a.Args, "") {
		return exit.Usagef("give a URL, a file, or - for standard input; a variable may have no value", "an INPUT is empty")
	}
	if _, err := os.Stat(a.List); errors.Is(err, fs.ErrNotExist) && a.List != "" && a.List != "-" && !strings.Contains(a.List, "://") {
		return exit.Usagef("name a file with one address a line, or - for standard input", "there is no list %s", a.List)
	}
	times := 0
	for _, name := range slices.Concat(a.Args, []string{a.List}, others) {
		if name == "-" {
			times++
		}
	}
	if times > 1 {
		return exit.Usagef("put one of them into a file", "standard input (-) is named %d times, and can be read once", times)
	}
	return nil
}

// SetInputs takes the arguments of the command line.
func (a *Inputs) SetInputs(args []string) { a.Args = args }
