package queue

import (
	"context"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// make makes what the queue consists of.
func (q *Queue) make(ctx context.Context) (err error) {
	base := jetstream.StreamConfig{Storage: jetstream.FileStorage, Replicas: q.o.Replicas, Compression: jetstream.S2Compression,
		MaxBytes: -1, MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true, AllowDirect: true}
	if q.o.Memory {
		base.Storage, base.Compression, base.MaxBytes = jetstream.MemoryStorage, jetstream.NoCompression, maxMemory
	}
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
		q.state, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: q.name("state"), Replicas: q.o.Replicas, Storage: base.Storage})
	}
	if err == nil {
		q.hosts, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: q.name("hosts"), Replicas: q.o.Replicas, TTL: time.Hour, Storage: base.Storage})
	}
	if err == nil {
		q.objects, err = q.js.CreateOrUpdateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: q.name("large"), Replicas: q.o.Replicas})
	}
	if err == nil {
		err = q.consumers(ctx)
	}
	if err != nil {
		hint := "JetStream must be on, with room for files and as many servers as replicas"
		if q.server != nil {
			hint = damaged(q.o.Dir) // Open says where there is no room
		}
		return &UnavailableError{"make the streams of " + q.o.Name, err, hint}
	}
	return nil
}

// maxMemory is how many bytes of messages a stream in memory has. Whoever adds more waits.
const maxMemory = 16 << 20

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

func (q *Queue) name(part string) string { return "galley-" + q.o.Name + "-" + part }

func (q *Queue) subject(part, id string) string { return "galley." + q.o.Name + "." + part + "." + id }
