package batch

import (
	"context"
	"time"

	"galley/batch/input"
	"galley/batch/politeness"
	"galley/batch/queue"
	"galley/batch/sink"
	"galley/internal/fetch"
)

// Work is what is done with one page.
type Work interface {
	// Do works on one item; try counts from 1. What the error means is for
	// Options.Judge to say.
	Do(ctx context.Context, item input.Item, try int) (Result, error)
}

// Result is what came of a page.
type Result struct {
	Data    []byte // for the sink; nil: the work has put it where it belongs
	File    string // where that is
	Length  int64  // of what is there
	Digest  string // of it; SHA-256, in hexadecimal
	Archive []byte // records for the archive
	Final   string // the last address
	HTTP    int
	Rung    string
	Fell    string
	Words   int
	Took    Took
}

// Judgement is what an error of a page means.
type Judgement struct {
	Status     Status // Failed, Refused or Empty; Dead: after the last try
	Exit       int    // code of a command that did nothing else
	HTTP       int
	Again      bool          // another try may do better
	Host       bool          // it is the host that fails, not the page
	NoHost     bool          // there is no such host
	RetryAfter time.Duration // as the server asks
	Fatal      bool          // no page can be worked on: the batch ends
}

// Options of a run.
type Options struct {
	Manifest string // file
	Scratch  string // folder for temporary files
	Queue    *queue.Queue

	// Source emits the items; nil: what is queued already is worked on. It is called in
	// a goroutine of its own. Inline makes it send files along, for workers elsewhere.
	Source func(ctx context.Context, emit input.Emit) error
	Inline bool

	Work    Work // nil: other processes work
	Jobs    int  // pages at the same time
	Ahead   int  // jobs that a worker holds to find hosts that may be asked; 0: 4,096
	Name    string
	Judge   func(error) Judgement
	Hosts   politeness.Options
	Robots  *fetch.Client // loads robots.txt; nil: it is ignored
	Tries   int           // of a page whose errors may pass; 0: 3
	Starts  int           // of a page that end with the death of its worker, for each page that was under way; 0: 5
	Wrapper string        // digest, for the manifest

	// Open opens what results go to, and what records of pages go to, which may be nil.
	// end says where the last result ends in a file that the manifest names: what follows
	// there does not count.
	Open func(end func(file string) int64) (results, archive sink.Sink, err error)
	// Wrote is called with every line that was written.
	Wrote func(Outcome)
	Stats *Stats        // may be nil
	Idle  time.Duration // Join returns after so long without work; 0: never
}

func (o Options) orDefault() Options {
	if o.Jobs <= 0 {
		o.Jobs = 1
	}
	if o.Ahead <= 0 {
		o.Ahead = 4096
	}
	if o.Tries <= 0 {
		o.Tries = 3
	}
	if o.Starts <= 0 {
		o.Starts = 5
	}
	if o.Stats == nil {
		o.Stats = NewStats()
	}
	o.Hosts = o.Hosts.OrDefault()
	return o
}
