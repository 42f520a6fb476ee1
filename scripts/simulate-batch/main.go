// Command simulate-batch estimates what a batch on many workers costs: a simulation of
// events, with workers that die and pages that fail at given rates. Its results for the
// rates that were measured are in docs/scale.md.
package main

import (
	"container/heap"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
)

// world is what is simulated. Times are in seconds.
type world struct {
	pages, workers, slots int
	page                  float64 // median time of a page on one slot
	spread                float64 // standard deviation of its logarithm
	fail                  float64 // share of tries that fail and are tried again
	tries                 int
	mtbf                  float64 // of a worker, mean time between deaths
	restart               float64 // until a dead worker is back
	ackWait               float64 // until its jobs go to another one
	hosts                 int
	delay                 float64 // between two pages of a host
	perWrite              float64 // time of the one writer for a result
}

// event is the end of something.
type event struct {
	at     float64
	kind   int
	worker int
	life   int // of the worker, when it began: it may have died since
	tried  int
}

const (
	pageEnds = iota
	workerDies
	workerReturns
	jobReturns
)

type events []event

func (e events) Len() int           { return len(e) }
func (e events) Less(i, j int) bool { return e[i].at < e[j].at }
func (e events) Swap(i, j int)      { e[i], e[j] = e[j], e[i] }
func (e *events) Push(x any)        { *e = append(*e, x.(event)) }
func (e *events) Pop() any {
	old := *e
	last := old[len(old)-1]
	*e = old[:len(old)-1]
	return last
}

// outcome is what a simulation came to.
type outcome struct {
	seconds, wasted            float64 // of slots
	done, dead, again, deaths  int
	writer, hosts, utilisation float64
}

// simulation is a world while it is simulated. Jobs are known by how often they were tried.
type simulation struct {
	world
	outcome
	*rand.Rand
	queue    events
	now      float64
	left     int   // jobs that nobody has had
	returned []int // jobs that came back
	free     []int // slots of each worker
	life     []int // of each worker
	running  [][]event
}

// run simulates until every page is done or given up.
func (w world) run(r *rand.Rand) outcome {
	s := simulation{world: w, Rand: r, left: w.pages, free: make([]int, w.workers), life: make([]int, w.workers), running: make([][]event, w.workers)}
	for i := range s.free {
		s.free[i] = w.slots
		heap.Push(&s.queue, event{r.ExpFloat64() * w.mtbf, workerDies, i, 0, 0})
	}
	s.beginAll()
	for s.done+s.dead < w.pages {
		e := heap.Pop(&s.queue).(event)
		s.now = e.at
		s.happen(e)
	}
	o := s.outcome
	o.seconds = s.now
	o.writer = float64(w.pages) * w.perWrite
	o.hosts = float64(w.pages) / float64(w.hosts) * w.delay
	o.utilisation = (float64(o.done+o.again) * w.page * math.Exp(w.spread*w.spread/2)) / (s.now * float64(w.workers*w.slots))
	return o
}

// beginAll gives all workers what there is to do.
func (s *simulation) beginAll() {
	for i := range s.free {
		s.begin(i)
	}
}

// begin gives a worker jobs while it has slots.
func (s *simulation) begin(i int) {
	for s.free[i] > 0 && (s.left > 0 || len(s.returned) > 0) {
		tried := 0
		if n := len(s.returned); n > 0 {
			tried, s.returned = s.returned[n-1], s.returned[:n-1]
		} else {
			s.left--
		}
		s.free[i]--
		took := s.page * math.Exp(s.spread*s.NormFloat64())
		s.running[i] = append(s.running[i], event{at: s.now, tried: tried})
		heap.Push(&s.queue, event{s.now + took, pageEnds, i, s.life[i], tried})
	}
}

// happen is what an event does.
func (s *simulation) happen(e event) {
	switch e.kind {
	case pageEnds:
		s.endPage(e)
	case workerDies:
		s.deaths++
		s.life[e.worker]++
		for _, job := range s.running[e.worker] {
			s.wasted += s.now - job.at
			heap.Push(&s.queue, event{at: s.now + s.ackWait, kind: jobReturns, tried: job.tried})
		}
		s.running[e.worker], s.free[e.worker] = nil, 0
		heap.Push(&s.queue, event{at: s.now + s.restart, kind: workerReturns, worker: e.worker})
	case workerReturns:
		s.free[e.worker] = s.slots
		heap.Push(&s.queue, event{at: s.now + s.ExpFloat64()*s.mtbf, kind: workerDies, worker: e.worker, life: s.life[e.worker]})
		s.begin(e.worker)
	case jobReturns:
		s.again++
		s.returned = append(s.returned, e.tried)
		s.beginAll()
	}
}

// endPage ends a page, unless its worker has died since it began.
func (s *simulation) endPage(e event) {
	if e.life != s.life[e.worker] {
		return
	}
	s.free[e.worker]++
	s.running[e.worker] = s.running[e.worker][1:]
	switch {
	case s.Float64() >= s.fail:
		s.done++
	case e.tried+1 >= s.tries:
		s.dead++
	default:
		s.again++
		s.returned = append(s.returned, e.tried+1)
	}
	s.begin(e.worker)
}

func main() {
	w := world{}
	flag.IntVar(&w.pages, "pages", 1_000_000, "pages")
	flag.IntVar(&w.workers, "workers", 100, "workers")
	flag.IntVar(&w.slots, "slots", 4, "pages at the same time on one worker")
	flag.Float64Var(&w.page, "page", 2, "median seconds of a page on one slot")
	flag.Float64Var(&w.spread, "spread", 0.6, "standard deviation of the logarithm of that")
	flag.Float64Var(&w.fail, "fail", 0.03, "share of tries that fail and are tried again")
	flag.IntVar(&w.tries, "tries", 3, "tries of a page")
	flag.Float64Var(&w.mtbf, "mtbf", 6*3600, "mean seconds between deaths of a worker")
	flag.Float64Var(&w.restart, "restart", 60, "seconds until a dead worker is back")
	flag.Float64Var(&w.ackWait, "ack-wait", 30, "seconds until the jobs of a dead worker go to another one")
	flag.IntVar(&w.hosts, "hosts", 20_000, "hosts that the pages are spread over evenly")
	flag.Float64Var(&w.delay, "delay", 1, "seconds between two pages of a host")
	flag.Float64Var(&w.perWrite, "write", 0.0008, "seconds of the one writer for a result")
	seed := flag.Uint64("seed", 1, "seed")
	flag.Parse()
	if w.workers < 1 || w.slots < 1 || w.pages < 1 || w.hosts < 1 || w.mtbf <= 0 {
		fmt.Fprintln(os.Stderr, "simulate-batch: pages, workers, slots, hosts and mtbf must be positive")
		os.Exit(2)
	}
	o := w.run(rand.New(rand.NewPCG(*seed, 0)))
	fmt.Printf("%.0f s, %.1f pages/s, done %d, dead %d, tried again %d, worker deaths %d, slot time lost %.0f s (%.3f %%), slots busy %.1f %%\n",
		o.seconds, float64(o.done)/o.seconds, o.done, o.dead, o.again, o.deaths, o.wasted, 100*o.wasted/(o.seconds*float64(w.workers*w.slots)), 100*o.utilisation)
	fmt.Printf("at least %.0f s for the one writer, %.0f s for the delay of the largest host\n", o.writer, o.hosts)
}
