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
	"crypto/rand"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Options of a Queue.
type Options struct {
	Name     string        // of the batch: letters, digits, - and _
	URL      string        // of servers, with commas between them; empty: a server in this process
	Dir      string        // files of that server
	Replicas int           // of what is kept, in a cluster; 0: 1
	Window   int           // most jobs in the queue; 0: 10,000
	Attach   bool          // leave what other processes do alone: only look and change values
	AckWait  time.Duration // a job that nobody says anything of for so long goes to another worker; 0: 60 s
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
		o.AckWait = time.Minute
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

// make makes what the queue consists of.
func (q *Queue) make(ctx context.Context) (err error) {
	base := jetstream.StreamConfig{Storage: jetstream.FileStorage, Replicas: q.o.Replicas, Compression: jetstream.S2Compression,
		MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true, AllowDirect: true}
	stream := func(part string, set func(*jetstream.StreamConfig)) jetstream.Stream {
		if err != nil {
			return nil
		}
		c := base
		c.Name, c.Subjects = q.name(part), []string{q.subject(part, ">")}
		set(&c)
		var s jetstream.Stream
		s, err = q.js.CreateOrUpdateStream(ctx, c)
		return s
	}
	q.jobs = stream("jobs", func(c *jetstream.StreamConfig) {
		c.Retention, c.MaxMsgs = jetstream.WorkQueuePolicy, int64(q.o.Window)
	})
	q.results = stream("results", func(c *jetstream.StreamConfig) {
		c.Retention, c.MaxMsgs, c.Duplicates = jetstream.WorkQueuePolicy, 2000, 10*time.Second
	})
	latest := func(c *jetstream.StreamConfig) { c.Discard, c.DiscardNewPerSubject = jetstream.DiscardOld, false }
	q.dead = stream("dead", latest)
	q.starts = stream("starts", func(c *jetstream.StreamConfig) { latest(c); c.MaxMsgs = maxStarts })
	if err == nil {
		q.state, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: q.name("state"), Replicas: q.o.Replicas})
	}
	if err == nil {
		q.hosts, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: q.name("hosts"), Replicas: q.o.Replicas, TTL: time.Hour})
	}
	if err == nil {
		q.objects, err = q.js.CreateOrUpdateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: q.name("large"), Replicas: q.o.Replicas})
	}
	if err == nil {
		err = q.consumers(ctx)
	}
	if err != nil {
		return &UnavailableError{"make the streams of " + q.o.Name, err, "JetStream must be on, with room for files and as many servers as replicas"}
	}
	return nil
}

// maxStarts bounds how many starts are remembered, and with them the memory of the
// server, which has an entry for every subject. Jobs that died come back soon.
const maxStarts = 10_000

func (q *Queue) consumers(ctx context.Context) (err error) {
	const work, write = "workers", "writer"
	if q.server != nil && !q.o.Attach {
		// Whoever took messages before is dead: they are free again.
		q.jobs.DeleteConsumer(ctx, work)
		q.results.DeleteConsumer(ctx, write)
	}
	c := jetstream.ConsumerConfig{AckPolicy: jetstream.AckExplicitPolicy, AckWait: q.o.AckWait, MaxDeliver: -1, MaxAckPending: 100_000, MaxWaiting: 4096}
	c.Durable = work
	if q.work, err = q.jobs.CreateOrUpdateConsumer(ctx, c); err != nil {
		return err
	}
	c.Durable = write
	q.written, err = q.results.CreateOrUpdateConsumer(ctx, c)
	return err
}

func (q *Queue) name(part string) string        { return "galley-" + q.o.Name + "-" + part }
func (q *Queue) subject(part, id string) string { return "galley." + q.o.Name + "." + part + "." + id }

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

// Remove deletes the queue and everything in it.
func (q *Queue) Remove(ctx context.Context) error {
	var errs []error
	for _, part := range []string{"jobs", "results", "dead", "starts"} {
		errs = append(errs, q.js.DeleteStream(ctx, q.name(part)))
	}
	errs = append(errs, q.js.DeleteKeyValue(ctx, q.name("state")), q.js.DeleteKeyValue(ctx, q.name("hosts")), q.js.DeleteObjectStore(ctx, q.name("large")))
	return errors.Join(errs...)
}

// Counts is what a queue holds.
type Counts struct {
	Waiting int // jobs that nobody has taken
	Taken   int // jobs that a worker has
	Results int // not written yet
	Dead    int
}

