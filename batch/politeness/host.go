// Package politeness says when a request to a host may be sent: not while too many others
// run, not before a delay after the last one, not while the server asked to be left
// alone, not while the host seems to be down, and not where its robots.txt says no.
package politeness

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// Options are the same for all hosts. Zero values, except where said: no bound.
type Options struct {
	Delay       time.Duration // between two requests to one host, from when the first was sent
	Connections int           // requests to one host at the same time
	Backoff     time.Duration // after a first failure; doubles with each; zero: 1 s
	MaxBackoff  time.Duration // longest back-off, and longest Retry-After that is kept to; zero: 5 min
	Failures    int           // in a row, until the circuit of a host opens; zero: 5
	Cooldown    time.Duration // until one request may try an open circuit; doubles each time; zero: 30 s
	Openings    int           // of a circuit in a row, until the host counts as down; zero: 3
	DownFor     time.Duration // how long it counts as down, or its name as unknown; zero: 10 min
}

// OrDefault fills the zero values in.
func (o Options) OrDefault() Options {
	set := func(d *time.Duration, value time.Duration) {
		if *d <= 0 {
			*d = value
		}
	}
	set(&o.Backoff, time.Second)
	set(&o.MaxBackoff, 5*time.Minute)
	set(&o.Cooldown, 30*time.Second)
	set(&o.DownFor, 10*time.Minute)
	if o.Failures <= 0 {
		o.Failures = 5
	}
	if o.Openings <= 0 {
		o.Openings = 3
	}
	return o
}

// Host is what is known of one host; Turns.Host makes it. It is not safe for concurrent
// use.
type Host struct {
	Robots map[string]*Robots // by scheme; nil: not loaded yet

	turns     *Turns
	turn      *turn
	active    int    // requests under way
	failures  int    // in a row
	openings  int    // of the circuit, in a row
	open      bool   // the circuit: one request at a time
	down      string // why it counts as down
	downUntil time.Time
}

// Ready is when the next page should begin, which is before its request may be sent;
// false: not before one that runs has ended.
func (h *Host) Ready(o Options) (time.Time, bool) {
	if o.Connections > 0 && h.active >= o.Connections || h.open && h.active > 0 {
		return time.Time{}, false
	}
	return h.turn.ready(h.turns.lead.now()), true
}

// Down says why no request is worth trying now; empty: it is.
func (h *Host) Down(now time.Time) string {
	if h.down != "" && now.Before(h.downUntil) {
		return h.down
	}
	return ""
}

// Idle reports that nothing would be lost if the host were forgotten.
func (h *Host) Idle(now time.Time) bool {
	return h.active == 0 && h.turn.idle(now) && h.failures == 0 && h.Down(now) == ""
}

// Begin says that a page begins.
func (h *Host) Begin(now time.Time) *Visit {
	h.active++
	h.turn.begin(now, h.turns.lead.now())
	return &Visit{turns: h.turns, host: h.turn, began: now}
}

// Forget says that the host is not used any more.
func (h *Host) Forget() { h.turn.keep(false) }

// End says that a page has ended.
func (h *Host) End(v *Visit) {
	h.active--
	v.End()
}

// Learn keeps what the robots.txt of a scheme says, and to its delay.
func (h *Host) Learn(scheme string, r *Robots) {
	if h.Robots == nil {
		h.Robots = map[string]*Robots{}
	}
	h.Robots[scheme] = r
	h.turn.atLeast(r.Delay())
}

// Succeeded says that the host answers.
func (h *Host) Succeeded() {
	h.failures, h.openings, h.open, h.down = 0, 0, false, ""
}

// Wait lets no request begin for a time.
func (h *Host) Wait(now time.Time, d time.Duration) { h.turn.wait(now.Add(d)) }

// Failed says that a request failed for a reason that may pass. The host is left alone
// for a time that doubles with each failure in a row, drawn between half and one and a
// half of it so that hosts do not come back all at once; or for as long as the server
// asked. After a number of failures its circuit opens.
func (h *Host) Failed(now time.Time, o Options, retryAfter time.Duration, reason string) {
	h.failures++
	wait := o.Backoff << min(h.failures-1, 20)
	if wait > o.MaxBackoff || wait <= 0 {
		wait = o.MaxBackoff
	}
	if h.open || h.failures >= o.Failures {
		h.open = true
		h.openings++
		h.failures = 0
		wait = max(wait, min(o.Cooldown<<min(h.openings-1, 20), o.MaxBackoff))
		if h.openings > o.Openings {
			h.down = fmt.Sprintf("the host is left alone for %v, after it failed again and again: %s", o.DownFor, reason)
			h.downUntil = now.Add(o.DownFor)
		}
	}
	wait = time.Duration(float64(wait) * (0.5 + rand.Float64()))
	h.Wait(now, max(wait, min(retryAfter, o.MaxBackoff)))
}

// Unknown says that no host has this name. Who asks again soon gets the same answer.
func (h *Host) Unknown(now time.Time, o Options, reason string) {
	h.down, h.downUntil = reason, now.Add(o.DownFor)
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}
