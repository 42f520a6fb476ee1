package batch

import (
	"container/heap"
	"time"

	"galley/batch/politeness"
)

// frontier holds the jobs that a worker has taken, by host, and knows which host may be
// asked next. It is used by one goroutine.
type frontier struct {
	options politeness.Options
	turns   *politeness.Turns
	sites   map[string]*site
	order   siteHeap // sites that may begin a request, by when
	held    int      // jobs in sites
}

// site is a host with the jobs that wait for it.
type site struct {
	politeness.Host
	name    string
	waiting []*task
	at      time.Time // when the first of waiting may begin
	index   int       // in the heap; -1: not in it
}

// maxSites bounds how many hosts are remembered.
const maxSites = 20_000

func newFrontier(o politeness.Options) *frontier {
	return &frontier{options: o, turns: politeness.NewTurns(o.Delay), sites: map[string]*site{}}
}

func (f *frontier) site(name string) *site {
	s := f.sites[name]
	if s == nil {
		if len(f.sites) >= maxSites {
			f.forget()
		}
		s = &site{Host: f.turns.Host(name), name: name, index: -1}
		f.sites[name] = s
	}
	return s
}

// forget drops the hosts that nothing is known of that matters; without any such, all
// that nothing waits for.
func (f *frontier) forget() {
	now := time.Now()
	for _, hard := range []bool{false, true} {
		for name, s := range f.sites {
			if len(s.waiting) == 0 && (s.Idle(now) || hard && s.Robots == nil) {
				s.Forget()
				delete(f.sites, name)
			}
		}
		if len(f.sites) < maxSites/2 {
			return
		}
	}
}

// limits are those of a site: what is loaded from no host has none.
func (f *frontier) limits(s *site) politeness.Options {
	if s.name == "" {
		return politeness.Options{}
	}
	return f.options
}

func (f *frontier) add(t *task) {
	s := f.site(t.host)
	s.waiting = append(s.waiting, t)
	f.held++
	f.place(s)
}

// place puts a site where it belongs in the order, after anything about it changed.
func (f *frontier) place(s *site) {
	at, ready := s.Ready(f.limits(s))
	if !ready || len(s.waiting) == 0 {
		if s.index >= 0 {
			heap.Remove(&f.order, s.index)
		}
		return
	}
	first := s.waiting[0].notBefore
	for _, t := range s.waiting[1:] {
		if first.IsZero() {
			break
		}
		if t.notBefore.Before(first) {
			first = t.notBefore
		}
	}
	if first.After(at) {
		at = first
	}
	s.at = at
	if s.index >= 0 {
		heap.Fix(&f.order, s.index)
	} else {
		heap.Push(&f.order, s)
	}
}

// next takes a job whose host may be asked now; or says when that will be, zero for not
// before something else happens.
func (f *frontier) next(now time.Time) (*site, *task, *politeness.Visit, time.Time) {
	for len(f.order) > 0 {
		s := f.order[0]
		if s.at.After(now) {
			return nil, nil, nil, s.at
		}
		// Requests of pages that run may have moved its turn.
		if f.place(s); s.index < 0 || s.at.After(now) {
			continue
		}
		for i, t := range s.waiting {
			if !t.notBefore.After(now) {
				copy(s.waiting[i:], s.waiting[i+1:])
				s.waiting[len(s.waiting)-1] = nil
				s.waiting = s.waiting[:len(s.waiting)-1]
				f.held--
				visit := s.Begin(now)
				f.place(s)
				return s, t, visit, time.Time{}
			}
		}
		return nil, nil, nil, now.Add(time.Millisecond)
	}
	return nil, nil, nil, time.Time{}
}

// ready counts the jobs that could begin now, as far as enough.
func (f *frontier) ready(now time.Time, enough int) int {
	count := 0
	for _, s := range f.order {
		if s.at.After(now) {
			continue
		}
		if s.name == "" {
			count += len(s.waiting)
		} else {
			count++
		}
		if count >= enough {
			break
		}
	}
	return count
}

// all takes out everything.
func (f *frontier) all() []*task {
	var list []*task
	for _, s := range f.sites {
		list = append(list, s.waiting...)
		s.waiting = nil
		f.place(s)
	}
	f.held = 0
	return list
}

// each visits the jobs.
func (f *frontier) each(visit func(*task)) {
	for _, s := range f.sites {
		for _, t := range s.waiting {
			visit(t)
		}
	}
}

func (f *frontier) backlog() map[string]int {
	count := map[string]int{}
	for name, s := range f.sites {
		if len(s.waiting) > 0 {
			count[name] = len(s.waiting)
		}
	}
	return count
}

// siteHeap orders sites by when they may begin.
type siteHeap []*site

func (h siteHeap) Len() int           { return len(h) }
func (h siteHeap) Less(i, j int) bool { return h[i].at.Before(h[j].at) }
func (h siteHeap) Swap(i, j int) {
	h[i], h[j] = h[j], h[i]
	h[i].index, h[j].index = i, j
}
func (h *siteHeap) Push(x any) {
	s := x.(*site)
	s.index = len(*h)
	*h = append(*h, s)
}
func (h *siteHeap) Pop() any {
	old := *h
	s := old[len(old)-1]
	old[len(old)-1] = nil
	s.index = -1
	*h = old[:len(old)-1]
	return s
}
