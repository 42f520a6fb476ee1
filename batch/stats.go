package batch

import (
	"maps"
	"slices"
	"sync"
	"time"
)

// Stats counts what a run does. It is safe for concurrent use.
type Stats struct {
	mu      sync.Mutex
	now     Snapshot
	backlog map[string]int
}

// Snapshot is the state of a run at one moment.
type Snapshot struct {
	Began    time.Time
	Read     int // inputs that the source gave
	ReadAll  bool
	Skipped  int            // done before this run
	Before   int            // lines that the manifest had
	Written  map[Status]int // lines of this run
	Running  int            // pages under way
	Held     int            // jobs that wait for their host
	Retries  int
	Bytes    int64 // of results
	Browsers int   // that were started anew
	Backlog  []HostBacklog
}

// HostBacklog is a host with the jobs that wait for it.
type HostBacklog struct {
	Host    string
	Waiting int
}

// NewStats begins to count.
func NewStats() *Stats {
	return &Stats{now: Snapshot{Began: time.Now(), Written: map[Status]int{}}}
}

func (s *Stats) change(f func(*Snapshot)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f(&s.now)
}

func (s *Stats) setBacklog(b map[string]int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.backlog = b
}

// Restarted counts a browser that was started anew.
func (s *Stats) Restarted() { s.change(func(n *Snapshot) { n.Browsers++ }) }

// Snapshot is the state now, with the hosts that most jobs wait for.
func (s *Stats) Snapshot() Snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := s.now
	n.Written = maps.Clone(n.Written)
	n.Backlog = nil
	for host, waiting := range s.backlog {
		if host != "" { // files wait for none
			n.Backlog = append(n.Backlog, HostBacklog{host, waiting})
		}
	}
	slices.SortFunc(n.Backlog, func(a, b HostBacklog) int {
		if a.Waiting != b.Waiting {
			return b.Waiting - a.Waiting
		}
		if a.Host < b.Host {
			return -1
		}
		return 1
	})
	return n
}

// Total is the number of lines of this run.
func (s Snapshot) Total() int {
	total := 0
	for _, n := range s.Written {
		total += n
	}
	return total
}

// Rate is the number of pages a second in this run.
func (s Snapshot) Rate() float64 {
	return float64(s.Total()-s.Written[Duplicate]) / max(time.Since(s.Began).Seconds(), 0.001)
}

// Left is how long the rest takes at that rate; 0 while the end is not known.
func (s Snapshot) Left() time.Duration {
	left := s.Read - s.Skipped - s.Total()
	if !s.ReadAll || s.Total() == 0 || left <= 0 {
		return 0
	}
	return time.Duration(float64(left) / s.Rate() * float64(time.Second)).Round(time.Second)
}
