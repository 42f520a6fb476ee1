package jobs

import (
	"context"
	"errors"
	"os"
	"sync"
	"syscall"
	"time"

	"galley/batch"
	"galley/batch/input"
	"galley/batch/queue"
	"galley/batch/sink"
)

// errCancelled ends the run of a batch that a client ended.
var errCancelled = errors.New("a client ended the batch")

// sweepEvery is how often old batches are looked for, and webhooks that are due.
const sweepEvery = time.Minute

// Run works on batches until ctx ends, the oldest first. What runs then goes on with the
// next Run.
func (s *Store) Run(ctx context.Context) {
	var wait sync.WaitGroup
	defer wait.Wait()
	for range deliverers {
		wait.Go(func() { s.deliverAll(ctx) })
	}
	free := make(chan struct{}, s.o.Together)
	tick := time.NewTicker(sweepEvery)
	defer tick.Stop()
	s.sweep(time.Now())
	s.poke()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			s.sweep(time.Now())
		case <-s.wake:
		}
		for {
			j, work := s.next(ctx, free)
			if j == nil {
				break
			}
			wait.Go(func() {
				s.work(work, j)
				<-free
				s.poke()
			})
		}
	}
}

// next takes the oldest batch that waits, if there is a place for it.
func (s *Store) next(ctx context.Context, free chan struct{}) (*job, context.Context) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var oldest *job
	for _, j := range s.jobs {
		if j.State == Waiting && j.cancel == nil && !time.Now().Before(j.after) && (oldest == nil || j.Created.Before(oldest.Created)) {
			oldest = j
		}
	}
	if oldest == nil || ctx.Err() != nil {
		return nil, nil
	}
	select {
	case free <- struct{}{}:
	default:
		return nil, nil
	}
	work, cancel := context.WithCancelCause(ctx)
	oldest.cancel = func() { cancel(errCancelled) }
	oldest.State, oldest.Batch.Error = Running, ""
	return oldest, work
}

// work runs a batch to its end.
func (s *Store) work(ctx context.Context, j *job) {
	err := s.run(ctx, j)
	ended := context.Cause(ctx)
	s.mu.Lock()
	defer s.mu.Unlock()
	j.cancel() // nothing of it is left to end
	j.cancel = nil
	if err = s.settle(j, err, ended); err != nil {
		s.o.Failed(err)
	}
	if j.State.Ended() {
		os.RemoveAll(j.path("queue"))
	}
}

// settle gives a batch the state that a run ended in; ended is why its context has. What is
// returned nobody else is told.
func (s *Store) settle(j *job, err, ended error) error {
	switch {
	case j.State.Ended(): // cancelled
		return nil
	case errors.Is(err, errCancelled):
		return s.end(j, Cancelled, nil)
	case ended != nil:
		j.State = Waiting // the service ends
		return j.save()
	case errors.Is(err, syscall.ENOSPC):
		// What is done stays, and somebody makes room. The record need not be written for that.
		j.State, j.after, j.Batch.Error = Waiting, time.Now().Add(sweepEvery), "it goes on when there is room: "+err.Error()
		return err
	case err != nil:
		return errors.Join(err, s.end(j, Failed, err))
	}
	return s.end(j, Done, nil)
}

// run is one call of batch.Run.
func (s *Store) run(ctx context.Context, j *job) error {
	q, err := queue.Open(ctx, queue.Options{Name: "batch", Dir: j.path("queue")})
	if err != nil {
		return err
	}
	defer q.Close()
	work := s.o.Extraction
	work.Write, work.Pages = write(j.Request), j.Request.Pages
	if j.Request.NoBrowser {
		work.Browsers = nil
	}
	s.mu.Lock()
	j.Done, j.Status = 0, map[batch.Status]int{}
	s.mu.Unlock()
	count := func(o batch.Outcome) {
		s.mu.Lock()
		defer s.mu.Unlock()
		j.Done++
		j.Status[o.Status]++
	}
	err = batch.ReadManifest(j.path(manifestFile), func(o batch.Outcome) error {
		count(o)
		return nil
	})
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	_, err = batch.Run(ctx, batch.Options{
		Manifest: j.path(manifestFile), Scratch: j.dir, Queue: q, Source: s.source(j.Request.URLs), Work: admitted{&work, s.o.Enter}, Jobs: s.o.Jobs,
		Judge: s.o.Judge, Hosts: s.o.Hosts, Robots: s.o.Robots, Wrapper: s.o.Wrapper, Wrote: count,
		Open: func(end func(string) int64) (sink.Sink, sink.Sink, error) {
			l, err := sink.OpenLog(j.path(resultsFile), resultsFile, end(resultsFile))
			return l, nil, err
		},
	})
	return err
}

// source gives the addresses. All begin with http, so that none is taken for a file.
func (s *Store) source(urls []string) func(context.Context, input.Emit) error {
	return func(ctx context.Context, emit input.Emit) error {
		for _, u := range urls {
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			if err := emit(input.Named(u)); err != nil {
				return err
			}
		}
		return nil
	}
}

// admitted is work that waits for a place.
type admitted struct {
	batch.Work
	enter func(context.Context) (func(), error)
}

// Do is of batch.Work.
func (w admitted) Do(ctx context.Context, item input.Item, try int) (batch.Result, error) {
	leave, err := w.enter(ctx)
	if err != nil {
		return batch.Result{}, err
	}
	defer leave()
	return w.Work.Do(ctx, item, try)
}

// sweep removes batches whose time is over.
func (s *Store) sweep(now time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, j := range s.jobs {
		if !j.State.Ended() || j.cancel != nil {
			continue
		}
		if s.o.Keep > 0 && now.Sub(j.Ended) > s.o.Keep {
			if err := os.RemoveAll(j.dir); err != nil {
				s.o.Failed(err)
				continue
			}
			delete(s.jobs, id)
			continue
		}
		if j.due(now) {
			select {
			case s.deliver <- id:
			default:
			}
		}
	}
}
