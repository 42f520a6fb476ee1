// Command galley learns from labelled pages of one news site how an article looks,
// and cuts articles out of pages of any site, in their own look.
//
// This package is flags and the terminal; the work is done by the packages it
// calls. See "galley help".
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"unicode"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	collectLess()
	// A second Ctrl-C ends the program at once.
	context.AfterFunc(ctx, stop)
	os.Exit(run(ctx, arguments(), os.Stdin, os.Stdout, os.Stderr))
}

// run is the whole program but for the process around it.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	root := newRoot(terminal{in, out, errOut})
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return exitOK
	}
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		err = errors.New("interrupted")
	}
	if !errors.Is(err, errReported) {
		report(errOut, err)
	}
	if ctx.Err() != nil {
		return exitInterrupted
	}
	return exitCode(err)
}

// report prints an error and, where somebody knows, what to do about it.
func report(w io.Writer, err error) {
	fmt.Fprintf(w, "galley: %s\n", printable(err.Error()))
	var hinter interface{ Hint() string }
	if errors.As(err, &hinter) && hinter.Hint() != "" {
		fmt.Fprintf(w, "galley: hint: %s\n", printable(hinter.Hint()))
	}
}

// printable is a message without control characters: names, addresses and answers of servers
// in it could make a terminal do things.
func printable(message string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return unicode.ReplacementChar
		}
		return r
	}, message)
}

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
