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
	seconds, useful, wasted    float64 // of slots
	done, dead, again, deaths  int
	writer, hosts, utilisation float64
}

func (w world) run(r *rand.Rand) outcome {
	var o outcome
	var queue events
	left, returned := w.pages, []int{} // jobs that nobody has; jobs that came back, with their tries
	free, life := make([]int, w.workers), make([]int, w.workers)
	running := make([][]event, w.workers)
	for i := range free {
		free[i] = w.slots
		heap.Push(&queue, event{r.ExpFloat64() * w.mtbf, workerDies, i, 0, 0})
	}
	now := 0.0
	begin := func(i int) {
		for free[i] > 0 && (left > 0 || len(returned) > 0) {
			tried := 0
			if n := len(returned); n > 0 {
				tried, returned = returned[n-1], returned[:n-1]
			} else {
				left--
			}
			free[i]--
			took := w.page * math.Exp(w.spread*r.NormFloat64())
			e := event{now + took, pageEnds, i, life[i], tried}
			running[i] = append(running[i], event{at: now, tried: tried})
			heap.Push(&queue, e)
		}
	}
	for i := range free {
		begin(i)
	}
	for o.done+o.dead < w.pages {
		e := heap.Pop(&queue).(event)
		now = e.at
		switch e.kind {
		case pageEnds:
			if e.life != life[e.worker] {
				continue
			}
			free[e.worker]++
			running[e.worker] = running[e.worker][1:]
			switch {
			case r.Float64() >= w.fail:
				o.done++
			case e.tried+1 >= w.tries:
				o.dead++
			default:
				o.again++
				returned = append(returned, e.tried+1)
			}
			begin(e.worker)
		case workerDies:
			o.deaths++
			life[e.worker]++
			for _, job := range running[e.worker] {
				o.wasted += now - job.at
				heap.Push(&queue, event{at: now + w.ackWait, kind: jobReturns, tried: job.tried})
			}
			running[e.worker], free[e.worker] = nil, 0
			heap.Push(&queue, event{at: now + w.restart, kind: workerReturns, worker: e.worker})
		case workerReturns:
			free[e.worker] = w.slots
			heap.Push(&queue, event{at: now + r.ExpFloat64()*w.mtbf, kind: workerDies, worker: e.worker, life: life[e.worker]})
			begin(e.worker)
		case jobReturns:
			o.again++
			returned = append(returned, e.tried)
			for i := range free {
				begin(i)
			}
		}
	}
	o.seconds = now
	o.writer = float64(w.pages) * w.perWrite
	o.hosts = float64(w.pages) / float64(w.hosts) * w.delay
	o.utilisation = (float64(o.done+o.again) * w.page * math.Exp(w.spread*w.spread/2)) / (now * float64(w.workers*w.slots))
	return o
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
