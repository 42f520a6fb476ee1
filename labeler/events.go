package labeler

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// hub tells every open tab what happened. A tab that does not keep up is let go; it
// connects again and asks for the state.
type hub struct {
	mu     sync.Mutex
	tabs   map[chan []byte]bool
	closed bool
}

// backlog is how many events a tab may be behind.
const backlog = 256

func (h *hub) open() (chan []byte, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, false
	}
	if h.tabs == nil {
		h.tabs = map[chan []byte]bool{}
	}
	c := make(chan []byte, backlog)
	h.tabs[c] = true
	return c, true
}

func (h *hub) leave(c chan []byte) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tabs[c] {
		delete(h.tabs, c)
		close(c)
	}
}

func (h *hub) send(kind string, value any) {
	data, _ := json.Marshal(value) // only values of ours are sent, which all have a form
	event := fmt.Appendf(nil, "event: %s\ndata: %s\n\n", kind, data)
	h.mu.Lock()
	defer h.mu.Unlock()
	for c := range h.tabs {
		select {
		case c <- event:
		default:
			delete(h.tabs, c)
			close(c)
		}
	}
}

// close ends all streams, so that a server that shuts down need not wait for them.
func (h *hub) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for c := range h.tabs {
		delete(h.tabs, c)
		close(c)
	}
}

// getEvents is a stream of server-sent events, until the tab or the server ends.
func (s *Server) getEvents(w http.ResponseWriter, r *http.Request) error {
	flusher, ok := w.(http.Flusher)
	if !ok {
		return refuse(http.StatusNotImplemented, "no streaming here")
	}
	events, ok := s.events.open()
	if !ok {
		return refuse(http.StatusServiceUnavailable, "the labeler is about to end")
	}
	defer s.events.leave(events)
	leave := s.leases.listen(tabOf(r))
	defer func() {
		if leave() {
			s.events.send("leases", s.leases.all())
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
