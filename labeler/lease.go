package labeler

import (
	"net/http"
	"sync"
)

// leases say which tab has which page open, so that two people do not label one page at
// the same time. A lease is kept as long as the tab listens to events: nothing is left of
// a tab that was closed, or of a machine that lost the network.
type leases struct {
	mu      sync.Mutex
	streams map[string]int   // of events, by tab
	open    map[string]lease // by tab
}

// lease is a page that is open.
type lease struct {
	Slug string `json:"slug"`
	Tab  string `json:"tab"`
	By   string `json:"by"`
}

func newLeases() *leases { return &leases{streams: map[string]int{}, open: map[string]lease{}} }

// listen notes that a tab listens, until it calls the function returned, which reports
// whether a lease ended with it.
func (l *leases) listen(tab string) (leave func() bool) {
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

// take gives a tab the lease of a page in the place of the one it has. It returns who
// else has the page open.
func (l *leases) take(to lease) (others []lease) {
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

// all are the leases there are.
func (l *leases) all() []lease {
	l.mu.Lock()
	defer l.mu.Unlock()
	list := []lease{}
	for _, o := range l.open {
		list = append(list, o)
	}
	return list
}

func tabOf(r *http.Request) string { return clip(r.Header.Get("Galley-Tab"), maxName) }

// postLease notes that a tab shows a page now, and says who else does.
func (s *Server) postLease(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	if _, err := s.store.Opinions(slug); err != nil {
		return err
	}
	others := s.leases.take(lease{slug, tabOf(r), annotator(r)})
	s.events.send("leases", s.leases.all())
	by := ""
	for _, o := range others {
		if by = o.By; by == "" {
			by = "Another tab"
		}
	}
	return answer(w, http.StatusOK, map[string]string{"by": by})
}
