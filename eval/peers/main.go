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
	"galley/eval/corpus"
)

// options are the flags.
type options struct {
	corpora  []string
	articles bool
	both     bool
	speeds   bool
	rounds   int
	first    int
	workers  int
	timeout  time.Duration
	methods  []string // of galley; none: defaultMethods
	decoded  bool
	json     bool
	html     string
	folds    string // wrappers by fold; empty: none
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
	var reports []eval.TextReport
	for _, dir := range o.corpora {
		c, err := o.open(dir)
		if err != nil {
			return err
		}
		if o.speeds {
			costs, err := o.speed(ctx, c.Documents(), named, counter(errOut))
			if err != nil {
				return err
			}
			if err := writeSpeed(out, c, named, costs, o.rounds); err != nil {
				return err
			}
			continue
		}
		list, err := o.measure(ctx, c, named, counter(errOut))
		if err != nil {
			return err
		}
		for _, r := range list {
			reports = append(reports, markSeen(r))
		}
	}
	return o.write(out, reports)
}

// open opens a corpus, as much of it as is asked for.
func (o *options) open(dir string) (*corpus.Corpus, error) {
	c, err := corpus.Open(dir, "")
	if err != nil {
		return nil, err
	}
	if o.articles {
		c = c.Articles()
	}
	if o.first > 0 {
		c = c.First(o.first)
	}
	return c, nil
}

// measure runs the extractors on a corpus. With both there are two reports of the
// one run where some pages are no articles: of those that are, and of all.
func (o *options) measure(ctx context.Context, c *corpus.Corpus, named []eval.Named, progress func(done, total int)) ([]eval.TextReport, error) {
	docs := c.Documents()
	results, err := eval.Run(ctx, docs, named, eval.RunOptions{Workers: o.workers, Timeout: o.timeout, Progress: progress})
	if err != nil {
		return nil, err
	}
	var reports []eval.TextReport
	if some := c.Articles(); o.both && some.Len() < c.Len() {
		var own []eval.PageResult
		for i, d := range docs {
			if d.IsArticle() {
				own = append(own, results[i])
			}
		}
		digest, err := some.Digest(ctx)
		if err != nil {
			return nil, err
		}
		reports = append(reports, eval.NewTextReport(some, digest, own, o.seed))
	}
	digest, err := c.Digest(ctx)
	if err != nil {
		return nil, err
	}
	return append(reports, eval.NewTextReport(c, digest, results, o.seed)), nil
}

func parse(args []string, errOut io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("peers", flag.ContinueOnError)
	flags.SetOutput(errOut)
	flags.Func("corpus", "corpus `folder`: wcxb, aeb, or sites with truth.jsonl; may be given several times",
		func(dir string) error { o.corpora = append(o.corpora, dir); return nil })
	flags.BoolVar(&o.articles, "articles", false, "leave out pages that are not articles")
	flags.BoolVar(&o.both, "both", false, "of one run, a table of the articles and one of all pages")
	flags.BoolVar(&o.speeds, "speed", false, "measure time and memory on one core, not quality")
	flags.IntVar(&o.rounds, "rounds", 3, "with -speed: how often each page is extracted")
	flags.IntVar(&o.first, "first", 0, "measure the first `N` pages only")
	flags.IntVar(&o.workers, "workers", 1, "pages at the same time; 1 for milliseconds that can be compared")
	flags.DurationVar(&o.timeout, "timeout", time.Minute, "of one method on one page")
	flags.Func("method", "galley's `NAME[:param=value,…]`, or all; may be given several times (default: one of each paper)",
		func(name string) error { o.methods = append(o.methods, name); return nil })
	flags.BoolVar(&o.decoded, "decoded", false, "parse for the peers, without their detection of character sets")
	flags.BoolVar(&o.json, "json", false, "print JSON")
	flags.StringVar(&o.html, "html", "", "also write a report with plots to this `file`")
	flags.StringVar(&o.folds, "folds", "", "also measure the wrappers of this `folder`, each on the pages of the fold that it has not seen: fold-0.wrapper, …")
	flags.Uint64Var(&o.seed, "seed", 1, "of the bootstrap")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if len(o.corpora) == 0 || flags.NArg() > 0 || o.rounds < 1 {
		return o, errors.New("for instance: peers -corpus wcxb -articles")
	}
	if o.html != "" && (len(o.corpora) > 1 || o.both || o.speeds) {
		return o, errors.New("-html is for the quality of one corpus: leave out -both, -speed and all -corpus but one")
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
