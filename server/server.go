package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"galley/server/keys"
)

// Server is an http.Handler.
type Server struct {
	o       Options
	mux     *http.ServeMux
	api     huma.API
	metrics *metrics
	views   *views
	anybody *keys.Caller
	work    work
	bodies  bodies
}

// New makes a Server. The error says which option is missing.
func New(o Options) (*Server, error) {
	if o.Engine == nil {
		return nil, errors.New("server: the options need Engine")
	}
	if o.MaxBody <= 0 {
		o.MaxBody = 16 << 20
	}
	s := &Server{o: o, mux: http.NewServeMux(), views: newViews(), anybody: keys.NewCaller("anybody", o.Limits)}
	s.bodies.most = heldBodies * o.MaxBody
	s.metrics = newMetrics(s)
	s.operations()
	s.mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { writeText(w, "alive\n") })
	s.mux.HandleFunc("GET /readyz", s.getReady)
	s.mux.Handle("GET /metrics", s.Metrics())
	s.mux.HandleFunc("GET /{$}", s.getIndex)
	s.mux.HandleFunc("GET /ui/{name}", s.getAsset)
	s.mux.HandleFunc("GET /view/{key}/{name}", s.getView)
	s.mux.Handle("/mcp", s.tools())
	s.mux.HandleFunc("/", s.getNothing)
	return s, nil
}

// Drain makes /readyz say that no more requests should come, and refuses those for pages
// that still come. The channel is closed when those under way are answered. It is called once.
func (s *Server) Drain() <-chan struct{} { return s.work.drain() }

// readyWait bounds how long /readyz waits for a browser to start.
const readyWait = 20 * time.Second

// getReady tells whether pages can be worked on.
func (s *Server) getReady(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), readyWait)
	defer cancel()
	if s.work.isDraining() {
		s.fail(w, r, errDraining)
		return
	}
	if err := s.o.Engine.Ready(ctx); err != nil {
		s.fail(w, r, err)
		return
	}
	writeText(w, "ready\n")
}

func writeText(w http.ResponseWriter, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Write([]byte(text))
}
