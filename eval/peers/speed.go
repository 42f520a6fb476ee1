package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"galley/eval"
	"galley/eval/corpus"
)

// reference is the extractor that others are compared with for speed.
const reference = "readeck-readability"

// cost is what one extractor took for one page: the least of all rounds, because
// whatever else a machine does only ever adds to it.
type cost struct {
	wall, cpu time.Duration
	bytes     uint64 // allocated
}

// speed measures costs on one core, all extractors in turn on each page, several
// rounds. CPU time is that of the process, so garbage collection is part of it.
func (o *options) speed(ctx context.Context, docs []corpus.Document, named []eval.Named, progress func(done, total int)) ([][]cost, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	costs := make([][]cost, len(named))
	for k := range costs {
		costs[k] = make([]cost, len(docs))
	}
	for i, d := range docs {
		d, err := d.Load()
		if err != nil {
			return nil, err
		}
		d.Gold = corpus.Gold{}
		for round := range o.rounds {
			for k := range named {
				at := (k + i + round) % len(named)
				c, err := measured(ctx, named[at], d)
				if err != nil {
					return nil, err
				}
				if round == 0 {
					costs[at][i] = c
				}
				costs[at][i].keepLeast(c)
			}
		}
		if progress != nil {
			progress(i+1, len(docs))
		}
	}
	return costs, nil
}

func (c *cost) keepLeast(other cost) {
	c.wall, c.cpu, c.bytes = min(c.wall, other.wall), min(c.cpu, other.cpu), min(c.bytes, other.bytes)
}

// measured runs one extractor on one page. A page that it fails on costs time too.
func measured(ctx context.Context, n eval.Named, d corpus.Document) (cost, error) {
	if err := ctx.Err(); err != nil {
		return cost{}, err
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	cpu, err := cpuTime()
	if err != nil {
		return cost{}, err
	}
	start := time.Now()
	_, _, _ = n.Select(ctx, d)
	wall := time.Since(start)
	end, err := cpuTime()
	runtime.ReadMemStats(&after)
	return cost{wall, end - cpu, after.TotalAlloc - before.TotalAlloc}, err
}

// cpuTime is what the process has used of processors.
func cpuTime() (time.Duration, error) {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0, fmt.Errorf("read the CPU time of the process: %w", err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), nil
}

// writeSpeed writes a table of times and ratios.
func writeSpeed(w io.Writer, c *corpus.Corpus, named []eval.Named, costs [][]cost, rounds int) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# Time and memory a page: %s\n\n%d pages, one core, parsing included; of each page the least of %d rounds, extractors in turn.\n"+
		"cpu is the processor time of the process, garbage collection included, which other work on the machine disturbs less than wall time.\n"+
		"A ratio is to %s: of the sums over all pages, and of the medians.\n\n", c.Name, c.Len(), rounds, reference)
	b.WriteString("| extractor | wall ms, median | mean | cpu ms, median | mean | ratio cpu, sums | ratio cpu, medians | ratio wall, sums | ratio wall, medians | MB allocated, median | p99 | most |\n")
	b.WriteString("| --- |" + strings.Repeat(" ---: |", 11) + "\n")
	base := slices.IndexFunc(named, func(n eval.Named) bool { return n.Name == reference })
	for k, n := range named {
		own := newCostSummary(costs[k])
		fmt.Fprintf(&b, "| %s | %.2f | %.2f | %.2f | %.2f |", n.Name, own.wall.median, own.wall.mean, own.cpu.median, own.cpu.mean)
		if base < 0 {
			b.WriteString(" | | | |")
		} else {
			other := newCostSummary(costs[base])
			fmt.Fprintf(&b, " %.2f | %.2f | %.2f | %.2f |", own.cpu.mean/other.cpu.mean, own.cpu.median/other.cpu.median,
				own.wall.mean/other.wall.mean, own.wall.median/other.wall.median)
		}
		fmt.Fprintf(&b, " %.2f | %.1f | %.1f |\n", own.mb.median, own.mb.p99, own.mb.most)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// costSummary are statistics in ms and MB.
type costSummary struct{ wall, cpu, mb spread }

type spread struct{ median, mean, p99, most float64 }

func newCostSummary(costs []cost) costSummary {
	return costSummary{
		spreadOf(costs, func(c cost) float64 { return c.wall.Seconds() * 1e3 }),
		spreadOf(costs, func(c cost) float64 { return c.cpu.Seconds() * 1e3 }),
		spreadOf(costs, func(c cost) float64 { return float64(c.bytes) / 1e6 }),
	}
}

func spreadOf(costs []cost, of func(cost) float64) spread {
	if len(costs) == 0 {
		return spread{}
	}
	list := make([]float64, len(costs))
	var s spread
	for i, c := range costs {
		list[i] = of(c)
		s.mean += list[i] / float64(len(costs))
	}
	slices.SortFunc(list, cmp.Compare)
	n := len(list)
	s.median, s.p99, s.most = (list[(n-1)/2]+list[n/2])/2, list[(n-1)*99/100], list[n-1]
	return s
}
