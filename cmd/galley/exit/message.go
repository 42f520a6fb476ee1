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

// Printable is a message without control characters, those of direction too: names, addresses
// and answers of servers in it could make a terminal do things, or say something else than they
// are. Words of more than a thousand characters, as addresses may be, lose their end.
func Printable(message string) string {
	const longest = 1000
	var b strings.Builder
	word := 0 // characters of it so far
	for _, r := range message {
		if word++; unicode.IsSpace(r) {
			word = 0
		}
		switch {
		case word > longest+1:
			continue
		case word > longest:
			r = '…'
		case unicode.IsControl(r) && r != '\n' && r != '\t', unicode.Is(unicode.Bidi_Control, r):
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
	}
	return b.String()
}
