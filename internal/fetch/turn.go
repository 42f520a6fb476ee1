package fetch

import (
	"context"
	"net/http/httptrace"
	"strings"
	"sync"

	"galley/network"
)

// turns has each request of one call wait for its turn: redirects and requests that are
// sent again too. It waits when there is a connection, so that what it takes to connect
// does not change the time between two requests.
type turns struct {
	wait network.Turn
	fail context.CancelCauseFunc // ends the call

	mu   sync.Mutex
	host string // of the next request
	sent func() // of the last turn; nil: it is over
	err  error
}

// withTurns is the context for a call under ctx, and what to do at its end.
func withTurns(ctx context.Context) (context.Context, *turns) {
	t := &turns{wait: network.TurnOf(ctx)}
	if t.wait == nil {
		return ctx, t
	}
	ctx, t.fail = context.WithCancelCause(ctx)
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		GetConn:      t.next,
		GotConn:      func(httptrace.GotConnInfo) { t.take(ctx) },
		WroteRequest: func(httptrace.WroteRequestInfo) { t.over() },
	}), t
}

// next is called with the host and port of the next request.
func (t *turns) next(at string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.host = strings.ToLower(strings.TrimSuffix(strings.TrimSuffix(at, ":80"), ":443"))
}

func (t *turns) take(ctx context.Context) {
	t.over() // a connection that broke: the request is sent again
	t.mu.Lock()
	host := t.host
	t.mu.Unlock()
	sent, err := t.wait(ctx, host)
	t.mu.Lock()
	t.sent, t.err = sent, err
	t.mu.Unlock()
	if err != nil {
		t.fail(err)
	}
}

// over says that a request was sent.
func (t *turns) over() {
	t.mu.Lock()
	sent := t.sent
	t.sent = nil
	t.mu.Unlock()
	if sent != nil {
		sent()
	}
}

// end says that the call is over; the error is that of a turn.
func (t *turns) end() error {
	t.over()
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}
