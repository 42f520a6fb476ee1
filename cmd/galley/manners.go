package main

import (
	"time"

	"github.com/spf13/pflag"
)

// mannerFlags say how hosts are treated.
type mannerFlags struct {
	delay         time.Duration
	perHost       int
	ignoreRobots  bool
	contact       string
	tries         int
	backoff       time.Duration
	connectTo     []string
	recyclePages  int
	recycleMemory int
}

func (f *mannerFlags) register(set *pflag.FlagSet) {
	f.defaults()
	set.Var((*naturalDuration)(&f.delay), "delay", "least time between two requests for pages of one host")
	set.Var((*positiveInt)(&f.perHost), "per-host", "most pages of one host at the same time")
	set.BoolVar(&f.ignoreRobots, "ignore-robots", false, "do not ask robots.txt; the manifest says so")
	set.StringVar(&f.contact, "contact", "", "mail address or `URL` for the owners of sites, in what requests call the program")
	set.Var((*positiveInt)(&f.tries), "tries", "tries of a page, where another one may do better")
	set.Var((*naturalDuration)(&f.backoff), "backoff", "how long a host is left alone after a first failure; doubles with each")
	set.StringArrayVar(&f.connectTo, "connect-to", nil, "`HOST1:PORT1:HOST2:PORT2`: connect to the second for the first, as curl does")
	set.Var((*naturalInt)(&f.recyclePages), "recycle-pages", "start a new Chrome after so many pages")
	set.Var((*naturalInt)(&f.recycleMemory), "recycle-memory", "start a new Chrome when it has more than so many `MB` (Linux)")
}

func (f *mannerFlags) defaults() {
	f.delay, f.perHost, f.tries, f.backoff = time.Second, 2, 3, time.Second
	f.recyclePages, f.recycleMemory = 1000, 4000
}
