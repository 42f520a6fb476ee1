package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// report sums up.
type report struct {
	mu     sync.Mutex
	began  time.Time
	times  map[string][]float64 // seconds, by kind of answer
	wrong  map[string]int       // what was neither an article nor a problem
	missed int                  // requests of an open loop that were not sent
	kills  int
	memory []sample
}

// sample is the memory at one moment, in MB.
type sample struct {
	at              time.Duration
	service, chrome float64
}

func newReport() *report {
	return &report{began: time.Now(), times: map[string][]float64{}, wrong: map[string]int{}}
}

func (r *report) unsent() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.missed++
}

func (r *report) bad(what string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.wrong[fmt.Sprintf("%.120s", what)]++
}

// answer notes an answer and returns its Retry-After.
func (r *report) answer(res *http.Response, began time.Time) time.Duration {
	data, err := io.ReadAll(res.Body)
	took := time.Since(began).Seconds()
	kind := "article"
	switch {
	case err != nil:
		r.bad("an answer breaks off: " + err.Error())
		return 0
	case res.StatusCode == http.StatusOK && len(data) == 0:
		r.bad("an article without a byte")
		return 0
	case res.StatusCode != http.StatusOK:
		var p struct{ Type, Detail string }
		if json.Unmarshal(data, &p) != nil || p.Type == "" || p.Detail == "" {
			r.bad(fmt.Sprintf("%s without a problem", res.Status))
			return 0
		}
		kind = strconv.Itoa(res.StatusCode) + " " + p.Type[strings.LastIndexByte(p.Type, ':')+1:]
	}
	r.mu.Lock()
	r.times[kind] = append(r.times[kind], took)
	r.mu.Unlock()
	seconds, _ := strconv.Atoi(res.Header.Get("Retry-After"))
	if res.StatusCode == http.StatusTooManyRequests && seconds == 0 {
		r.bad("429 without Retry-After")
	}
	return time.Duration(seconds) * time.Second
}

func quantile(sorted []float64, q float64) float64 {
	return sorted[min(len(sorted)-1, int(q*float64(len(sorted))))]
}

// write prints the report. Wrong answers are an error.
func (r *report) write(w io.Writer, took time.Duration) error {
	fmt.Fprintf(w, "%-26s %8s %8s %8s %8s %8s %8s\n", "answer", "number", "a second", "p50 s", "p95 s", "p99 s", "worst s")
	for _, kind := range slices.Sorted(maps.Keys(r.times)) {
		t := r.times[kind]
		slices.Sort(t)
		fmt.Fprintf(w, "%-26s %8d %8.2f %8.2f %8.2f %8.2f %8.2f\n", kind, len(t), float64(len(t))/took.Seconds(), quantile(t, .5), quantile(t, .95), quantile(t, .99), t[len(t)-1])
	}
	if r.missed > 0 {
		fmt.Fprintf(w, "not sent, because all clients waited: %d\n", r.missed)
	}
	if r.kills > 0 {
		fmt.Fprintf(w, "Chrome killed: %d times\n", r.kills)
	}
	for i, s := range r.memory {
		if step := max(1, len(r.memory)/10); i%step == 0 || i == len(r.memory)-1 {
			fmt.Fprintf(w, "memory after %5.0f s: service %5.0f MB, Chrome %5.0f MB\n", s.at.Seconds(), s.service, s.chrome)
		}
	}
	if len(r.wrong) == 0 {
		fmt.Fprintln(w, "wrong answers: 0")
		return nil
	}
	for what, n := range r.wrong {
		fmt.Fprintf(w, "%d times: %s\n", n, what)
	}
	return fmt.Errorf("there were wrong answers")
}
