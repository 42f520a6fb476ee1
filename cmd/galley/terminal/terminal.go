package terminal

import (
	"encoding/json"
	"io"
	"os"

	"golang.org/x/term"

	"galley/cmd/galley/exit"
)

// Streams is where a command reads and writes: data to Out, everything for a
// person to Err.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// Writer remembers what went wrong first, for those who write without looking.
type Writer struct {
	To  io.Writer
	Err error
}

// Write is of io.Writer.
func (w *Writer) Write(p []byte) (int, error) {
	n, err := w.To.Write(p)
	if w.Err == nil {
		w.Err = err
	}
	return n, err
}

// WriteJSON prints a value for other programs.
func (t Streams) WriteJSON(v any) error {
	e := json.NewEncoder(t.Out)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// WriteArticle writes an article to standard output. On a terminal its page must not be able
// to make the terminal do things.
func (t Streams) WriteArticle(text []byte) error {
	if f, ok := t.Out.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		text = []byte(exit.Printable(string(text)))
	}
	_, err := t.Out.Write(text)
	return err
}
