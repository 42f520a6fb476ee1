package exit

import (
	"fmt"
	"strings"

	"galley/network"
)

// About is an error with the input that it is about before it, unless it says that already.
// Names and passwords of addresses are left away.
func About(input string, err error) error {
	input = network.Redact(input)
	if strings.Contains(err.Error(), input) {
		return err
	}
	return fmt.Errorf("%s: %w", input, err)
}
