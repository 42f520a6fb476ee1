package batch

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"galley/batch/input"
	"galley/batch/politeness"
	"galley/batch/queue"
)

// task is a job that a worker has taken.
type task struct {
	message   *queue.Message
	item      input.Item
	host      string
	queued    time.Time
	notBefore time.Time
	tries     int
}

// report is what came of one go at a task.
type report struct {
	task    *task
	site    *site
	robots  *politeness.Robots // that were loaded, for the scheme of the task
	wait    time.Duration      // another worker asked the host just now: later
	result  Result
	err     error
	began   time.Time
	starts  int
	refused string // by robots.txt
}

// worker takes jobs and works on them. One goroutine schedules; it alone touches the
// frontier and what is known of hosts.
type worker struct {
	Options
	frontier *frontier
	isDone   func(input.Item) bool // it has a line in the manifest already
	free     int                   // pages that may begin
	running  map[*task]bool
	reports  chan report
	arrived  chan []*queue.Message
	fetching bool
	ending   sync.WaitGroup
	failed   chan error // of what runs beside
	fatal    error
	busy     time.Time // when there was work last
}

func newWorker(o Options, isDone func(input.Item) bool) *worker {
	return &worker{
		Options: o, frontier: newFrontier(o.Hosts), isDone: isDone, free: o.Jobs, running: map[*task]bool{},
		reports: make(chan report, o.Jobs), arrived: make(chan []*queue.Message, 1), failed: make(chan error, 1),
	}
}

// Join works on the batch of another process until ctx ends, or there was nothing to do
// for Options.Idle. Of the options it takes what is about work.
func Join(ctx context.Context, o Options) error {
	o = o.orDefault()
	err := newWorker(o, nil).run(ctx)
	if err == nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	return err
}

// heartbeat is how often the queue hears of the jobs that are held, and the statistics of
// the hosts they wait for.
const heartbeat = 10 * time.Second

// run works until ctx ends. What is under way then goes back to the queue.
func (w *worker) run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	look := time.NewTicker(time.Second)
	defer look.Stop()
	w.busy = time.Now()
	for ctx.Err() == nil && w.fatal == nil && (w.Idle == 0 || time.Since(w.busy) < w.Idle) {
		if len(w.running) > 0 || w.frontier.held > 0 {
			w.busy = time.Now()
		}
		wake := w.dispatch(ctx)
		w.refill(ctx)
		timer := time.NewTimer(wake)
		select {
		case list := <-w.arrived:
			w.fetching = false
			w.take(ctx, list)
		case r := <-w.reports:
			w.ended(ctx, r)
		case err := <-w.failed:
			w.fatal = err
		case <-look.C:
			w.Stats.setBacklog(w.frontier.backlog())
			w.Stats.change(func(n *Snapshot) { n.Held = w.frontier.held })
		case <-beat.C:
			w.touch()
		case <-timer.C:
		case <-ctx.Done():
		}
		timer.Stop()
	}
	cancel()
	w.stop()
	return w.fatal
}

// dispatch begins with every page that may begin, and returns how long nothing else can.
func (w *worker) dispatch(ctx context.Context) time.Duration {
	for w.free > 0 {
		now := time.Now()
		s, t, at := w.frontier.next(now)
		if t == nil {
			if at.IsZero() {
				return time.Minute
			}
			return max(at.Sub(now), time.Millisecond)
		}
		if reason := s.Down(now); reason != "" {
			s.End()
			w.frontier.place(s)
			w.giveUp(ctx, t, Outcome{Status: Dead, Exit: w.Judge(&HostDownError{reason}).Exit, Error: reason})
			continue
		}
		w.free--
		w.running[t] = true
		w.Stats.change(func(n *Snapshot) { n.Running++ })
		var robots *politeness.Robots
		known := w.Robots == nil || s.name == ""
		if !known {
			robots, known = s.Robots[scheme(t.item.URL)]
		}
		go func() { w.reports <- w.one(ctx, s, t, robots, known) }()
	}
	return time.Minute
}

// HostDownError is a host that counts as down, so that its pages are not tried.
type HostDownError struct{ Reason string }

func (e *HostDownError) Error() string { return e.Reason }

// refill asks the queue for jobs while too few of those that are held can begin.
func (w *worker) refill(ctx context.Context) {
	if w.fetching || w.frontier.held >= w.Ahead || w.frontier.ready(time.Now(), 2*w.Jobs) >= 2*w.Jobs {
		return
	}
	w.fetching = true
	n := min(max(2*w.Jobs, 16), w.Ahead-w.frontier.held)
	go func() {
		list, err := w.Queue.Take(ctx, n, time.Second)
		if err != nil && ctx.Err() == nil {
			w.fail(err)
		}
		select {
		case w.arrived <- list:
		case <-ctx.Done():
			for _, m := range list {
				m.Release(0)
			}
		}
	}()
}

