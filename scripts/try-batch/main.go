//go:build linux

// Command try-batch puts "galley batch" to the test on one machine: it serves a mixture of
// pages from many host names on loopback, runs the program on them, kills what belongs to
// it at random moments, and holds the results against those of a run that nothing
// disturbed. What is random comes from -seed. docs/scale.md has its figures.
//
//	try-batch run      one run: pages per second, memory over time, share of Chrome
//	try-batch kill     SIGKILL of galley, of Chrome, of the process group; then --resume
//	try-batch cluster  three NATS servers and three workers; one of each is killed, again and again
package main

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"
)

// trial is what the flags say, and what it runs on.
type trial struct {
	galley  string
	pages   string
	dir     string
	inputs  int
	hosts   int
	jobs    int
	rounds  int
	workers int
	seed    uint64
	tiny    bool
	plain   bool
	browser bool
	delay   time.Duration
	latency time.Duration
	timeout time.Duration
	every   time.Duration
	plot    string
	whole   string // folder of an earlier run that nothing disturbed; empty: one is made

	random *rand.Rand
	site   *site
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "try-batch:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 0 {
		return errors.New("want run, kill or cluster")
	}
	if args[0] == "server" { // one of the servers of a cluster, as a process of its own
		return runServer(args[1:])
	}
	var t trial
	flags := flag.NewFlagSet("try-batch", flag.ContinueOnError)
	flags.StringVar(&t.galley, "galley", "bin/galley", "the program")
	flags.StringVar(&t.pages, "pages", "", "folder with HTML files (.html, .html.gz) to serve")
	flags.StringVar(&t.dir, "dir", "", "folder for results; made anew")
	flags.IntVar(&t.inputs, "n", 2000, "inputs")
	flags.IntVar(&t.hosts, "hosts", 50, "host names")
	flags.IntVar(&t.jobs, "j", 4, "pages at the same time, of each process")
	flags.IntVar(&t.rounds, "rounds", 30, "kills")
	flags.IntVar(&t.workers, "workers", 3, "processes that work, in a cluster")
	flags.Uint64Var(&t.seed, "seed", 1, "of what is random")
	flags.BoolVar(&t.tiny, "tiny", false, "pages of two paragraphs")
	flags.BoolVar(&t.plain, "plain", false, "ordinary pages only, none that is slow, dead or hostile")
	flags.BoolVar(&t.browser, "browser", false, "render the pages")
	flags.DurationVar(&t.delay, "delay", 20*time.Millisecond, "between two pages of a host")
	flags.DurationVar(&t.latency, "latency", 0, "of every page, at the server")
	flags.DurationVar(&t.timeout, "timeout", 20*time.Second, "for one page")
	flags.DurationVar(&t.every, "every", 4*time.Second, "mean time between kills")
	flags.StringVar(&t.plot, "plot", "", "SVG file for memory over time")
	flags.StringVar(&t.whole, "undisturbed", "", "folder of an earlier run with the same flags, for kill to compare with")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	if err := t.begin(); err != nil {
		return err
	}
	defer t.site.Close()
	switch args[0] {
	case "run":
		return t.undisturbed()
	case "kill":
		return t.killed()
	case "cluster":
		return t.cluster()
	}
	return fmt.Errorf("want run, kill or cluster, have %q", args[0])
}

// begin makes the folder, the list of inputs and the server of the pages.
func (t *trial) begin() (err error) {
	t.random = rand.New(rand.NewPCG(t.seed, 0))
	if t.dir == "" {
		return errors.New("want -dir")
	}
	if t.whole == "" {
		t.whole = t.dir
	}
	for _, name := range []*string{&t.dir, &t.galley, &t.whole} {
		if *name, err = filepath.Abs(*name); err != nil {
			return err
		}
	}
	if err := os.RemoveAll(t.dir); err != nil {
		return err
	}
	if err := os.MkdirAll(t.dir, 0o755); err != nil {
		return err
	}
	if t.site, err = serve(t.pages, t.tiny); err != nil {
		return err
	}
	t.site.latency = t.latency
	return t.writeList()
}
