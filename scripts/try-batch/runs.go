//go:build linux

package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"galley/eval/plot"
)

// longest is the longest time of a run.
const longest = 2 * time.Hour

// batchArgs are the arguments of a batch with its results in out.
func (t *trial) batchArgs(out string) []string {
	args := []string{"batch", "--from", "inputs.txt", "-o", out, "-j", fmt.Sprint(t.jobs), "--delay", t.delay.String(),
		"--backoff", "100ms", "--timeout", t.timeout.String(), "--per-host", "4"}
	for i := range downHosts {
		args = append(args, "--connect-to", downHost(100*i)+"::127.0.0.1:1")
	}
	args = append(args, "--connect-to", "::"+t.site.address)
	if !t.browser {
		args = append(args, "--no-browser")
	}
	return args
}

// undisturbed is one run.
func (t *trial) undisturbed() error {
	p, err := t.start("log", t.batchArgs("whole.jsonl")...)
	if err != nil {
		return err
	}
	if err := p.wait(longest); err != nil {
		return err
	}
	took := time.Since(p.began).Seconds()
	_, err = t.results("whole.jsonl")
	all, chrome := p.processorTime()
	least, most := p.memoryRange()
	fmt.Printf("%d inputs, %.1f s, %.1f inputs/s; %.1f s of processor time, %.0f %% of it Chrome's; %.0f to %.0f MB after the first tenth, without Chrome\n",
		t.inputs, took, float64(t.inputs)/took, all, 100*chrome/max(all, 0.01), least, most)
	t.site.printDelays(t.delay)
	return errors.Join(err, t.clean(), t.plotMemory(p))
}

// memoryRange is between what the resident memory was after the first tenth of the time.
func (p *process) memoryRange() (least, most float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	least = math.Inf(1)
	for _, s := range p.memory[len(p.memory)/10:] {
		least, most = min(least, s.mb), max(most, s.mb)
	}
	return least, most
}

// plotMemory draws memory over time.
func (t *trial) plotMemory(p *process) error {
	if t.plot == "" {
		return nil
	}
	series := plot.Series{Name: "galley", Line: true}
	step := max(1, len(p.memory)/200)
	for i := 0; i < len(p.memory); i += step {
		series.Points = append(series.Points, plot.Point{X: p.memory[i].second, Y: p.memory[i].mb})
	}
	drawing := plot.Plot{Title: fmt.Sprintf("Memory during a batch of %d inputs", t.inputs), Desc: "Resident memory of the process, without Chrome.",
		X: plot.Axis{Label: "seconds"}, Y: plot.Axis{Label: "MB", Min: 0, Max: 150}, Series: []plot.Series{series}}
	f, err := os.Create(t.plot)
	if err != nil {
		return err
	}
	return errors.Join(drawing.WriteSVG(f), f.Close())
}

// printDelays prints the times between requests of one host, of all hosts together, and
// which of them were too short.
func (s *site) printDelays(want time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var between []time.Duration
	var short []string
	for host, list := range s.heard {
		for i := 1; i < len(list); i++ {
			d := list[i].at.Sub(list[i-1].at)
			between = append(between, d)
			if d < want*9/10 {
				short = append(short, fmt.Sprintf("%v at %s: %s, %s", d.Round(100*time.Microsecond), host, list[i-1].path, list[i].path))
			}
		}
	}
	if len(between) == 0 {
		return
	}
	slices.Sort(between)
	at := func(q float64) time.Duration {
		return between[int(q*float64(len(between)-1))].Round(100 * time.Microsecond)
	}
	fmt.Printf("between two requests of a host, of %d: least %v, 1 %% %v, median %v, 95 %% %v, 99 %% %v; %d below nine tenths of %v\n",
		len(between), at(0), at(0.01), at(0.5), at(0.95), at(0.99), len(short), want)
	for _, text := range short[:min(len(short), 10)] {
		fmt.Println("  " + text)
	}
}

// killed runs undisturbed, and then with kills.
func (t *trial) killed() error {
	if t.whole == t.dir {
		if err := t.undisturbed(); err != nil {
			return fmt.Errorf("undisturbed: %w", err)
		}
	}
	want, err := t.results(filepath.Join(t.whole, "whole.jsonl"))
	if err != nil {
		return err
	}
	t.site.forget()
	began := time.Now()
	count := map[string]int{}
	var p *process
	for round := 0; round < t.rounds; {
		if p == nil || !p.running() {
			if p != nil && p.ProcessState.Exited() { // it was done before the last kill
				fmt.Printf("done after %d kills\n", round)
				break
			}
			if p, err = t.start("log", t.batchArgs("killed.jsonl")...); err != nil {
				return err
			}
		}
		time.Sleep(time.Duration((0.25 + 1.5*t.random.Float64()) * float64(t.every)))
		if !p.running() {
			continue
		}
		victim := t.victim(p)
		count[victim]++
		round++
		if victim != "Chrome" && victim != "a process of Chrome" {
			<-p.ended
		}
	}
	if p == nil || !p.running() {
		if p, err = t.start("log", t.batchArgs("killed.jsonl")...); err != nil {
			return err
		}
	}
	if err := p.wait(longest); err != nil {
		return err
	}
	fmt.Printf("killed: %v; %.0f s\n", count, time.Since(began).Seconds())
	got, err := t.results("killed.jsonl")
	err = errors.Join(err, t.clean())
	if n := compare(want, got); n > 0 {
		err = errors.Join(err, fmt.Errorf("%d results differ", n))
	}
	return err
}

// forget makes the site one that was never asked.
func (s *site) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.asked)
	clear(s.heard)
}

// victim kills one of what belongs to a batch, and says what.
func (t *trial) victim(p *process) string {
	pid := p.Process.Pid
	var below []int
	for child := range family(pid) {
		if child != pid {
			below = append(below, child)
		}
	}
	slices.Sort(below)
	kinds := []string{"galley", "the process group"}
	if len(below) > 0 {
		kinds = append(kinds, "Chrome", "a process of Chrome")
	}
	kind := kinds[t.random.IntN(len(kinds))]
	switch kind {
	case "galley":
		p.kill(pid)
	case "the process group":
		syscall.Kill(-pid, syscall.SIGKILL)
	case "Chrome":
		p.kill(below[0])
	default:
		p.kill(below[t.random.IntN(len(below))])
	}
	return kind
}

// log is a file of the trial.
func (t *trial) log(name string) string { return filepath.Join(t.dir, name) }
