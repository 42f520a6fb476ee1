package main

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/terminal"
)

// helpWidth is the most characters of a line of help text. Flags and examples are not wrapped.
const helpWidth = 88

// TestHelpWidth holds that the help texts of all commands are wrapped alike, and what their
// flags say is aligned.
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
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			// The library counts bytes where it aligns what the flags say.
			if name, _ := pflag.UnquoteUsage(f); strings.ContainsFunc(name, func(r rune) bool { return r >= utf8.RuneSelf }) {
				t.Errorf("%s --%s takes %q, which puts its line out of the column", cmd.CommandPath(), f.Name, name)
			}
		})
		for _, sub := range cmd.Commands() {
			if sub.Name() != "completion" { // its texts are the library's
				walk(sub)
			}
		}
	}
	walk(newRoot(terminal.Streams{In: strings.NewReader(""), Out: &out, Err: &out}))
}
