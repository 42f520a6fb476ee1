package main

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// watchEvery is how often memory is looked at.
const watchEvery = 5 * time.Second

// process is what /proc says of one.
type process struct {
	pid, parent int
	name        string
	bytes       int64
}

// processes are all there are, by number.
func processes() map[int]process {
	all := map[int]process{}
	names, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		// pid (name) state ppid …, the 24th is resident pages; see proc(5).
		head, rest, _ := strings.Cut(string(data), ") ")
		fields := strings.Fields(rest)
		pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(name)))
		if len(fields) < 22 {
			continue
		}
		p := process{pid: pid, name: head[strings.IndexByte(head, '(')+1:]}
		p.parent, _ = strconv.Atoi(fields[1])
		pages, _ := strconv.ParseInt(fields[21], 10, 64)
		p.bytes = pages * int64(os.Getpagesize())
		all[pid] = p
	}
	return all
}

// below reports whether a process is a descendant of the service.
func (l *load) below(all map[int]process, p process) bool {
	for depth := 0; p.parent > 1 && depth < 30; depth++ {
		if p.parent == l.pid {
			return true
		}
		p = all[p.parent]
	}
	return false
}

// watch notes the memory.
func (l *load) watch(ctx context.Context) {
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		all := processes()
		s := sample{at: time.Since(l.report.began), service: float64(all[l.pid].bytes) / 1e6}
		for _, p := range all {
			if l.below(all, p) {
				s.chrome += float64(p.bytes) / 1e6
			}
		}
		l.report.mu.Lock()
		l.report.memory = append(l.report.memory, s)
		l.report.mu.Unlock()
	}
}

// killer kills the processes that the service itself started: Chrome's first one.
func (l *load) killer(ctx context.Context) {
	tick := time.NewTicker(l.kill)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		for _, p := range processes() {
			if p.parent != l.pid || !strings.HasPrefix(p.name, "chrom") {
				continue
			}
			if found, err := os.FindProcess(p.pid); err == nil && found.Kill() == nil {
				l.report.mu.Lock()
				l.report.kills++
				l.report.mu.Unlock()
			}
		}
	}
}
