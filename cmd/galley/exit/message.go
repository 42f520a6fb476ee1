package exit

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
)

// Report prints an error and, where somebody knows, what to do about it.
func Report(w io.Writer, err error) {
	fmt.Fprintf(w, "galley: %s\n", Printable(err.Error()))
	var hinter interface{ Hint() string }
	if errors.As(err, &hinter) && hinter.Hint() != "" {
		fmt.Fprintf(w, "galley: hint: %s\n", Printable(hinter.Hint()))
	}
}

// Printable is a message without control characters: names, addresses and answers of servers
// in it could make a terminal do things.
func Printable(message string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return unicode.ReplacementChar
		}
		return r
	}, message)
}
