package flags

import (
	"time"

	"github.com/spf13/pflag"
)

// Manners are the flags that say how hosts are treated.
type Manners struct {
	Delay         time.Duration // least time between two pages of a host
	PerHost       int           // most pages of a host at the same time
	IgnoreRobots  bool
	Contact       string        // address for those who run hosts
	Tries         int           // of a page
	Backoff       time.Duration // rest of a host after a first failure; doubles
	ConnectTo     []string      // HOST1:PORT1:HOST2:PORT2
	RecyclePages  int           // pages after which Chrome is started anew, 0: never
	RecycleMemory int           // MB of Chrome from which it is started anew, 0: any
}

// Register adds the flags to those of a command.
func (f *Manners) Register(set *pflag.FlagSet) {
	f.Defaults()
	set.Var((*NaturalDuration)(&f.Delay), "delay", "least time between two requests for pages of one host")
	set.Var((*PositiveInt)(&f.PerHost), "per-host", "most pages of one host at the same time")
	set.BoolVar(&f.IgnoreRobots, "ignore-robots", false, "do not ask robots.txt; the manifest says so")
	set.StringVar(&f.Contact, "contact", "", "mail address or `URL` for the owners of sites, in what requests call the program")
	set.Var((*PositiveInt)(&f.Tries), "tries", "tries of a page, where another one may do better")
	set.Var((*NaturalDuration)(&f.Backoff), "backoff", "how long a host is left alone after a first failure; doubles with each")
	set.StringArrayVar(&f.ConnectTo, "connect-to", nil, "connect to the second of `HOST1:PORT1:HOST2:PORT2` for the first, as curl does")
	set.Var((*NaturalInt)(&f.RecyclePages), "recycle-pages", "start a new Chrome after so many pages")
	set.Var((*NaturalInt)(&f.RecycleMemory), "recycle-memory", "start a new Chrome when it has more than so many `MB` (Linux)")
}

// Defaults sets what holds where no flag is given.
func (f *Manners) Defaults() {
	f.Delay, f.PerHost, f.Tries, f.Backoff = time.Second, 2, 3, time.Second
	f.RecyclePages, f.RecycleMemory = 1000, 4000
}
