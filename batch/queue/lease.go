package queue

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// lease is what workers agree on about one host.
type lease struct {
	Next  time.Time            `json:"next"`            // no request is sent before
	Holds map[string]time.Time `json:"holds,omitempty"` // requests under way, with when they count as lost
	Down  string               `json:"down,omitempty"`  // why the host counts as down
	Until time.Time            `json:"until,omitzero"`  // and for how long
}

// DownError is a host that a worker found to be down, so that none need try for a time.
type DownError struct{ Reason string }

func (e *DownError) Error() string { return e.Reason }

// Lease asks, for all workers of the batch together, for one of the connections to a
// host, for a page whose request has its Turn in the time of ahead. If it may not begin
// yet, wait is how long not. The lease is renewed until release ends the page; that of a
// worker that died is over after the time of hold. The error is a *DownError, or an
// *UnavailableError. Clocks of the machines must agree to a fraction of the delay.
func (q *Queue) Lease(ctx context.Context, host, holder string, ahead time.Duration, connections int, hold time.Duration) (release func(context.Context), wait time.Duration, err error) {
	for ctx.Err() == nil {
		l, revision, err := q.lease(ctx, host)
		if err != nil {
			return later(err)
		}
		now := time.Now()
		for name, end := range l.Holds {
			if end.Before(now) {
				delete(l.Holds, name)
			}
		}
		switch {
		case l.Until.After(now):
			return nil, 0, &DownError{l.Down}
		case l.Next.After(now.Add(ahead)):
			return nil, l.Next.Sub(now) - ahead, nil
		}
		if connections > 0 && len(l.Holds) >= connections {
			return nil, 100 * time.Millisecond, nil
		}
		l.Holds[holder] = now.Add(hold)
		switch err := q.store(ctx, host, l, revision); {
		case err == nil:
			return q.renew(ctx, host, holder, hold), 0, nil
		case !raced(err):
			return later(err)
		}
	}
	return nil, 0, context.Cause(ctx)
}

// Turn waits, among all workers of the batch, until a request to a host may be sent. Where
// that is not within the time of patience, sent is nil and wait is how long not, unless it
// must be sent all the same. sent is called when the request was sent, and returns at once.
// The error is an *UnavailableError or that of ctx.
func (q *Queue) Turn(ctx context.Context, host string, delay, patience time.Duration, must bool) (sent func(), wait time.Duration, err error) {
	for limit := time.Now().Add(patience); ctx.Err() == nil; {
		l, revision, err := q.lease(ctx, host)
		if err != nil {
			_, wait, err = later(err)
			return nil, wait, err
		}
		now := time.Now()
		if wait := l.Next.Sub(now); wait > 0 {
			if l.Next.After(limit) && !must {
				return nil, wait, nil
			}
			if left := limit.Sub(now); left > 0 {
				select {
				case <-time.After(min(wait, left)):
				case <-ctx.Done():
				}
				continue
			}
		}
		if now.After(l.Next) {
			l.Next = now
		}
		l.Next = l.Next.Add(delay)
		switch err := q.store(ctx, host, l, revision); {
		case err == nil:
			return func() { q.sent(ctx, host, now, delay) }, 0, nil
		case !raced(err):
			_, wait, err = later(err)
			return nil, wait, err
		}
	}
	return nil, 0, context.Cause(ctx)
}

// sent moves the next turn by what came between the moment that it counts from and that
// at which the request was sent, where that is more than a fiftieth of the delay.
func (q *Queue) sent(ctx context.Context, host string, turn time.Time, delay time.Duration) {
	at := time.Now()
	if at.Sub(turn) < delay/50 {
		return
	}
	ctx = context.WithoutCancel(ctx)
	go q.change(ctx, host, func(l *lease) {
		if next := at.Add(delay); next.After(l.Next) {
			l.Next = next
		}
	})
}

// renew keeps a lease until release is called.
func (q *Queue) renew(ctx context.Context, host, holder string, hold time.Duration) (release func(context.Context)) {
	ctx, stop := context.WithCancel(ctx)
	var renewing sync.WaitGroup
	renewing.Go(func() {
		tick := time.NewTicker(hold / 2)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
			}
			// Without success the next tick tries again.
			q.change(ctx, host, func(l *lease) { l.Holds[holder] = time.Now().Add(hold) })
		}
	})
	return func(ctx context.Context) {
		stop()
		renewing.Wait()
		q.change(ctx, host, func(l *lease) { delete(l.Holds, holder) })
	}
}

// later is what a lease is while the servers do not answer: they may be choosing a leader.
func later(err error) (func(context.Context), time.Duration, error) {
	if isFatal(err) {
		return nil, 0, wrap("lease a host", err)
	}
	return nil, time.Second, nil
}

// raced reports that somebody else wrote first. Replicated buckets have an error of their
// own for that.
func raced(err error) bool {
	return errors.Is(err, jetstream.ErrKeyExists) || err != nil && strings.Contains(err.Error(), "wrong last sequence")
}

// Postpone lets no worker begin a request to a host for a time.
func (q *Queue) Postpone(ctx context.Context, host string, wait time.Duration) error {
	until := time.Now().Add(wait)
	return q.change(ctx, host, func(l *lease) {
		if until.After(l.Next) {
			l.Next = until
		}
	})
}

// MarkDown tells all workers that a host is down.
func (q *Queue) MarkDown(ctx context.Context, host, reason string, wait time.Duration) error {
	until := time.Now().Add(wait)
	return q.change(ctx, host, func(l *lease) { l.Down, l.Until = reason, until })
}

func (q *Queue) lease(ctx context.Context, host string) (*lease, uint64, error) {
	l := &lease{Holds: map[string]time.Time{}}
	entry, err := q.hosts.Get(ctx, hostKey(host))
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return l, 0, nil
	}
	if err != nil {
		return nil, 0, wrap("lease a host", err)
	}
	json.Unmarshal(entry.Value(), l)
	if l.Holds == nil {
		l.Holds = map[string]time.Time{}
	}
	return l, entry.Revision(), nil
}

// store writes a lease if nobody else has written it since.
func (q *Queue) store(ctx context.Context, host string, l *lease, revision uint64) error {
	data, err := json.Marshal(l)
	if err != nil {
		return err
	}
	if revision == 0 {
		_, err = q.hosts.Create(ctx, hostKey(host), data)
	} else {
		_, err = q.hosts.Update(ctx, hostKey(host), data, revision)
	}
	return err
}

func (q *Queue) change(ctx context.Context, host string, f func(*lease)) error {
	for ctx.Err() == nil {
		l, revision, err := q.lease(ctx, host)
		if err != nil {
			return err
		}
		f(l)
		if err := q.store(ctx, host, l, revision); !raced(err) {
			return wrap("change the lease of a host", err)
		}
	}
	return context.Cause(ctx)
}
