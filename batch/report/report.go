// Package report sums up the manifest of a batch as one HTML document with plots:
// outcomes by host, time by stage, failures by reason.
package report

import (
	"regexp"
	"strings"
	"time"

	"galley/batch"
	"galley/batch/input"
)

// Bounds of what is remembered and shown: a manifest may have any length.
const (
	maxHosts   = 50_000
	maxReasons = 2000
	shownRows  = 30
)

// Report collects the lines of a manifest.
type Report struct {
	Name   string
	Inputs int
	Status map[batch.Status]int
	Rungs  map[string]int
	First  time.Time
	Last   time.Time

	hosts   map[string]map[batch.Status]int
	reasons map[string]int
	stages  []stage
	perTime map[int64]int // pages ended, by minute
}

// stage is one part of the work on pages, with a histogram of how long it took.
type stage struct {
	name string
	of   func(batch.Took) int64
	bins []int // by factors of 2^(1/2) from 1 ms on
}

// New begins a report.
func New(name string) *Report {
	r := &Report{Name: name, Status: map[batch.Status]int{}, Rungs: map[string]int{}, hosts: map[string]map[batch.Status]int{},
		reasons: map[string]int{}, perTime: map[int64]int{}}
	r.stages = []stage{
		{"load", func(t batch.Took) int64 { return t.Load }, make([]int, 48)},
		{"settle", func(t batch.Took) int64 { return t.Settle }, make([]int, 48)},
		{"read", func(t batch.Took) int64 { return t.Read }, make([]int, 48)},
		{"extract", func(t batch.Took) int64 { return t.Extract }, make([]int, 48)},
		{"all", func(t batch.Took) int64 { return t.Total }, make([]int, 48)},
	}
	return r
}

// Add takes one line.
func (r *Report) Add(o batch.Outcome) {
	r.Inputs++
	r.Status[o.Status]++
	if o.Status == batch.Duplicate {
		return
	}
	if o.Rung != "" && o.Status == batch.Done {
		r.Rungs[o.Rung]++
	}
	host := input.HostOf(o.URL)
	if host == "" {
		host = "(files)"
	}
	if r.hosts[host] == nil && len(r.hosts) >= maxHosts {
		host = "(other hosts)"
	}
	if r.hosts[host] == nil {
		r.hosts[host] = map[batch.Status]int{}
	}
	r.hosts[host][o.Status]++
	if o.Error != "" {
		why := reason(o)
		if _, known := r.reasons[why]; known || len(r.reasons) < maxReasons {
			r.reasons[why]++
		}
	}
	if !o.Ended.IsZero() {
		if r.First.IsZero() || o.Ended.Before(r.First) {
			r.First = o.Ended
		}
		if o.Ended.After(r.Last) {
			r.Last = o.Ended
		}
		r.perTime[o.Ended.Unix()/60]++
	}
	for i := range r.stages {
		if ms := r.stages[i].of(o.Took); ms > 0 {
			r.stages[i].bins[bin(ms)]++
		}
	}
}

// bin is the index of a duration: half a power of two each.
func bin(ms int64) int {
	i := 0
	for limit := 1.0; i < 47 && float64(ms) >= limit*1.41421356; i++ {
		limit *= 1.41421356
	}
	return i
}

var (
	addresses = regexp.MustCompile(`"?\b[a-z]+://[^\s"]+"?`)
	numbers   = regexp.MustCompile(`\b(\d+\.\d+\.\d+\.\d+(:\d+)?|\[[0-9a-f:]+\](:\d+)?|\d{4,})\b`)
)

// reason is an error without what is of one page only.
func reason(o batch.Outcome) string {
	text := addresses.ReplaceAllString(strings.ReplaceAll(o.Error, o.Input, "…"), "…")
	text = numbers.ReplaceAllString(strings.ReplaceAll(text, `"…"`, "…"), "…")
	if len(text) > 120 {
		text = strings.ToValidUTF8(text[:120], "") + "…"
	}
	return string(o.Status) + ": " + text
}
