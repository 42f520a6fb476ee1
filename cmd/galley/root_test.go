package main

import (
	"bytes"
	"strings"
	"syscall"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
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

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, syscall.ENOSPC }

// TestHelpIsWritten holds that help and the version that cannot be written are no success.
func TestHelpIsWritten(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"--help"}, {"--version"}, {"extract", "--help"}, {"help", "eval", "text"}, {"version"}} {
		var out, errOut bytes.Buffer
		if code := run(t.Context(), args, strings.NewReader(""), &out, &errOut); code != exit.OK || out.Len() == 0 {
			t.Errorf("%q: exit code %d, %d bytes", args, code, out.Len())
		}
		if code := run(t.Context(), args, strings.NewReader(""), full{}, &errOut); code != exit.Some || !strings.Contains(errOut.String(), "no space left") {
			t.Errorf("%q: exit code %d, %q", args, code, errOut.String())
		}
	}
}
