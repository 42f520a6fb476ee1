package politeness

import (
	"sync"
	"time"
)

// lead estimates how long pages need from when they begin until they can send their
// request, as TCP does for its acknowledgements (RFC 6298, section 2).
type lead struct {
	mu       sync.Mutex
	any      bool
	mean     time.Duration
	variance time.Duration
}

// MaxLead bounds how long a page may be begun before it can send.
const MaxLead = 2 * time.Second

func (l *lead) add(d time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.any {
		l.any, l.mean, l.variance = true, d, d/2
		return
	}
	l.variance += ((l.mean - d).Abs() - l.variance) / 4
	l.mean += (d - l.mean) / 8
}

func (l *lead) now() time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	return min(l.mean+4*l.variance, MaxLead)
}
