package tools

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// note remembers a request until it is answered. A subscription has no end of its own, and
// nobody waits for what the client cancelled.
func (l *lines) note(msg jsonrpc.Message) {
	request, ok := msg.(*jsonrpc.Request)
	switch {
	case !ok:
	case request.Method == "notifications/cancelled":
		var params struct {
			ID any `json:"requestId"`
		}
		if json.Unmarshal(request.Params, &params) != nil {
			return
		}
		if id, err := jsonrpc.MakeID(params.ID); err == nil {
			l.settled(id)
		}
	case request.ID.IsValid() && !strings.HasPrefix(request.Method, "subscriptions/"):
		l.mu.Lock()
		defer l.mu.Unlock()
		l.waiting[request.ID] = true
	}
}

// settled says that nobody waits for the answer to a request any more.
func (l *lines) settled(id jsonrpc.ID) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.waiting[id] {
		delete(l.waiting, id)
		close(l.answered)
		l.answered = make(chan struct{})
	}
}

// awaitAnswers waits until every request is answered or ctx or the session ends. The time of a
// page bounds how long that is.
func (l *lines) awaitAnswers(ctx context.Context) {
	for {
		l.mu.Lock()
		left, answered := len(l.waiting), l.answered
		l.mu.Unlock()
		if left == 0 {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-l.closed.Done():
			return
		case <-answered:
		}
	}
}
