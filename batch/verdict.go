package batch

import (
	"context"
	"errors"
	"fmt"
	"time"

	"galley/batch/politeness"
	"galley/batch/queue"
	"galley/network"
)

// ended decides what becomes of a task after one go at it.
func (w *worker) ended(ctx context.Context, r report) {
	t, s, now := r.task, r.site, time.Now()
	var down *queue.DownError
	var wait *politeness.LaterError
	w.free++
	delete(w.running, t)
	w.Stats.change(func(n *Snapshot) { n.Running-- })
	s.End(r.visit)
	defer w.frontier.place(s)
	switch {
	case ctx.Err() != nil:
		w.release(t)
		return
	case r.robots != nil:
		s.Learn(scheme(t.item.URL), r.robots)
		w.again(t, 0)
		return
	case r.err == nil && r.wait > 0:
		s.Wait(now, r.wait)
		w.again(t, 0)
		return
	case errors.As(r.err, &wait):
		t.delayed++
		w.again(t, wait.Wait-politeness.MaxLead)
		return
	case errors.As(r.err, &down):
		s.Unknown(now, w.frontier.limits(s).OrDefault(), down.Reason)
		w.again(t, 0) // it is given up with the others of the host
		return
	case r.refused != "":
		w.giveUp(ctx, t, Outcome{Status: Refused, Exit: 6, Error: r.refused})
		return
	}
	t.tries++
	if r.err == nil {
		s.Succeeded()
		w.finish(ctx, t, w.outcome(r), r.result.Data, r.result.Archive)
		return
	}
	w.failedWith(ctx, r, w.Judge(r.err), now)
}

// failedWith decides what becomes of a task whose page failed.
func (w *worker) failedWith(ctx context.Context, r report, j Judgement, now time.Time) {
	t, s := r.task, r.site
	var lost *queue.UnavailableError
	switch {
	case j.Fatal, errors.As(r.err, &lost):
		w.release(t)
		w.fatal = r.err
		return
	case j.NoHost:
		s.Unknown(now, w.frontier.limits(s).OrDefault(), r.err.Error())
	case j.Host:
		s.Failed(now, w.frontier.limits(s).OrDefault(), j.RetryAfter, r.err.Error())
		if w.Queue.Shared() && j.RetryAfter > 0 {
			go w.Queue.Postpone(ctx, t.host, min(j.RetryAfter, w.Hosts.MaxBackoff))
		}
	case t.host != "":
		s.Succeeded()
	}
	if reason := s.Down(now); reason != "" && w.Queue.Shared() {
		go w.Queue.MarkDown(ctx, t.host, reason, w.frontier.limits(s).OrDefault().DownFor)
	}
	if j.Again && t.tries < w.Tries {
		w.Stats.change(func(n *Snapshot) { n.Retries++ })
		w.again(t, w.Hosts.Backoff<<min(t.tries-1, 10))
		return
	}
	o := w.outcome(r)
	o.Status, o.Exit, o.HTTP, o.Error = j.Status, j.Exit, j.HTTP, r.err.Error()
	if j.Again {
		o.Status = Dead
	}
	w.giveUp(ctx, t, o)
}

// again puts a task back to wait.
func (w *worker) again(t *task, wait time.Duration) {
	if wait > 0 {
		t.notBefore = time.Now().Add(min(wait, w.Hosts.MaxBackoff))
	}
	w.frontier.add(t)
}

// outcome is that of a go that went well; others change it.
func (w *worker) outcome(r report) Outcome {
	o := Outcome{Status: Done, HTTP: r.result.HTTP, Final: r.result.Final, Rung: r.result.Rung, Fell: r.result.Fell,
		File: r.result.File, Length: r.result.Length, Digest: r.result.Digest, Words: r.result.Words, Took: r.result.Took, Started: r.began}
	o.Took.Total = time.Since(r.began).Milliseconds()
	return o
}

// release gives a task back to the queue.
func (w *worker) release(t *task) {
	delete(w.held, t.id)
	t.message.Release(0)
}

func (w *worker) giveUp(ctx context.Context, t *task, o Outcome) { w.finish(ctx, t, o, nil, nil) }

// finish sends the outcome to the writer, and then takes the job out of the queue: in
// this order, so that it is never in neither.
func (w *worker) finish(ctx context.Context, t *task, o Outcome, data, archive []byte) {
	o.Input, o.Key = network.Redact(t.item.Input), keyText(t.item.Key)
	if t.item.File == "" || t.item.Record {
		o.URL = network.Redact(t.item.URL)
	}
	o.Tries, o.Queued, o.Ended, o.Worker, o.Wrapper = t.tries, t.queued, time.Now(), w.Name, w.Wrapper
	if w.Robots == nil && t.host != "" {
		o.Robots = "ignored"
	}
	delete(w.held, t.id)
	m := t.message
	w.ending.Go(func() {
		message, err := packResult(o, data, archive)
		if err == nil && o.Status == Dead {
			err = w.Queue.Bury(ctx, t.id, m.Data)
		}
		if err == nil {
			err = w.Queue.Finish(ctx, t.id, fmt.Sprint(o.Ended.UnixNano()), message)
		}
		if err == nil {
			err = m.Done(ctx)
		}
		if err != nil {
			m.Release(0)
		}
		if err != nil && ctx.Err() == nil {
			w.fail(err)
		}
	})
}
