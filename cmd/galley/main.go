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

	"github.com/spf13/cobra"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	defer stop()
	// Whoever reads the output may go away, as head does. Then the writing fails, and the
	// program ends as it ends otherwise; by the signal alone it would leave its files.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	collectLess()
	// A second Ctrl-C ends the program at once.
	context.AfterFunc(ctx, stop)
	os.Exit(run(ctx, arguments(), os.Stdin, os.Stdout, os.Stderr))
}

// endings are the signals that end the program in order. That of a terminal that was closed
// is not one where somebody had it ignored, as nohup does.
func endings() []os.Signal {
	list := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		list = append(list, syscall.SIGHUP)
	}
	return list
}

// run is the whole program but for the process around it.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	in = terminal.Until(ctx, in)
	root := newRoot(terminal.Streams{In: in, Out: out, Err: errOut})
	if len(args) > 0 && args[0] == cobra.ShellCompRequestCmd {
		plainUsages(root)
	}
	root.SetArgs(args)
	root.SetIn(in)
	help := &terminal.Writer{To: out} // and the version: cobra does not say where writing fails
	root.SetOut(help)
	root.SetErr(errOut)
	err := oneDash(root, args)
	if err == nil {
		err = root.ExecuteContext(ctx)
	}
	if err == nil {
		err = help.Err
	}
	if err == nil {
		return exit.OK
	}
	switch {
	case ctx.Err() != nil && errors.Is(err, context.Canceled):
		exit.Report(errOut, errors.New("interrupted"))
	case !errors.Is(err, exit.ErrReported) && exit.Code(err) != exit.NoReader:
		exit.Report(errOut, err) // who reads no more has what they wanted
	}
	if ctx.Err() != nil {
		return exit.Interrupted
	}
	return exit.Code(err)
}
