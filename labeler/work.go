package labeler

import (
	"context"
	"errors"
)

// work is what the background worker has done and has to do; Server.mu guards it.
type work struct {
	proposer   Proposer
	name       string // what the proposals are from, for a person
	learned    bool   // it is not the base
	generation int    // counts proposers
	proposals  map[string]*proposed

	base     Proposer // from before anything was learned
	baseName string
	since    int                // labels since the last training in the background
	asked    bool               // for a thorough training
	cancel   context.CancelFunc // ends the training that runs
	status   status
	last     *Trained // of the last thorough training
}

// proposed is a proposal and what the order of pages goes by.
type proposed struct {
	generation int
	Proposal
	unsure float64 // 1: any other place would be as good
	layout string  // pages of one template have the same
}

func newWork(o Options) work {
	w := work{base: o.Proposer, baseName: "the given wrapper", proposals: map[string]*proposed{}, status: status{Phase: "idle"}}
	if w.base == nil {
		w.base, w.baseName = Rule{}, "a general rule"
	}
	w.proposer, w.name = w.base, w.baseName
	return w
}

// runWork serves until ctx ends: one thing at a time, trainings first.
func (s *Server) runWork(ctx context.Context) {
	s.mu.Lock()
	if s.o.Proposer == nil {
		for _, e := range s.o.Pages.List() {
			if e.Labelled {
				s.work.since++
			}
		}
	}
	s.mu.Unlock()
	s.poke()
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		}
		for s.step(ctx) {
		}
	}
}

// step does the most urgent thing and reports whether there was one.
func (s *Server) step(ctx context.Context) bool {
	s.mu.Lock()
	asked, due := s.work.asked, s.due()
	s.mu.Unlock()
	switch {
	case ctx.Err() != nil:
		return false
	case asked:
		s.train(ctx, true)
	case due:
		s.train(ctx, false)
	default:
		return s.proposeSome(ctx)
	}
	return true
}

// due reports whether enough was labelled since the last training.
func (s *Server) due() bool {
	return s.o.Trainer != nil && s.work.since >= s.o.Every
}

// labelled notes that a label was written.
func (s *Server) labelled() {
	s.mu.Lock()
	s.work.since++
	s.mu.Unlock()
	s.poke()
}

// few is how many proposals are made before the worker looks up.
const few = 8

// proposeSome proposes for some pages that have no label and no proposal of the
// current proposer. It reports whether there may be more.
func (s *Server) proposeSome(ctx context.Context) bool {
	made := 0
	for _, e := range s.o.Pages.List() {
		if e.Labelled || e.Err != nil || s.fresh(e.Slug) != nil {
			continue
		}
		if made == few || ctx.Err() != nil {
			break
		}
		if _, err := s.propose(e.Slug); err != nil && errors.Is(err, ErrNoPage) {
			continue
		}
		made++
	}
	if made > 0 {
		s.events.send("queue", s.queue())
	}
	return made == few
}
