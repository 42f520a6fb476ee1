package tabs

import (
	"encoding/json"
	"fmt"
	"sync"
)

// Hub tells every open tab what happened. A tab that does not keep up is let go; it
// connects again and asks for the state.
type Hub struct {
	mu     sync.Mutex
	tabs   map[chan []byte]bool
	closed bool
}

// backlog is how many events a tab may be behind.
const backlog = 256

// Open begins to listen; false: the labeler is about to end.
func (h *Hub) Open() (chan []byte, bool) {
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

// Leave ends listening.
func (h *Hub) Leave(c chan []byte) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tabs[c] {
		delete(h.tabs, c)
		close(c)
	}
}

// Send tells all tabs an event, as server-sent events are written.
func (h *Hub) Send(kind string, value any) {
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

// Close ends all streams, so that a server that shuts down need not wait for them.
func (h *Hub) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for c := range h.tabs {
		delete(h.tabs, c)
		close(c)
	}
}