func (w *worker) fail(err error) {
	select {
	case w.failed <- err:
	default:
	}
}

// take adds jobs to the frontier.
func (w *worker) take(ctx context.Context, list []*queue.Message) {
	for _, m := range list {
		var j job
		key, ok := parseKey(m.ID)
		if err := json.Unmarshal(m.Data, &j); err != nil || !ok {
			m.Drop(ctx) // nothing of ours
			continue
		}
		j.Item.Key = key
		if w.isDone != nil && w.isDone(j.Item) {
			m.Drop(ctx)
			continue
		}
		w.frontier.add(&task{message: m, item: j.Item, host: j.Item.Host(), queued: j.Queued})
	}
}

// touch tells the queue that the jobs are alive.
func (w *worker) touch() {
	w.frontier.each(func(t *task) { t.message.Touch() })
	for t := range w.running {
		t.message.Touch()
	}
}

// one has one go at a task. It runs in a goroutine of its own.
func (w *worker) one(ctx context.Context, s *site, t *task, robots *politeness.Robots, known bool) (r report) {
	r = report{task: t, site: s, began: time.Now()}
	if w.Queue.Shared() && t.host != "" {
		release, wait, err := w.Queue.Lease(ctx, t.host, w.Name+"/"+t.message.ID, w.Hosts.Delay, w.Hosts.Connections, 2*time.Minute)
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
		r.refused = "robots.txt does not allow this address"
		return r
	}
	if t.item.Error != "" {
		r.err = &ItemError{t.item.Error}
		return r
	}
	if r.starts, r.err = w.Queue.Start(ctx, t.message.ID, true); r.err != nil {
		return r
	}
	// Whatever else was under way is as likely to have killed the worker.
	if r.starts > w.Starts*w.Jobs+t.tries {
		r.err = &StartsError{r.starts - 1}
		return r
	}
	r.result, r.err = w.Work.Do(ctx, t.item, t.tries+1)
	return r
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

// ended decides what becomes of a task after one go at it.
func (w *worker) ended(ctx context.Context, r report) {
	t, s, now := r.task, r.site, time.Now()
	w.free++
	delete(w.running, t)
	w.Stats.change(func(n *Snapshot) { n.Running-- })
	s.End()
	defer w.frontier.place(s)
	switch {
	case ctx.Err() != nil:
		t.message.Release(0)
		return
	case r.robots != nil:
		if s.Robots == nil {
			s.Robots = map[string]*politeness.Robots{}
		}
		s.Robots[scheme(t.item.URL)] = r.robots
		s.Wait(now, max(0, r.robots.Delay()-w.Hosts.Delay))
		w.again(t, 0)
		return
	case r.err == nil && r.wait > 0:
		s.Wait(now, r.wait)
		w.again(t, 0)
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
		t.message.Release(0)
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
		File: r.result.File, Words: r.result.Words, Took: r.result.Took, Started: r.began}
	o.Took.Total = time.Since(r.began).Milliseconds()
	return o
}

func (w *worker) giveUp(ctx context.Context, t *task, o Outcome) { w.finish(ctx, t, o, nil, nil) }

// finish sends the outcome to the writer, and then takes the job out of the queue: in
// this order, so that it is never in neither.
func (w *worker) finish(ctx context.Context, t *task, o Outcome, data, archive []byte) {
	o.Input, o.Key = t.item.Input, keyText(t.item.Key)
	if t.item.File == "" || t.item.Record {
		o.URL = t.item.URL
	}
	o.Tries, o.Queued, o.Ended, o.Worker, o.Wrapper = t.tries, t.queued, time.Now(), w.Name, w.Wrapper
	if w.Robots == nil && t.host != "" {
		o.Robots = "ignored"
	}
	w.ending.Go(func() {
		message, err := packResult(o, data, archive)
		if err == nil && o.Status == Dead {
			err = w.Queue.Bury(ctx, t.message.ID, t.message.Data)
		}
		if err == nil {
			err = w.Queue.Finish(ctx, t.message.ID, fmt.Sprint(o.Ended.UnixNano()), message)
		}
		if err == nil {
			err = t.message.Done(ctx)
		}
		if err != nil {
			t.message.Release(0)
		}
		if err != nil && ctx.Err() == nil {
			w.fail(err)
		}
	})
}

// stop waits for what is under way and gives everything back.
func (w *worker) stop() {
	for len(w.running) > 0 {
		r := <-w.reports
		delete(w.running, r.task)
		w.Stats.change(func(n *Snapshot) { n.Running-- })
		r.task.message.Release(0)
	}
	for _, t := range w.frontier.all() {
		t.message.Release(0)
	}
	select {
	case list := <-w.arrived:
		for _, m := range list {
			m.Release(0)
		}
	default:
	}
	w.ending.Wait()
}

func scheme(address string) string {
	if len(address) > 5 && address[:6] == "https:" {
		return "https"
	}
	return "http"
}
