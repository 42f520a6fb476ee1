package batch

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"galley/batch/input"
	"galley/batch/politeness"
	"galley/batch/queue"
)

// task is a job that a worker has taken.
type task struct {
	id        string // of its messages
	message   *queue.Message
	item      input.Item
	host      string
	queued    time.Time
	notBefore time.Time
	tries     int
	delayed   int // goes that ended before a request, because the host was not to be asked
}

// worker takes jobs and works on them. One goroutine schedules; it alone touches the
// frontier and what is known of hosts.
type worker struct {
	Options
	frontier *frontier
	isDone   func(input.Item) bool // it has a line in the manifest already
	free     int                   // pages that may begin
	running  map[*task]bool
	held     map[string]*task // by id: those of the frontier, and those that run
	reports  chan report
	asked    chan string // hosts that a request was sent to
	arrived  chan []*queue.Message
	fetching bool
	ending   sync.WaitGroup
	failed   chan error // of what runs beside
	fatal    error
	busy     time.Time // when there was work last
}

func newWorker(o Options, isDone func(input.Item) bool) *worker {
	return &worker{
		Options: o, frontier: newFrontier(o.Hosts), isDone: isDone, free: o.Jobs, running: map[*task]bool{}, held: map[string]*task{},
		reports: make(chan report, o.Jobs), asked: make(chan string, o.Jobs), arrived: make(chan []*queue.Message, 1), failed: make(chan error, 1),
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
		case host := <-w.asked:
			if s := w.frontier.sites[host]; s != nil {
				w.frontier.place(s)
			}
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
		s, t, visit, at := w.frontier.next(now)
		if t == nil {
			if at.IsZero() {
				return time.Minute
			}
			return max(at.Sub(now), time.Millisecond)
		}
		if reason := s.Down(now); reason != "" {
			s.End(visit)
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
		go func() { w.reports <- w.one(ctx, s, t, visit, robots, known) }()
	}
	return time.Minute
}

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
		// While servers were away nobody heard that the job is alive, and it came again.
		if t := w.held[m.ID]; t != nil {
			t.message = m
			continue
		}
		t := &task{id: m.ID, message: m, item: j.Item, host: j.Item.Host(), queued: j.Queued}
		w.held[t.id] = t
		w.frontier.add(t)
	}
}

// touch tells the queue that the jobs are alive.
func (w *worker) touch() {
	w.frontier.each(func(t *task) { t.message.Touch() })
	for t := range w.running {
		t.message.Touch()
	}
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
