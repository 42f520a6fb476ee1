// Command galley learns from labelled pages of one news site how an article looks,
// and cuts articles out of pages of any site, in their own look.
//
// Below this folder are packages of commands (extract, batch, eval, label, serve, train), and
// of what commands share (exit, flags, selector, output, terminal and others). This package
// is the root of the program, and small commands. All of them are flags and the
// terminal only; the work is done by the packages they call. See "galley help".
package main

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
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
	in = terminal.Until(ctx, in)
	root := newRoot(terminal.Streams{In: in, Out: out, Err: errOut})
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return exit.OK
	}
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		err = errors.New("interrupted")
	}
	if !errors.Is(err, exit.ErrReported) {
		exit.Report(errOut, err)
	}
	if ctx.Err() != nil {
		return exit.Interrupted
	}
	return exit.Code(err)
}
