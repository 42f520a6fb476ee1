package command

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/models/levenshtein"
)

// maxWord bounds what is compared with names, in bytes: no name is longer.
const maxWord = 40

// Nearest is the name that a word was probably meant to be: one that begins with the word, or the
// one with the fewest letters to change. It is empty where none is near.
func Nearest(word string, names []string) string {
	if len(word) > maxWord {
		return ""
	}
	word = strings.ToLower(word)
	best, fewest := "", max(1, min(3, len(word)/2)) // a letter of a short word, three of a long one
	for _, name := range names {
		if len(word) >= 3 && strings.HasPrefix(name, word) {
			return name
		}
		if n := slips(word, name); n < fewest || n == fewest && best == "" {
			best, fewest = name, n
		}
	}
	return best
}

// slips is how many letters are wrong; the same letters in another order are one slip.
func slips(word, name string) int {
	a, b := []rune(word), []rune(name)
	n := levenshtein.Distance(a, b, 0)
	slices.Sort(a)
	slices.Sort(b)
	if n > 0 && slices.Equal(a, b) {
		return 1
	}
	return n
}

// NearestOf is the command right below cmd that a word was probably meant to be, as it is typed:
// "galley eval text". It is empty where none is near.
func NearestOf(cmd *cobra.Command, word string) string {
	var names []string
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() {
			names = append(names, sub.Name())
		}
	}
	if near := Nearest(word, names); near != "" {
		return cmd.CommandPath() + " " + near
	}
	return ""
}

// DidYouMean is the hint for a word in the place of a command below cmd.
func DidYouMean(cmd *cobra.Command, word string) string {
	if near := NearestOf(cmd, word); near != "" {
		return "did you mean " + near + "?"
	}
	return "see " + cmd.CommandPath() + " --help"
}

// NearestFlag is the flag of a command that a name was probably meant to be, with its dashes; empty
// where none is near.
func NearestFlag(cmd *cobra.Command, name string) string {
	return dashed(Nearest(name, flagNames(cmd)))
}

// NearestFlagBelow is NearestFlag of a command and all below it.
func NearestFlagBelow(cmd *cobra.Command, name string) string {
	var names []string
	var walk func(*cobra.Command)
	walk = func(cmd *cobra.Command) {
		names = append(names, flagNames(cmd)...)
		for _, sub := range cmd.Commands() {
			walk(sub)
		}
	}
	walk(cmd)
	return dashed(Nearest(name, names))
}

func flagNames(cmd *cobra.Command) (names []string) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			names = append(names, f.Name)
		}
	})
	return names
}

func dashed(name string) string {
	if name == "" {
		return ""
	}
	return "--" + name
}
