package tabs

import "sync"

// Leases say which tab has which page open, so that two people do not label one page at
// the same time. A lease is kept as long as the tab listens to events: nothing is left of
// a tab that was closed, or of a machine that lost the network.
type Leases struct {
	mu      sync.Mutex
	streams map[string]int   // of events, by tab
	open    map[string]Lease // by tab
}

// Lease is a page that is open.
type Lease struct {
	Slug string `json:"slug"`
	Tab  string `json:"tab"`
	By   string `json:"by"`
}

// NewLeases has none yet.
func NewLeases() *Leases { return &Leases{streams: map[string]int{}, open: map[string]Lease{}} }

// Listen notes that a tab listens, until it calls the function returned, which reports
// whether a lease ended with it.
func (l *Leases) Listen(tab string) (leave func() bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.streams[tab]++
	return func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.streams[tab]--; l.streams[tab] > 0 {
			return false
		}
		delete(l.streams, tab)
		_, had := l.open[tab]
		delete(l.open, tab)
		return had
	}
}

// Take gives a tab the lease of a page in the place of the one it has. It returns who
// else has the page open.
func (l *Leases) Take(to Lease) (others []Lease) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, o := range l.open {
		if o.Slug == to.Slug && o.Tab != to.Tab {
			others = append(others, o)
		}
	}
	if l.streams[to.Tab] > 0 {
		l.open[to.Tab] = to
	}
	return others
}

// Release ends the lease of a tab that shows no page now, and reports whether it had one.
func (l *Leases) Release(tab string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, had := l.open[tab]
	delete(l.open, tab)
	return had
}

// All are the leases there are.
func (l *Leases) All() []Lease {
	l.mu.Lock()
	defer l.mu.Unlock()
	list := []Lease{}
	for _, o := range l.open {
		list = append(list, o)
	}
	return list
}
