package queue

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Message is a job or a result that was taken, and that has to be given an end: Done, or
// Release.
type Message struct {
	ID         string
	Data       []byte
	Deliveries int // this one included
	msg        jetstream.Msg
	queue      *Queue
}

// Put adds a job, and waits while the queue is full. A job that is in it is not added
// twice.
func (q *Queue) Put(ctx context.Context, id string, data []byte) error {
	return q.publish(ctx, nats.NewMsg(q.subject("jobs", id)), data)
}

// Finish adds a result. try tells results of one job apart that are not the same
// message sent twice.
func (q *Queue) Finish(ctx context.Context, id, try string, data []byte) error {
	return q.publish(ctx, nats.NewMsg(q.subject("results", id)), data, jetstream.WithMsgID(id+"/"+try))
}

// Take waits for up to n jobs, as long as the time says at most, and returns what is
// there. Without any it returns none and no error. What comes after the end of ctx goes back.
func (q *Queue) Take(ctx context.Context, n int, wait time.Duration) ([]*Message, error) {
	return q.take(ctx, q.work, n, wait)
}

// Results is Take for results.
func (q *Queue) Results(ctx context.Context, n int, wait time.Duration) ([]*Message, error) {
	return q.take(ctx, q.written, n, wait)
}

func (q *Queue) take(ctx context.Context, c jetstream.Consumer, n int, wait time.Duration) ([]*Message, error) {
	batch, err := c.FetchNoWait(n)
	list, err := q.collect(ctx, batch, err)
	if len(list) > 0 || err != nil || ctx.Err() != nil {
		return list, err
	}
	if wait <= 0 {
		return nil, nil
	}
	// The server says when the wait is over. Who goes away before may lose what it just sent
	// until that counts as abandoned.
	batch, err = c.Fetch(1, jetstream.FetchMaxWait(wait))
	type taken struct {
		list []*Message
		err  error
	}
	arrived := make(chan taken, 1)
	go func() {
		list, err := q.collect(ctx, batch, err)
		arrived <- taken{list, err}
	}()
	select {
	case got := <-arrived:
		return got.list, got.err
	case <-ctx.Done():
		go func() {
			for _, m := range (<-arrived).list {
				m.Release(0)
			}
		}()
		return nil, nil
	}
}

func (q *Queue) collect(ctx context.Context, batch jetstream.MessageBatch, err error) (list []*Message, _ error) {
	if err == nil {
		for m := range batch.Messages() {
			if got := q.receive(ctx, m); got != nil {
				list = append(list, got)
			}
		}
		err = batch.Error()
	}
	var late *UnavailableError
	if err == nil || len(list) > 0 || ctx.Err() != nil || passes(err) && !errors.As(err, &late) {
		return list, nil
	}
	return list, &UnavailableError{"take messages", err, ""}
}

// passes reports an error of a server that is away for a moment, or has nothing.
func passes(err error) bool {
	for _, known := range []error{nats.ErrTimeout, context.DeadlineExceeded, context.Canceled, jetstream.ErrNoMessages, jetstream.ErrNoHeartbeat,
		jetstream.ErrConsumerLeadershipChanged, jetstream.ErrServerShutdown, nats.ErrNoResponders, nats.ErrDisconnected, nats.ErrConnectionReconnecting, jetstream.ErrNoStreamResponse} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}

// receive unpacks a message; nil if what it refers to is gone.
func (q *Queue) receive(ctx context.Context, m jetstream.Msg) *Message {
	parts := strings.Split(m.Subject(), ".")
	got := &Message{ID: parts[len(parts)-1], Data: m.Data(), Deliveries: 1, msg: m, queue: q}
	if meta, err := m.Metadata(); err == nil {
		got.Deliveries = int(meta.NumDelivered)
	}
	if name := m.Headers().Get(objectField); name != "" {
		var err error
		if got.Data, err = q.objects.GetBytes(ctx, name); err != nil {
			if errors.Is(err, jetstream.ErrObjectNotFound) {
				m.Ack() // it was done, but for this
			}
			return nil
		}
	}
	return got
}

// Touch says that the work goes on.
func (m *Message) Touch() { m.msg.InProgress() }

// Release gives the message to somebody else, after the delay.
func (m *Message) Release(delay time.Duration) { m.msg.NakWithDelay(delay) }

// Done takes the message out of the queue.
func (m *Message) Done(ctx context.Context) error {
	err := m.queue.again(ctx, func() error { return m.msg.DoubleAck(ctx) })
	if err != nil {
		return &UnavailableError{"end a job", err, ""}
	}
	if name := m.msg.Headers().Get(objectField); name != "" {
		m.queue.objects.Delete(ctx, name)
	}
	return nil
}

// Drop is Done without waiting for an answer: if it gets lost the message comes again.
func (m *Message) Drop(ctx context.Context) {
	m.msg.Ack()
	if name := m.msg.Headers().Get(objectField); name != "" {
		m.queue.objects.Delete(ctx, name)
	}
}

// Bury keeps a job that was given up.
func (q *Queue) Bury(ctx context.Context, id string, data []byte) error {
	return q.publish(ctx, nats.NewMsg(q.subject("dead", id)), data)
}

// DeadIDs are the jobs that were given up.
func (q *Queue) DeadIDs(ctx context.Context) (ids []string, err error) {
	info, err := q.dead.Info(ctx, jetstream.WithSubjectFilter(q.subject("dead", ">")))
	if err != nil {
		return nil, &UnavailableError{"read the dead jobs", err, ""}
	}
	for subject := range info.State.Subjects {
		ids = append(ids, subject[strings.LastIndexByte(subject, '.')+1:])
	}
	return ids, nil
}

// Exhume puts the dead jobs back into the queue, with their starts
// forgotten, and returns how many.
func (q *Queue) Exhume(ctx context.Context) (ids []string, err error) {
	consumer, err := q.dead.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{})
	if err != nil {
		return nil, &UnavailableError{"read the dead jobs", err, ""}
	}
	info, err := q.dead.Info(ctx)
	if err != nil {
		return nil, &UnavailableError{"read the dead jobs", err, ""}
	}
	for left := int(info.State.Msgs); left > 0; {
		batch, err := consumer.Fetch(min(left, 500), jetstream.FetchMaxWait(5*time.Second))
		list, err := q.collect(ctx, batch, err)
		if err != nil {
			return ids, err
		}
		if len(list) == 0 {
			break
		}
		for _, m := range list {
			left--
			if err := q.revive(ctx, m); err != nil {
				return ids, err
			}
			ids = append(ids, m.ID)
		}
	}
	return ids, nil
}

func (q *Queue) revive(ctx context.Context, m *Message) error {
	if err := q.starts.Purge(ctx, jetstream.WithPurgeSubject(q.subject("starts", m.ID))); err != nil {
		return &UnavailableError{"revive a dead job", err, ""}
	}
	if err := q.Put(ctx, m.ID, m.Data); err != nil {
		return err
	}
	if err := q.dead.Purge(ctx, jetstream.WithPurgeSubject(q.subject("dead", m.ID))); err != nil {
		return &UnavailableError{"revive a dead job", err, ""}
	}
	return nil
}
