package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// process is one of this program and of both Chromes below it.
type process struct {
	of     string  // galley, chrome or bare
	parent int     // its number
	took   float64 // processor time in s, with that of its children that ended
}

// ticks is how many of the units of processor time in /proc are a second, on every Linux.
const ticks = 100

// processes are this one and those below it by their numbers, where the system is Linux.
func processes() map[int]process {
	all := map[int]process{}
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range dirs {
		pid, _ := strconv.Atoi(filepath.Base(dir))
		stat, err := os.ReadFile(filepath.Join(dir, "stat"))
		if err != nil {
			continue
		}
		// What comes before is the name of the program, which may have blanks.
		fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		p := process{}
		p.parent, _ = strconv.Atoi(fields[1])
		for _, f := range fields[11:15] {
			n, _ := strconv.ParseFloat(f, 64)
			p.took += n / ticks
		}
		switch {
		case pid == os.Getpid():
			p.of = "galley"
		case p.parent == os.Getpid():
			p.of = "bare"
			if args, _ := os.ReadFile(filepath.Join(dir, "cmdline")); strings.Contains(string(args), "galley-chrome") {
				p.of = "chrome"
			}
		}
		all[pid] = p
	}
	for pid, p := range all {
		root := pid
		for all[root].of == "" && all[root].parent > 1 {
			root = all[root].parent
		}
		p.of = all[root].of
		all[pid] = p
	}
	for pid, p := range all {
		if p.of == "" {
			delete(all, pid)
		}
	}
	return all
}

// processorTime is that of this process and of both Chromes below it so far, in s.
func processorTime() map[string]float64 {
	sum := map[string]float64{}
	for _, p := range processes() {
		sum[p.of] += p.took
	}
	return sum
}
