package politeness

import (
	"sync"
	"time"
)

// Turns are the hosts by name with the moments at which requests to them are sent. They
// are safe for concurrent use.
type Turns struct {
	delay time.Duration
	lead  lead

	mu    sync.Mutex
	hosts map[string]*turn
}

// maxTurns bounds how many hosts are remembered: those of the jobs, and those that
// redirects lead to.
const maxTurns = 50_000

// NewTurns remembers no host yet. Requests to one host are delay apart at least.
func NewTurns(delay time.Duration) *Turns { return &Turns{delay: delay, hosts: map[string]*turn{}} }

// Host is a host by the name that it has in addresses, with its port where they name one;
// empty for what is loaded from none.
func (t *Turns) Host(name string) Host {
	if name == "" {
		return Host{turns: t, turn: newTurn(0)}
	}
	h := Host{turns: t, turn: t.of(name)}
	h.turn.keep(true)
	return h
}

// of is what is known of a host.
func (t *Turns) of(name string) *turn {
	t.mu.Lock()
	defer t.mu.Unlock()
	h := t.hosts[name]
	if h == nil {
		if len(t.hosts) >= maxTurns {
			t.forget(time.Now())
		}
		h = newTurn(t.delay)
		t.hosts[name] = h
	}
	return h
}

func (t *Turns) forget(now time.Time) {
	for name, h := range t.hosts {
		if h.idle(now) && !h.isKept() {
			delete(t.hosts, name)
		}
	}
}
