package server

import "sync"

// work counts the requests under way. The zero value is ready.
type work struct {
	mu      sync.Mutex
	running int
	idle    chan struct{} // closed when the last of them is answered; nil before the end
}

// begin counts a request, unless the end has come.
func (w *work) begin() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.idle != nil {
		return false
	}
	w.running++
	return true
}

func (w *work) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.running--
	w.closeIfIdle()
}

func (w *work) drain() <-chan struct{} {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.idle = make(chan struct{})
	w.closeIfIdle()
	return w.idle
}

func (w *work) isDraining() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.idle != nil
}

func (w *work) closeIfIdle() {
	if w.idle != nil && w.running == 0 {
		close(w.idle)
	}
}
