package exit

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"syscall"
	"unicode"
)

// Report prints an error and, where somebody knows, what to do about it.
func Report(w io.Writer, err error) {
	fmt.Fprintf(w, "galley: %s\n", Message(err.Error()))
	if hint := hint(err); hint != "" {
		fmt.Fprintf(w, "galley: hint: %s\n", Message(hint))
	}
}

// hint is what to do about an error: what it says itself, or what helps against its cause in
// the file system. It may be empty.
func hint(err error) string {
	var hinter interface{ Hint() string }
	if errors.As(err, &hinter) && hinter.Hint() != "" {
		return hinter.Hint()
	}
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return "the disk is full: make room, or name another place; what was saved before is kept"
	case errors.Is(err, syscall.EROFS):
		return "nothing can be written there: name another place"
	case errors.Is(err, fs.ErrPermission):
		return "this user may not: look at the permissions of the file and its folder (ls -ld), or name another place"
	}
	return ""
}

// Printable is a text without control characters: they could make a terminal do things.
func Printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

// longest is how many characters a word of a message may have; addresses may have many more.
const longest = 1000

// Message is a text of ours that is Printable, without characters of direction too: names,
// addresses and answers of servers in it would say something else than they are. Words that
// are longer than longest lose their end.
func Message(text string) string {
	var b strings.Builder
	word := 0 // characters of it so far
	for _, r := range Printable(text) {
		if word++; unicode.IsSpace(r) {
			word = 0
		}
		switch {
		case word > longest+1:
			continue
		case word > longest:
			r = '…'
		case unicode.Is(unicode.Bidi_Control, r):
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
	}
	return b.String()
}
