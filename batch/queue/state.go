package queue

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// Set keeps a value of the batch, such as its settings.
func (q *Queue) Set(ctx context.Context, name string, value []byte) error {
	if len(value) > 256<<10 {
		_, err := q.objects.PutBytes(ctx, "value-"+name, value)
		if err == nil {
			_, err = q.state.Put(ctx, name, []byte("large"))
		}
		return wrap("keep "+name, err)
	}
	_, err := q.state.Put(ctx, name, append([]byte("small"), value...))
	return wrap("keep "+name, err)
}

// Get is a value that was Set; nil if none was.
func (q *Queue) Get(ctx context.Context, name string) ([]byte, error) {
	entry, err := q.state.Get(ctx, name)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, wrap("read "+name, err)
	}
	if string(entry.Value()) == "large" {
		value, err := q.objects.GetBytes(ctx, "value-"+name)
		return value, wrap("read "+name, err)
	}
	return entry.Value()[len("small"):], nil
}

func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return &UnavailableError{what, err, ""}
}

// lease is what workers agree on about one host.
type lease struct {
	Next  time.Time            `json:"next"`            // no request begins before
	Holds map[string]time.Time `json:"holds,omitempty"` // requests under way, with when they count as lost
	Down  string               `json:"down,omitempty"`  // why the host counts as down
	Until time.Time            `json:"until,omitzero"`  // and for how long
}

// DownError is a host that a worker found to be down, so that none need try for a time.
type DownError struct{ Reason string }

func (e *DownError) Error() string { return e.Reason }

// Lease asks, for all workers of the batch together, for the right to begin a request to
// a host now. If it may not begin yet, wait is how long not. The lease is renewed until
// release ends the request; that of a worker that died is over after the time of hold.
// The error is a *DownError, or an *UnavailableError.
// Clocks of the machines must agree to a fraction of the delay.
func (q *Queue) Lease(ctx context.Context, host, holder string, delay time.Duration, connections int, hold time.Duration) (release func(context.Context), wait time.Duration, err error) {
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
		case l.Next.After(now):
			return nil, l.Next.Sub(now), nil
		}
		if connections > 0 && len(l.Holds) >= connections {
			return nil, max(delay, 100*time.Millisecond), nil
		}
		l.Next = now.Add(delay)
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

func hostKey(host string) string {
	sum := sha256.Sum256([]byte(host))
	return base32.HexEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:15])
}
