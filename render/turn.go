package render

import (
	"context"
	"net/url"
	"strings"
	"sync"

	cdpnetwork "github.com/chromedp/cdproto/network"

	"galley/network"
)

// turns has the requests for documents of the main frame wait for their turns; see
// network.Turn.
type turns struct {
	wait network.Turn // nil: none waits

	mu   sync.Mutex
	sent map[cdpnetwork.RequestID]func() // of requests that had their turn and are not sent yet
}

// take waits until a request may be sent. It is over when Chrome says so, or at the end of
// the page.
func (t *turns) take(ctx context.Context, id cdpnetwork.RequestID, address string) error {
	u, err := url.Parse(address)
	if err != nil || t.wait == nil {
		return nil
	}
	sent, err := t.wait(ctx, strings.ToLower(u.Host))
	if err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if ctx.Err() != nil {
		sent()
		return ctx.Err()
	}
	t.sent[id] = sent
	return nil
}

// event hears of what was sent. Chrome tells the fields of a request when it has a
// connection for it; answers of its cache, and what fails, have no such event.
func (t *turns) event(ev any) {
	switch ev := ev.(type) {
	case *cdpnetwork.EventRequestWillBeSentExtraInfo:
		t.over(ev.RequestID)
	case *cdpnetwork.EventResponseReceived:
		t.over(ev.RequestID)
	case *cdpnetwork.EventLoadingFailed:
		t.over(ev.RequestID)
	}
}

func (t *turns) over(id cdpnetwork.RequestID) {
	t.mu.Lock()
	sent := t.sent[id]
	delete(t.sent, id)
	t.mu.Unlock()
	if sent != nil {
		go sent() // events must not wait
	}
}

// end is the end of the page; its context has ended.
func (t *turns) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, sent := range t.sent {
		sent()
	}
	clear(t.sent)
}