// Counts asks for what is there.
func (q *Queue) Counts(ctx context.Context) (c Counts, err error) {
	work, err := q.work.Info(ctx)
	if err != nil {
		return c, &UnavailableError{What: "ask for its state", Err: err}
	}
	c.Waiting, c.Taken = int(work.NumPending), work.NumAckPending
	results, err := q.results.Info(ctx)
	if err != nil {
		return c, &UnavailableError{What: "ask for its state", Err: err}
	}
	dead, err := q.dead.Info(ctx)
	if err != nil {
		return c, &UnavailableError{What: "ask for its state", Err: err}
	}
	c.Results, c.Dead = int(results.State.Msgs), int(dead.State.Msgs)
	return c, nil
}

// Clear empties the queue of jobs.
func (q *Queue) Clear(ctx context.Context) error {
	if err := q.jobs.Purge(ctx); err != nil {
		return &UnavailableError{What: "clear the jobs", Err: err}
	}
	return nil
}

// Start notes that work on a job begins, and returns how many times it has. again says
// that it may have begun before: that is looked up.
func (q *Queue) Start(ctx context.Context, id string, again bool) (int, error) {
	count := 0
	if again {
		err := q.again(ctx, func() error {
			last, err := q.starts.GetLastMsgForSubject(ctx, q.subject("starts", id))
			if errors.Is(err, jetstream.ErrMsgNotFound) {
				return nil
			}
			if err == nil {
				count, _ = strconv.Atoi(string(last.Data))
			}
			return err
		})
		if err != nil {
			return 0, &UnavailableError{What: "note a start", Err: err}
		}
	}
	count++
	err := q.publish(ctx, nats.NewMsg(q.subject("starts", id)), []byte(strconv.Itoa(count)))
	return count, err
}

const (
	objectField = "Galley-Object" // names the object that holds the data of a message
	room        = 64 << 10        // of a message, for its head
)

// publish sends a message, as an object where it is too large. What fails for want of a
// server is tried again for as long as ctx allows.
func (q *Queue) publish(ctx context.Context, m *nats.Msg, data []byte, o ...jetstream.PublishOpt) error {
	var err error
	m.Data = data
	if int64(len(data))+room > q.nc.MaxPayload() {
		name := rand.Text()
		if err := q.again(ctx, func() error { _, err := q.objects.PutBytes(ctx, name, data); return err }); err != nil {
			return &UnavailableError{What: "keep a large message", Err: err}
		}
		m.Data = nil
		m.Header.Set(objectField, name)
	}
	err = q.again(ctx, func() error {
		_, err := q.js.PublishMsg(ctx, m, o...)
		if isThere(err) {
			return nil
		}
		return err
	})
	if err != nil {
		return &UnavailableError{What: "publish", Err: err}
	}
	return nil
}

// again calls do until it works, or fails for a reason that will not go away.
func (q *Queue) again(ctx context.Context, do func() error) error {
	wait := 20 * time.Millisecond
	for tries := 0; ; tries++ {
		err := do()
		if err == nil || ctx.Err() != nil || isFatal(err) || tries > 60 && !isFull(err) {
			return err
		}
		if !isFull(err) {
			if full := q.room(); full != nil {
				return full
			}
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(wait):
		}
		wait = min(2*wait, time.Second)
	}
}

// isThere reports that a stream has a message of that subject.
func isThere(err error) bool {
	return err != nil && strings.Contains(err.Error(), "maximum messages per subject exceeded")
}

// isFull reports that a stream has as many messages as it may.
func isFull(err error) bool {
	return err != nil && strings.Contains(err.Error(), "maximum messages exceeded")
}

// isFatal reports an error that another try does not cure.
func isFatal(err error) bool {
	var api *jetstream.APIError
	return errors.Is(err, nats.ErrConnectionClosed) || errors.Is(err, nats.ErrMaxPayload) ||
		errors.As(err, &api) && (api.ErrorCode == jetstream.JSErrCodeJetStreamNotEnabledForAccount || strings.Contains(api.Description, "no space left") || strings.Contains(api.Description, "insufficient resources"))
}

// Left is the number of jobs and results that have no end yet.
func (q *Queue) Left(ctx context.Context) (int, error) {
	left := 0
	for _, s := range []jetstream.Stream{q.jobs, q.results} {
		info, err := s.Info(ctx)
		if err != nil {
			return 0, &UnavailableError{What: "ask for its state", Err: err}
		}
		left += int(info.State.Msgs)
	}
	return left, nil
}
