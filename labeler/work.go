package labeler

import "context"

// work is what the background worker has done and has to do; Server.mu guards all but
// base, which stays.
type work struct {
	base       *proposals           // of the wrapper from before anything was learned
	current    *proposals           // those that are shown
	generation int                  // counts how often current changed
	latest     map[string]*proposed // by slug; a former proposer's until the current one has made its own

	since  int                // labels since the last training in the background
	asked  bool               // for a thorough training
	cancel context.CancelFunc // ends the training that runs
	status status
	last   *learned // of the last thorough training
}

// learned is a training and the proposals of what it made.
type learned struct {
	Trained
	*proposals
}

func newWork(o Options) work {
	base := newProposals(o.Proposer, o.From)
	return work{base: base, current: base, latest: map[string]*proposed{}, status: status{Phase: "idle"}}
}

// runWork serves until ctx ends: one thing at a time, trainings first.
func (s *Server) runWork(ctx context.Context) {
	s.mu.Lock()
	for _, e := range s.store.Pages() {
		if e.Labelled {
			s.work.since++
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
	s.mu.Lock()
	current := s.work.current
	s.mu.Unlock()
	made := 0
	for _, e := range s.store.Pages() {
		if e.Labelled || e.Err != nil || current.has(e.Slug) {
			continue
		}
		if made == few || ctx.Err() != nil {
			break
		}
		// A page that cannot be read waits for a person, who is told why.
		s.propose(e.Slug)
		made++
	}
	if made > 0 {
		s.tellQueue()
	}
	return made == few
}
