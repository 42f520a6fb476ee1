package main

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
)

// helpWidth is the most characters of a line of help text. Flags and examples are not wrapped.
const helpWidth = 88

// TestHelpWidth holds that the help texts of all commands are wrapped alike.
func TestHelpWidth(t *testing.T) {
	var out bytes.Buffer
	var walk func(*cobra.Command)
	walk = func(cmd *cobra.Command) {
		for line := range strings.Lines(cmd.Long) {
			line = strings.TrimSuffix(line, "\n")
			if n := utf8.RuneCountInString(line); n > helpWidth {
				t.Errorf("%s --help: a line has %d characters, at most %d are right: %s", cmd.CommandPath(), n, helpWidth, line)
			}
		}
		for _, sub := range cmd.Commands() {
			if sub.Name() != "completion" { // its texts are the library's
				walk(sub)
			}
		}
	}
	walk(newRoot(terminal{strings.NewReader(""), &out, &out}))
}
