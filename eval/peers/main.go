package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"galley/eval"
)

// options are the flags.
type options struct {
	corpus   string
	articles bool
	first    int
	workers  int
	timeout  time.Duration
	methods  []string // of galley; none: defaultMethods
	decoded  bool
	json     bool
	html     string
	seed     uint64
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return
	}
	fmt.Fprintf(os.Stderr, "peers: %v\n", err)
	var hinter interface{ Hint() string }
	if errors.As(err, &hinter) && hinter.Hint() != "" {
		fmt.Fprintf(os.Stderr, "peers: hint: %s\n", hinter.Hint())
	}
	if ctx.Err() != nil {
		os.Exit(130)
	}
	os.Exit(1)
}

// run is the whole program but for the process around it.
func run(ctx context.Context, args []string, out, errOut io.Writer) error {
	o, err := parse(args, errOut)
	if err != nil {
		return err
	}
	named, err := o.extractors()
	if err != nil {
		return err
	}
	corpus, err := eval.OpenCorpus(o.corpus, "")
	if err != nil {
		return err
	}
	if o.articles {
		corpus = corpus.Articles()
	}
	if o.first > 0 {
		corpus = corpus.First(o.first)
	}
	results, err := eval.Run(ctx, corpus.Documents(), named, eval.RunOptions{
		Workers: o.workers, Timeout: o.timeout, Progress: counter(errOut),
	})
	if err != nil {
		return err
	}
	digest, err := corpus.Digest(ctx)
	if err != nil {
		return err
	}
	return o.write(out, eval.NewTextReport(corpus, digest, results, o.seed))
}

func parse(args []string, errOut io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("peers", flag.ContinueOnError)
	flags.SetOutput(errOut)
	flags.StringVar(&o.corpus, "corpus", "", "corpus `folder`: wcxb, aeb, or sites with truth.jsonl")
	flags.BoolVar(&o.articles, "articles", false, "leave out pages that are not articles")
	flags.IntVar(&o.first, "first", 0, "measure the first `N` pages only")
	flags.IntVar(&o.workers, "workers", 1, "pages at the same time; 1 for milliseconds that can be compared")
	flags.DurationVar(&o.timeout, "timeout", time.Minute, "of one method on one page")
	flags.Func("method", "galley's `NAME[:param=value,…]`, may be given several times (default: one of each paper)",
		func(name string) error { o.methods = append(o.methods, name); return nil })
	flags.BoolVar(&o.decoded, "decoded", false, "parse for the peers, without their detection of character sets")
	flags.BoolVar(&o.json, "json", false, "print JSON")
	flags.StringVar(&o.html, "html", "", "also write a report with plots to this `file`")
	flags.Uint64Var(&o.seed, "seed", 1, "of the bootstrap")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if o.corpus == "" || flags.NArg() > 0 {
		return o, errors.New("for instance: peers -corpus wcxb -articles")
	}
	return o, nil
}

// counter shows how far a run is, at most once a second, where a person may see it.
func counter(out io.Writer) func(done, total int) {
	f, ok := out.(*os.File)
	if !ok {
		return nil
	}
	if info, err := f.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	var last time.Time
	return func(done, total int) {
		if done < total && time.Since(last) < time.Second {
			return
		}
		last = time.Now()
		fmt.Fprintf(f, "\r%d of %d pages", done, total)
		if done == total {
			fmt.Fprint(f, "\r\x1b[K")
		}
	}
}

func (o *options) write(out io.Writer, report eval.TextReport) error {
	if o.html != "" {
		f, err := os.Create(o.html)
		if err != nil {
			return err
		}
		if err := errors.Join(report.WriteHTML(f), f.Close()); err != nil {
			return fmt.Errorf("write %s: %w", o.html, err)
		}
	}
	if o.json {
		return report.WriteJSON(out)
	}
	return report.WriteMarkdown(out)
}
