package flags

import (
	"fmt"
	"strconv"

	"github.com/spf13/pflag"

	"galley"
)

// Pages is --pages: how many pages are read of an article that is split over several, and joined.
type Pages int

// Register adds the flag to those of a command.
func (n *Pages) Register(set *pflag.FlagSet) {
	*n = 1
	set.Var(n, "pages", "`number` of pages to read of an article that is split over several, and to join")
}

// String, Type and Set are of pflag.Value.
func (n *Pages) String() string { return strconv.Itoa(int(*n)) }
func (n *Pages) Type() string   { return "int" }
func (n *Pages) Set(value string) error {
	v, err := strconv.Atoi(value)
	if err != nil || v < 1 || v > galley.MaxPages {
		return fmt.Errorf("want a whole number of 1 to %d", galley.MaxPages)
	}
	*n = Pages(v)
	return nil
}
