package batch

import (
	"context"
	"errors"
	"fmt"
	"time"

	"galley"
	"galley/batch/politeness"
	"galley/internal/fetch"
	"galley/network"
)

// report is what came of one go at a task.
type report struct {
	task    *task
	site    *site
	visit   *politeness.Visit
	robots  *politeness.Robots // that were loaded, for the scheme of the task
	wait    time.Duration      // another worker asked the host just now: later
	result  Result
	err     error
	began   time.Time
	starts  int
	refused string // by robots.txt
}

// notAllowed is why an address is not asked for.
const notAllowed = "robots.txt does not allow this address"

// leaseTime is how long a host counts a request of a worker that died.
const leaseTime = 20 * time.Second

// one has one go at a task. It runs in a goroutine of its own.
func (w *worker) one(ctx context.Context, s *site, t *task, visit *politeness.Visit, robots *politeness.Robots, known bool) (r report) {
	r = report{task: t, site: s, visit: visit, began: time.Now()}
	if t.item.Found {
		ctx = fetch.WithFound(ctx)
	}
	if t.host != "" {
		ctx = network.WithTurn(ctx, func(ctx context.Context, host string) (func(), error) { return w.turn(ctx, visit, host) })
	}
	if w.Queue.Shared() && t.host != "" {
		release, wait, err := w.Queue.Lease(ctx, t.host, w.Name+"/"+t.id, politeness.MaxLead, w.Hosts.Connections, leaseTime)
		if err != nil || release == nil {
			r.err, r.wait = err, wait
			return r
		}
		defer release(context.WithoutCancel(ctx))
	}
	if !known {
		r.robots, r.err = politeness.LoadRobots(ctx, w.Robots, t.item.URL)
		if r.err != nil {
			r.err = fmt.Errorf("robots.txt: %w", r.err)
		}
		return r
	}
	if !robots.Allows(t.item.URL) {
		r.refused = notAllowed
		return r
	}
	ctx = galley.WithAllowed(ctx, func(address string) error {
		if !robots.Allows(address) {
			return errors.New(notAllowed)
		}
		return nil
	})
	if t.item.Error != "" {
		r.err = &ItemError{t.item.Error}
		return r
	}
	if r.starts, r.err = w.Queue.Start(ctx, t.id, true); r.err != nil {
		return r
	}
	// Whatever else was under way is as likely to have killed the worker.
	if r.starts > w.Starts*w.Jobs+t.tries+t.delayed {
		r.err = &StartsError{r.starts - 1}
		return r
	}
	r.result, r.err = w.Work.Do(ctx, t.item, t.tries+1)
	return r
}

// turn waits for the turn of a request: among those of this worker, and then among those
// of all workers of the batch.
func (w *worker) turn(ctx context.Context, visit *politeness.Visit, host string) (sent func(), err error) {
	patience, must := visit.Patience()
	local, err := visit.Turn(ctx, host)
	if err != nil {
		return nil, err
	}
	here := func() {
		local()
		select {
		case w.asked <- host:
		case <-ctx.Done():
		}
	}
	if !w.Queue.Shared() {
		return here, nil
	}
	everywhere, wait, err := w.Queue.Turn(ctx, host, visit.Delay(host), patience, must)
	switch {
	case err != nil:
		here()
		return nil, err
	case everywhere == nil:
		here()
		return nil, &politeness.LaterError{Wait: wait}
	}
	return func() {
		everywhere()
		here()
	}, nil
}

// ItemError is an input that is none.
type ItemError struct{ Reason string }

func (e *ItemError) Error() string { return e.Reason }

// StartsError says that a page was begun several times and never ended: what worked on
// it died.
type StartsError struct{ Starts int }

func (e *StartsError) Error() string {
	return fmt.Sprintf("it was begun %d times, and each time what worked on it died", e.Starts)
}

// HostDownError is a host that counts as down, so that its pages are not tried.
type HostDownError struct{ Reason string }

func (e *HostDownError) Error() string { return e.Reason }

func scheme(address string) string {
	if len(address) > 5 && address[:6] == "https:" {
		return "https"
	}
	return "http"
}
