package queue

import (
	"context"
	"errors"
	"strconv"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

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
	jobs, err := q.jobs.Info(ctx)
	if err != nil {
		return c, &UnavailableError{What: "ask for its state", Err: err}
	}
	// What the consumer says is pending comes a moment after the jobs.
	c.Taken = work.NumAckPending
	c.Waiting = max(0, int(jobs.State.Msgs)-c.Taken)
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
