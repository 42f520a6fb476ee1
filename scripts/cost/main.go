// Command cost measures what galley adds to a page load, beside a bare chromedp that
// navigates and reads the outer HTML of the same pages in the same run.
//
//	go run ./scripts/cost stages -corpus DIR     the parts of an extraction, page by page in turn with the bare one
//	go run ./scripts/cost tabs -corpus DIR       pages a second and memory with several tabs, and the bare one's
//	go run ./scripts/cost dead -corpus DIR       what hosts that are down cost
//	go run ./scripts/cost keep -corpus DIR -o DIR  what each page came out as, to compare two builds
//
// Pages come from corpora of themed sites or saved pages (-corpus), which are served on
// loopback, or from a list of addresses (-from). docs/speed.md has the results.
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"
	"slices"

	"galley/models"
	"galley/models/shipped"
	"galley/page"
	"galley/render/chrome"
)

// options are what the command line says.
type options struct {
	pagesFlags
	wrapper string
	tabs    int
	hosts   int
	cold    bool
	json    bool
	out     string
	plot    string
	chrome  string
	bare    string
}

var modes = map[string]func(context.Context, options, selector, []target) error{
	"stages": stages, "tabs": throughput, "dead": deadHosts, "keep": keep,
}

func main() {
	if err := run(os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "cost:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	var o options
	flags := flag.NewFlagSet("cost", flag.ContinueOnError)
	o.pagesFlags.register(flags)
	flags.StringVar(&o.wrapper, "w", "", "wrapper `file` (default: the one that ships)")
	flags.IntVar(&o.tabs, "tabs", 2, "pages at the same time, for tabs and dead")
	flags.IntVar(&o.hosts, "hosts", 10, "for dead: hosts that are down that each page asks for")
	flags.BoolVar(&o.cold, "cold", false, "for stages: every page is seen for the first time")
	flags.BoolVar(&o.json, "json", false, "print JSON")
	flags.StringVar(&o.out, "o", "", "for keep: `folder` to write to")
	flags.StringVar(&o.plot, "plot", "", "for stages: SVG `file` of the stages")
	flags.StringVar(&o.chrome, "chrome", os.Getenv("GALLEY_CHROME"), "Chrome `program` of galley")
	flags.StringVar(&o.bare, "bare", "", "Chrome `program` of the bare chromedp (default: the same)")
	if len(args) == 0 || modes[args[0]] == nil {
		return errors.New("want stages, tabs, dead or keep")
	}
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(300) // as galley has it
	}
	var err error
	if o.chrome, err = chrome.Find(o.chrome); err != nil {
		return err
	}
	if o.bare, err = chrome.Find(cmp.Or(o.bare, o.chrome)); err != nil {
		return err
	}
	w, err := readWrapper(o.wrapper)
	if err != nil {
		return err
	}
	list, done, err := o.targets()
	if err != nil {
		return err
	}
	defer done()
	return modes[args[0]](context.Background(), o, w, list)
}

// selector finds the articles, on pages of its screen.
type selector struct {
	models.Selector
	screen page.Size
}

// readWrapper reads a wrapper that extracts from every page, whatever it thinks of it.
func readWrapper(name string) (selector, error) {
	force := models.Options{Force: true}
	if name == "" {
		return selector{shipped.New(force), page.DefaultViewport}, nil
	}
	f, err := os.Open(name)
	if err != nil {
		return selector{}, err
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		return selector{}, err
	}
	return selector{w.With(force), w.Viewport}, nil
}

// median of at least one value.
func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

func mean(list []float64) (sum float64) {
	for _, v := range list {
		sum += v / float64(len(list))
	}
	return sum
}
