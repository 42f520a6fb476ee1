package labeler

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
)

// status is what a training is about, for the page.
type status struct {
	Phase    string  `json:"phase"` // "idle", "running", "done", "failed" or "cancelled"
	Thorough bool    `json:"thorough"`
	Done     int     `json:"done"`
	All      int     `json:"all"`
	Error    string  `json:"error,omitempty"`
	Result   *result `json:"result,omitempty"` // of the last thorough training
	History  []point `json:"history"`
}

// result is a thorough training.
type result struct {
	point
	File     string `json:"file"`
	Command  string `json:"command,omitempty"`  // that extracts with it
	Download string `json:"download,omitempty"` // what it is called in the browser
}

// train runs one training and takes its proposals if they are better than those
// there were before anything was learned.
func (s *Server) train(ctx context.Context, thorough bool) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s.begin(cancel, thorough)
	t, err := s.o.Trainer.Train(ctx, s.store.samples(), thorough, func(done, all int) {
		s.mu.Lock()
		s.work.status.Done, s.work.status.All = done, all
		s.mu.Unlock()
		s.tellStatus()
	})
	made := &learned{t, newProposals(complemented{t.Proposer, s.o.Proposer}, fmt.Sprintf("a wrapper of %d pages", t.Pages))}
	if err == nil {
		s.choose(ctx, made)
	} else if ctx.Err() != nil {
		err = ctx.Err()
	}
	s.finish(made, err, thorough)
	s.tellQueue()
}

func (s *Server) begin(cancel context.CancelFunc, thorough bool) {
	s.mu.Lock()
	w := &s.work
	w.since, w.cancel = 0, cancel
	if thorough {
		w.asked = false
	}
	w.status.Phase, w.status.Thorough, w.status.Done, w.status.All, w.status.Error = "running", thorough, 0, 0, ""
	s.mu.Unlock()
	s.tellStatus()
}

// finish notes what a training came to.
func (s *Server) finish(made *learned, err error, thorough bool) {
	s.mu.Lock()
	w := &s.work
	w.cancel = nil
	switch {
	case err == nil:
		w.status.Phase = "done"
		w.status.History = withPoint(w.status.History, pointOf(&made.Trained))
		if thorough {
			w.last = made
			w.status.Result = &result{pointOf(&made.Trained), made.File, made.Command, downloadName(made.File)}
		}
	case errors.Is(err, context.Canceled):
		w.status.Phase = "cancelled"
	case errors.Is(err, ErrTooFew) && !thorough:
		w.status.Phase = "idle"
	default:
		w.status.Phase, w.status.Error = "failed", err.Error()
	}
	s.mu.Unlock()
	s.tellStatus()
}

// choose takes the trained wrapper if it was right on held-out pages more often than the
// base is on all labelled ones. A few pages can teach less than another wrapper knows, and
// where both are right on these the base has seen more.
func (s *Server) choose(ctx context.Context, t *learned) {
	right, all := s.baseRight(ctx)
	if t.Pages > 0 && all > 0 && float64(t.Right)/float64(t.Pages) <= float64(right)/float64(all) {
		s.use(s.work.base)
		return
	}
	s.use(t.proposals)
}

// baseRight counts the labelled articles on which the base proposes the label.
func (s *Server) baseRight(ctx context.Context) (right, all int) {
	for _, e := range s.store.Pages() {
		if !e.Labelled || ctx.Err() != nil {
			continue
		}
		l, err := s.store.label(e.Slug)
		if err != nil || l.stale != "" || !l.article {
			continue
		}
		all++
		got, err := s.work.base.of(e.Slug, s.store.page)
		if err == nil && got.Title == l.selection.Title && got.Body() == l.selection.Body() {
			right++
		}
	}
	return right, all
}

func (s *Server) statusNow() status {
	s.mu.Lock()
	defer s.mu.Unlock()
	st := s.work.status
	st.History = listed(st.History)
	return st
}

func (s *Server) tellStatus() { s.events.send("training", s.statusNow()) }

func (s *Server) getTraining(w http.ResponseWriter, r *http.Request) error {
	return answer(w, http.StatusOK, s.statusNow())
}

// postTraining asks for a thorough training. One in the background makes way.
func (s *Server) postTraining(w http.ResponseWriter, r *http.Request) error {
	if s.o.Trainer == nil {
		return refuse(http.StatusNotImplemented, "this labeler cannot train")
	}
	s.mu.Lock()
	s.work.asked = true
	if s.work.cancel != nil && !s.work.status.Thorough {
		s.work.cancel()
	}
	s.mu.Unlock()
	s.poke()
	return answer(w, http.StatusAccepted, s.statusNow())
}

func (s *Server) deleteTraining(w http.ResponseWriter, r *http.Request) error {
	s.mu.Lock()
	s.work.asked = false
	if s.work.cancel != nil {
		s.work.cancel()
	}
	s.mu.Unlock()
	return answer(w, http.StatusAccepted, s.statusNow())
}

func downloadName(file string) string {
	if file == "" {
		return ""
	}
	return filepath.Base(file)
}

// getWrapper sends the file of the last thorough training.
func (s *Server) getWrapper(w http.ResponseWriter, r *http.Request) error {
	s.mu.Lock()
	last := s.work.last
	s.mu.Unlock()
	if last == nil || last.File == "" {
		return refuse(http.StatusConflict, "train first")
	}
	data, err := os.ReadFile(last.File)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	_, err = w.Write(data)
	return ignore(err)
}
