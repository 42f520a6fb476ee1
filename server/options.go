package server

import (
	"time"

	"galley/server/engine"
	"galley/server/jobs"
	"galley/server/keys"
)

// Options of a Server. Engine is needed.
type Options struct {
	Engine  *engine.Engine
	Jobs    *jobs.Store // nil: there are no batches
	Version string      // of galley

	// Keys are who may ask; nil: everybody who reaches the service. Then Hosts bounds
	// what the Host header may be, so that no page of the web can ask in the name of a
	// person on this machine.
	Keys   *keys.Ring
	Limits keys.Limits // of everybody together, where there are no keys
	Hosts  []string    // such as 127.0.0.1:8000; empty: any

	MaxBody int64        // bytes of a request; 0: 16 MiB
	Log     func(Access) // is told of every request; nil: nobody is
}

// Access is one request that was answered.
type Access struct {
	ID      string // as in X-Request-Id
	Time    time.Time
	Method  string
	Path    string
	Page    string // address of the page, without what may be secret in it
	Caller  string
	Remote  string
	Status  int
	Problem string // name of the kind; empty: none
	Detail  string
	Bytes   int64
	Took    time.Duration
	Queued  time.Duration
	Cache   string // "hit", "miss" or empty
}
