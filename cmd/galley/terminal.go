package main

import (
	"encoding/json"
	"io"
	"os"

	"golang.org/x/term"
)

// terminal is where a command reads and writes: data to out, everything for a
// person to err.
type terminal struct {
	in       io.Reader
	out, err io.Writer
}

// writeJSON prints a value for other programs.
func (t terminal) writeJSON(v any) error {
	e := json.NewEncoder(t.out)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// writeArticle writes an article to standard output. On a terminal its page must not be able
// to make the terminal do things.
func (t terminal) writeArticle(text []byte) error {
	if f, ok := t.out.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		text = []byte(printable(string(text)))
	}
	_, err := t.out.Write(text)
	return err
}
