package labeler

import (
	"fmt"
	"net/http"
	"time"

	"galley/labeler/tabs"
	"galley/labeler/wire"
)

func tabOf(r *http.Request) string { return wire.Clip(r.Header.Get("Galley-Tab"), wire.MaxName) }

// postLease notes that a tab shows a page now, and says who else does.
func (s *Server) postLease(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	if _, err := s.store.Opinions(slug); err != nil {
		return err
	}
	others := s.leases.Take(tabs.Lease{Slug: slug, Tab: tabOf(r), By: annotator(r)})
	s.events.Send("leases", s.leases.All())
	by := ""
	for _, o := range others {
		if by = o.By; by == "" {
			by = "Another tab"
		}
	}
	return wire.Answer(w, http.StatusOK, map[string]string{"by": by})
}

// deleteLease notes that a tab shows no page now: others may label the one it had.
func (s *Server) deleteLease(w http.ResponseWriter, r *http.Request) error {
	if s.leases.Release(tabOf(r)) {
		s.events.Send("leases", s.leases.All())
	}
	return wire.Answer(w, http.StatusOK, struct{}{})
}

// getEvents is a stream of server-sent events, until the tab or the server ends.
func (s *Server) getEvents(w http.ResponseWriter, r *http.Request) error {
	flusher, ok := w.(http.Flusher)
	if !ok {
		return wire.Refuse(http.StatusNotImplemented, "no streaming here")
	}
	events, ok := s.events.Open()
	if !ok {
		return wire.Refuse(http.StatusServiceUnavailable, "the labeler is about to end")
	}
	defer s.events.Leave(events)
	leave := s.leases.Listen(tabOf(r))
	defer func() {
		if leave() {
			s.events.Send("leases", s.leases.All())
		}
	}()
	w.Header().Set("Content-Type", "text/event-stream")
	fmt.Fprint(w, "retry: 1000\nevent: hello\ndata: {}\n\n")
	flusher.Flush()
	// A line now and then finds out that a tab is gone.
	alive := time.NewTicker(20 * time.Second)
	defer alive.Stop()
	for {
		var event []byte
		select {
		case <-r.Context().Done():
			return nil
		case <-alive.C:
			event = []byte(": alive\n\n")
		case event, ok = <-events:
			if !ok {
				return nil
			}
		}
		if _, err := w.Write(event); err != nil {
			return nil
		}
		flusher.Flush()
	}
}
