package captures

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"path"
	"strings"
	"sync"

	"galley/dataset"
	"galley/labeler/wire"
)

// Capture is a page that is being captured, or was.
type Capture struct {
	ID    int    `json:"id"`
	Name  string `json:"name"`
	State string `json:"state"` // "waiting", "running", "done" or "failed"
	Slug  string `json:"slug,omitempty"`
	Error string `json:"error,omitempty"`

	source Source
}

// Bounds of what may wait to be captured.
const (
	maxAdds    = 2000
	maxWaiting = 256 << 20 // bytes of dropped files
)

// Queue is the pages that wait to be captured, and those that were.
type Queue struct {
	capturer Capturer // nil: nothing can be captured
	add      func(dataset.Capture) (slug string, err error)
	tell     func([]Capture)
	added    func(slug string)

	mu   sync.Mutex
	list []*Capture
	wake chan struct{}
}

// New makes a Queue. What was captured goes to add; tell hears of every change, and added
// of every page that is there.
func New(capturer Capturer, add func(dataset.Capture) (slug string, err error), tell func([]Capture), added func(slug string)) *Queue {
	return &Queue{capturer: capturer, add: add, tell: tell, added: added, wake: make(chan struct{}, 1)}
}

// All are the pages of the queue, in the order in which they came.
func (q *Queue) All() []Capture {
	q.mu.Lock()
	defer q.mu.Unlock()
	list := []Capture{}
	for _, a := range q.list {
		list = append(list, *a)
	}
	return list
}

// Addresses are the sources of addresses that a person gave.
func Addresses(list []string) ([]Source, error) {
	var sources []Source
	for _, address := range list {
		u, err := url.Parse(strings.TrimSpace(address))
		if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") {
			return nil, wire.Refuse(http.StatusUnprocessableEntity, "%q is not an http or https address", wire.Clip(address, 100))
		}
		sources = append(sources, Source{URL: u.String(), Name: u.String()})
	}
	return sources, nil
}

// File is the source of a file that a person dropped; from is the address that they say it
// is of, or empty.
func File(name, from string, data []byte) (Source, error) {
	if u, err := url.Parse(from); from != "" && (err != nil || u.Host == "") {
		return Source{}, wire.Refuse(http.StatusUnprocessableEntity, "%q is not an address", wire.Clip(from, 100))
	}
	return Source{URL: from, Name: wire.Clip(path.Base(name), 200), Data: data}, nil
}

// Add puts pages into the queue, or none of them.
func (q *Queue) Add(list []Source) error {
	if q.capturer == nil {
		return wire.Refuse(http.StatusNotImplemented, "this labeler cannot capture")
	}
	q.mu.Lock()
	waiting := 0
	for _, a := range q.list {
		waiting += len(a.source.Data)
	}
	if len(q.list)+len(list) > maxAdds || waiting > maxWaiting {
		q.mu.Unlock()
		return wire.Refuse(http.StatusTooManyRequests, "too many pages are waiting to be captured")
	}
	for _, src := range list {
		q.list = append(q.list, &Capture{ID: len(q.list) + 1, Name: src.Name, State: "waiting", source: src})
	}
	q.mu.Unlock()
	q.tell(q.All())
	q.poke()
	return nil
}

// Run captures what is waiting, a page at a time, until ctx ends.
func (q *Queue) Run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-q.wake:
		}
		for a := q.next(); a != nil && ctx.Err() == nil; a = q.next() {
			q.tell(q.All())
			slug, err := q.capture(ctx, a.source)
			q.mu.Lock()
			a.State, a.Slug, a.source.Data = "done", slug, nil
			if err != nil {
				a.State, a.Error = "failed", err.Error()
			}
			q.mu.Unlock()
			q.tell(q.All())
			if err == nil {
				q.added(slug)
			}
		}
	}
}

// capture adds one page. A label that does not fit it any more is none to worry about
// here: its page shows it.
func (q *Queue) capture(ctx context.Context, src Source) (slug string, err error) {
	c, err := q.capturer.Capture(ctx, src)
	if err != nil {
		return "", err
	}
	if c.Page.URL == "" {
		c.Page.URL = src.Address()
	}
	slug, err = q.add(c)
	var stale *dataset.StaleError
	if errors.As(err, &stale) {
		err = nil
	}
	return slug, err
}

func (q *Queue) next() *Capture {
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, a := range q.list {
		if a.State == "waiting" {
			a.State = "running"
			return a
		}
	}
	return nil
}

func (q *Queue) poke() {
	select {
	case q.wake <- struct{}{}:
	default:
	}
}
