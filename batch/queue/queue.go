// Package queue holds the jobs and results of a batch in NATS JetStream: in a server
// inside this process, whose files are beside the output, or in a cluster that many
// machines share.
//
// One batch has four streams. Jobs and results are work queues: a message stays until
// whoever took it says that it is done, and goes to somebody else if that does not
// happen in time. Each job and each result has a subject of its own, and a stream takes
// only one message a subject: what is put in twice is there once. Dead letters are jobs
// that were given up. Starts count how often work on a job began, which finds the pages
// that kill whoever opens them. Beside them are a key-value bucket for the settings,
// another for leases on hosts, and an object store for what is too large for a message.
package queue

import (
	"context"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Options of a Queue.
type Options struct {
	Name     string        // of the batch: letters, digits, - and _
	URL      string        // of servers, with commas between them; empty: a server in this process
	Dir      string        // files of that server
	Memory   bool          // keep messages in memory and not in files: they end with the process
	Replicas int           // of what is kept, in a cluster; 0: 1
	Window   int           // most jobs in the queue; 0: 10,000
	Attach   bool          // leave what other processes do alone: only look and change values
	AckWait  time.Duration // a job that nobody says anything of for so long goes to another worker; 0: 30 s
}

// Queue is an open queue. It is safe for concurrent use.
type Queue struct {
	o       Options
	server  *server // nil with Options.URL
	nc      *nats.Conn
	js      jetstream.JetStream
	jobs    jetstream.Stream
	results jetstream.Stream
	dead    jetstream.Stream
	starts  jetstream.Stream
	work    jetstream.Consumer
	written jetstream.Consumer
	state   jetstream.KeyValue
	hosts   jetstream.KeyValue
	objects jetstream.ObjectStore
}

// UnavailableError says that the queue cannot be used.
type UnavailableError struct {
	What string
	Err  error
	hint string
}

func (e *UnavailableError) Error() string { return fmt.Sprintf("queue: %s: %v", e.What, e.Err) }

func (e *UnavailableError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *UnavailableError) Hint() string { return e.hint }

// Open opens the queue, and makes it if it is not there. Work that another process of
// this machine began and did not end can be taken at once; in a cluster it can after
// AckWait. Errors are *UnavailableError.
func Open(ctx context.Context, o Options) (*Queue, error) {
	if o.Window <= 0 {
		o.Window = 10_000
	}
	if o.AckWait <= 0 {
		o.AckWait = 30 * time.Second
	}
	if o.Replicas <= 0 {
		o.Replicas = 1
	}
	q := &Queue{o: o}
	if err := q.connect(); err != nil {
		q.Close()
		return nil, err
	}
	// Servers of a cluster that just began choose their leaders first.
	var err error
	for tries := 0; tries < 6; tries++ {
		if err = q.make(ctx); err == nil {
			return q, nil
		}
		if q.server != nil || ctx.Err() != nil || isFatal(err) {
			break
		}
		select {
		case <-ctx.Done():
		case <-time.After(2 * time.Second):
		}
	}
	if full := q.room(); full != nil {
		err = full // the server does not say so
	}
	q.Close()
	return nil, err
}

func (q *Queue) connect() (err error) {
	options := []nats.Option{nats.Name("galley " + q.o.Name), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond),
		nats.Timeout(10 * time.Second), nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {})}
	url := q.o.URL
	if url == "" {
		if q.server, err = startServer(q.o.Dir); err != nil {
			return err
		}
		options = append(options, nats.InProcessServer(q.server.Server))
		url = q.server.url
	}
	if q.nc, err = nats.Connect(url, options...); err == nil {
		q.js, err = jetstream.New(q.nc, jetstream.WithDefaultTimeout(10*time.Second))
	}
	if err != nil {
		return &UnavailableError{"connect to NATS", err, "is a server with JetStream at that address? (nats-server -js)"}
	}
	return nil
}

// URL is where other processes reach the queue, with the password of a server in this
// process.
func (q *Queue) URL() string {
	if q.server != nil {
		return q.server.url
	}
	return q.o.URL
}

// Shared reports whether other machines may work on the same batch.
func (q *Queue) Shared() bool { return q.server == nil }

// Close ends the connection, and the server in this process. What is queued stays.
func (q *Queue) Close() {
	if q.nc != nil {
		q.nc.Close()
	}
	if q.server != nil {
		q.server.stop()
	}
}
