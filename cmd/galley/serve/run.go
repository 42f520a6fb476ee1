package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	stdlog "log"
	"net"
	"net/http"
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
	h := o.answering(requests, s)
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
	if err := o.finish(context.WithoutCancel(ctx), h, idle, stopRequests); err != nil {
		return fmt.Errorf("end serving: %w", err)
	}
	log.say("ended")
	return nil
}

// answering is the server of HTTP; ctx is that of its requests.
func (o *options) answering(ctx context.Context, s *server.Server) *http.Server {
	return &http.Server{
		Handler: s, ReadHeaderTimeout: headerWait, IdleTimeout: idleWait, MaxHeaderBytes: maxHeader,
		WriteTimeout: o.deadline + time.Minute, BaseContext: func(net.Listener) context.Context { return ctx },
		ErrorLog: stdlog.New(io.Discard, "", 0), // clients that go away are no news
	}
}

// finish ends a server once what runs is done, which idle says, or after the time of grace.
// Until then who asks is told that the service ends.
func (o *options) finish(ctx context.Context, h *http.Server, idle <-chan struct{}, stopRequests context.CancelCauseFunc) error {
	defer h.Close()
	last, cancel := context.WithTimeout(ctx, o.grace)
	defer cancel()
	select {
	case <-idle:
	case <-last.Done():
	}
	err := h.Shutdown(last)
	if errors.Is(err, context.DeadlineExceeded) {
		// What is left is told why it has no answer.
		stopRequests(problem.Closing.New("the service ended before the page was done"))
		short, cancel := context.WithTimeout(ctx, farewell)
		defer cancel()
		err = h.Shutdown(short)
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return nil
	}
	return err
}

func onlyMetrics(s *server.Server) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", s.Metrics())
	return mux
}
