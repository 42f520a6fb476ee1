//go:build unix

package shipped

import (
	"bytes"
	"io"
	"os"
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"

	"golang.org/x/net/html"

	"galley/article"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/page"
)

// stages are the steps from the bytes of a page to clean HTML without a browser.
// Building the page contains a parse of its own.
var stages = []string{"html.Parse", "parse.HTML", "select", "article", "whole"}

// rounds is how often each page is measured.
const rounds = 3

// stageCost is what one stage took for one page.
type stageCost struct {
	cpu           time.Duration // of the process
	all           time.Duration // of all rounds: garbage collection comes in some of them
	bytes, allocs uint64
}

// BenchmarkStages measures each stage on one core over WCXB in processor time, which
// other programs on the machine disturb less than wall time. Of each page the
// least of three rounds counts, and for "ms-with-gc" their mean; reading and unpacking
// files does not. Every third page is measured; GALLEY_STAGES=all takes all of them.
// One iteration measures all pages:
//
//	go test ./models/shipped -run '^$' -bench Stages -benchtime 1x
func BenchmarkStages(b *testing.B) {
	docs := evaltest.Corpus(b, "wcxb").Documents()
	step := 3
	if os.Getenv("GALLEY_STAGES") == "all" {
		step = 1
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	w := New(models.Options{Force: true})
	costs := make([][]stageCost, len(stages)) // by stage and page
	for b.Loop() {
		for i := 0; i < len(docs); i += step {
			d, err := docs[i].Load()
			if err != nil {
				b.Fatal(err)
			}
			for k, c := range leastCosts(b, w, d) {
				costs[k] = append(costs[k], c)
			}
		}
	}
	for k, name := range stages {
		reportStage(b, name, costs[k])
	}
}

// leastCosts are the least costs of one page of three rounds, by stage.
func leastCosts(b *testing.B, w *Wrapper, d corpus.Document) []stageCost {
	least := make([]stageCost, len(stages))
	for round := range rounds {
		for k, c := range stageCosts(b, w, d) {
			c.all = least[k].all + c.cpu
			if round > 0 {
				c.cpu = min(c.cpu, least[k].cpu)
			}
			least[k] = c
		}
	}
	return least
}

// stageCosts runs all stages on one page once.
func stageCosts(b *testing.B, w *Wrapper, d corpus.Document) []stageCost {
	var p *page.Page
	var sel page.Selection
	costs := []stageCost{
		measured(b, func() { html.Parse(bytes.NewReader(d.HTML)) }),
		measured(b, func() { p, _ = corpus.Parse(b.Context(), d) }),
		{}, {}, {},
	}
	if p == nil {
		return costs // over a limit
	}
	costs[2] = measured(b, func() { sel, _ = w.Select(p) })
	costs[3] = measured(b, func() {
		if a, err := article.New(p, sel); err == nil {
			a.WriteClean(io.Discard)
		}
	})
	for _, c := range costs[1:4] {
		costs[4].add(c)
	}
	return costs
}

func (c *stageCost) add(o stageCost) {
	*c = stageCost{c.cpu + o.cpu, c.all + o.all, c.bytes + o.bytes, c.allocs + o.allocs}
}

func measured(b *testing.B, stage func()) stageCost {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := processorTime(b)
	stage()
	spent := processorTime(b) - began
	runtime.ReadMemStats(&after)
	return stageCost{spent, 0, after.TotalAlloc - before.TotalAlloc, after.Mallocs - before.Mallocs}
}

// processorTime is what the process has used of processors.
func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatalf("read the processor time of the process: %v", err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// reportStage reports the median and the mean of the times, and means of the memory.
func reportStage(b *testing.B, name string, costs []stageCost) {
	var sum stageCost
	times := make([]float64, len(costs))
	for i, c := range costs {
		times[i] = c.cpu.Seconds() * 1e3
		sum.add(c)
	}
	slices.Sort(times)
	n := float64(len(costs))
	b.ReportMetric(times[len(times)/2], name+"-ms-median")
	b.ReportMetric(sum.cpu.Seconds()*1e3/n, name+"-ms-mean")
	b.ReportMetric(sum.all.Seconds()*1e3/n/rounds, name+"-ms-with-gc")
	b.ReportMetric(float64(sum.bytes)/n/1e3, name+"-kB/page")
	b.ReportMetric(float64(sum.allocs)/n, name+"-allocs/page")
}
