package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	stdlog "log"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"sync"
	"time"

	"galley/cmd/galley/listener"
	"galley/cmd/galley/version"
	"galley/server"
	"galley/server/jobs"
	"galley/server/problem"
)

// Bounds of a connection. Bodies have a deadline of their own.
const (
	headerWait = 10 * time.Second
	idleWait   = 2 * time.Minute
	maxHeader  = 64 << 10
	mcpGrace   = 10 * time.Second
	farewell   = 3 * time.Second
)

// run serves until ctx ends, then finishes what runs.
func (o *options) run(ctx context.Context, log *serviceLog, l *listener.Listener, s *server.Server, batches *jobs.Store) error {
	// Requests and batches outlive the order to end.
	requests, stopRequests := context.WithCancelCause(context.WithoutCancel(ctx))
	defer stopRequests(nil)
	h := &http.Server{
		Handler: s, ReadHeaderTimeout: headerWait, IdleTimeout: idleWait, MaxHeaderBytes: maxHeader,
		WriteTimeout: o.deadline + time.Minute, BaseContext: func(net.Listener) context.Context { return requests },
		ErrorLog: stdlog.New(io.Discard, "", 0), // clients that go away are no news
	}
	var wait sync.WaitGroup
	defer wait.Wait()
	work, stopWork := context.WithCancel(context.WithoutCancel(ctx))
	defer stopWork()
	if batches != nil {
		wait.Go(func() { batches.Run(work) })
	}
	ended := make(chan error, 2)
	if o.metrics != "" {
		m := &http.Server{Addr: o.metrics, Handler: onlyMetrics(s), ReadHeaderTimeout: headerWait}
		defer m.Close()
		go func() { ended <- fmt.Errorf("--metrics %s: %w", o.metrics, m.ListenAndServe()) }()
	}
	go func() { ended <- h.Serve(l) }()
	log.say("serving", "address", "http://"+l.Names[0]+"/", "version", version.String())
	select {
	case err := <-ended:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	log.say("ending", "grace", o.grace.String())
	idle := s.Drain()
	stopWork()
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), o.grace)
	defer cancel()
	// Until then who asks is told that the service ends.
	select {
	case <-idle:
	case <-last.Done():
	}
	err := h.Shutdown(last)
	if errors.Is(err, context.DeadlineExceeded) {
		// What is left is told why it has no answer.
		stopRequests(problem.Closing.New("the service ended before the page was done"))
		short, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewell)
		defer cancel()
		err = h.Shutdown(short)
	}
	h.Close()
	if err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("end serving: %w", err)
	}
	log.say("ended")
	return nil
}

func onlyMetrics(s *server.Server) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", s.Metrics())
	return mux
}

// serviceLog writes what a service does, a line a request.
type serviceLog struct{ log *slog.Logger }

func newServiceLog(w io.Writer, kind string) *serviceLog {
	switch kind {
	case "json":
		return &serviceLog{slog.New(slog.NewJSONHandler(w, nil))}
	case "off":
		return &serviceLog{slog.New(slog.DiscardHandler)}
	}
	return &serviceLog{slog.New(slog.NewTextHandler(w, nil))}
}

func (l *serviceLog) say(what string, args ...any) { l.log.Info(what, args...) }

func (l *serviceLog) failed(err error) { l.log.Error("failed", "error", err.Error()) }

// quiet are the paths that are asked all the time: only their failures are written.
var quiet = map[string]bool{"/healthz": true, "/readyz": true, "/metrics": true}

func (l *serviceLog) access(a server.Access) {
	if quiet[a.Path] && a.Status < 400 {
		return
	}
	args := []any{"id", a.ID, "method", a.Method, "path", a.Path, "status", a.Status, "ms", a.Took.Milliseconds(), "bytes", a.Bytes, "remote", a.Remote}
	for _, field := range [][2]string{{"caller", a.Caller}, {"page", a.Page}, {"cache", a.Cache}, {"problem", a.Problem}, {"detail", a.Detail}} {
		if field[1] != "" {
			args = append(args, field[0], field[1])
		}
	}
	if a.Queued > 0 {
		args = append(args, "queued_ms", strconv.FormatInt(a.Queued.Milliseconds(), 10))
	}
	level := slog.LevelInfo
	if a.Status >= 500 {
		level = slog.LevelWarn
	}
	l.log.Log(context.Background(), level, "request", args...)
}
