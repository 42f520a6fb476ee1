//go:build linux

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// process is a galley that runs, in a process group of its own.
type process struct {
	*exec.Cmd
	began time.Time
	ended chan struct{}
	err   error
	log   *os.File

	mu     sync.Mutex
	memory []sample
	busy   map[int]float64 // seconds of processor time by process
	chrome map[int]float64 // those of it that are Chrome's
}

// sample is the resident memory of galley, without Chrome, at one moment.
type sample struct{ second, mb float64 }

// start runs galley with what all of the processes of a trial share.
func (t *trial) start(log string, args ...string) (*process, error) {
	f, err := os.OpenFile(filepath.Join(t.dir, log), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	p := &process{Cmd: exec.Command(t.galley, args...), began: time.Now(), ended: make(chan struct{}), log: f,
		busy: map[int]float64{}, chrome: map[int]float64{}}
	p.Dir, p.Stdout, p.Stderr = t.dir, f, f
	p.Env = append(os.Environ(), "TMPDIR="+t.temp(), t.mark())
	p.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	if err := os.MkdirAll(t.temp(), 0o755); err != nil {
		return nil, err
	}
	if err := p.Start(); err != nil {
		return nil, err
	}
	go p.watch()
	go func() {
		p.err = p.Wait()
		f.Close()
		close(p.ended)
	}()
	return p, nil
}

// temp is the folder for temporary files, which must be empty at the end.
func (t *trial) temp() string { return filepath.Join(t.dir, "tmp") }

// mark is in the environment of everything that belongs to the trial.
func (t *trial) mark() string { return "GALLEY_TRIAL=" + t.dir }

func (p *process) running() bool {
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

// watch samples memory and processor time until the end.
func (p *process) watch() {
	tick := time.NewTicker(250 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-p.ended:
			return
		case <-tick.C:
		}
		p.mu.Lock()
		for pid := range family(p.Process.Pid) {
			seconds, pages, ok := stat(pid)
			if !ok || pages == 0 { // it has ended
				continue
			}
			p.busy[pid] = seconds
			if pid == p.Process.Pid {
				p.memory = append(p.memory, sample{time.Since(p.began).Seconds(), float64(pages*os.Getpagesize()) / 1e6})
			} else {
				p.chrome[pid] = seconds
			}
		}
		p.mu.Unlock()
	}
}

// processorTime is what it took, with its children, and Chrome's part of it. Processes
// that lived for less than a sample are missing.
func (p *process) processorTime() (all, chrome float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.busy {
		all += s
	}
	for _, s := range p.chrome {
		chrome += s
	}
	return all, chrome
}

// fields are those of /proc/PID/stat after the name; see proc(5).
func fields(pid int) []string {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return nil
	}
	_, rest, _ := strings.Cut(string(data), ") ")
	return strings.Fields(rest)
}

// stat is the processor time in seconds and the resident memory in pages.
func stat(pid int) (seconds float64, pages int, ok bool) {
	f := fields(pid)
	if len(f) < 22 {
		return 0, 0, false
	}
	user, _ := strconv.Atoi(f[11])
	system, _ := strconv.Atoi(f[12])
	pages, _ = strconv.Atoi(f[21])
	return float64(user+system) / 100, pages, true
}

// processes are the numbers of all that run.
func processes() (list []int) {
	names, _ := filepath.Glob("/proc/[0-9]*")
	for _, name := range names {
		if pid, err := strconv.Atoi(filepath.Base(name)); err == nil {
			list = append(list, pid)
		}
	}
	return list
}

// family is a process with all below it.
func family(root int) map[int]bool {
	parents := map[int]int{}
	for _, pid := range processes() {
		if f := fields(pid); len(f) > 1 {
			parents[pid], _ = strconv.Atoi(f[1])
		}
	}
	found := map[int]bool{root: true}
	for pid := range parents {
		for p, depth := pid, 0; p > 1 && depth < 20; p, depth = parents[p], depth+1 {
			if found[p] {
				found[pid] = true
				break
			}
		}
	}
	return found
}

// orphans are the processes of the trial that still run: those with its mark, and those
// whose command line names its folder. Chrome does not inherit the environment.
func (t *trial) orphans() (list []int) {
	for _, pid := range processes() {
		environ, _ := os.ReadFile(fmt.Sprintf("/proc/%d/environ", pid))
		command, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
		if pid != os.Getpid() && (bytes.Contains(environ, []byte(t.mark())) || bytes.Contains(environ, []byte("TMPDIR="+t.temp())) || bytes.Contains(command, []byte(t.temp()))) {
			list = append(list, pid)
		}
	}
	return list
}

// kill ends what runs at once.
func (p *process) kill(pid int) {
	syscall.Kill(pid, syscall.SIGKILL)
}

// wait waits for the end, and reports an exit that is none of galley's for batches.
func (p *process) wait(limit time.Duration) error {
	select {
	case <-p.ended:
	case <-time.After(limit):
		p.kill(-p.Process.Pid)
		<-p.ended
		return fmt.Errorf("not done after %v", limit)
	}
	if code := p.ProcessState.ExitCode(); code != 0 && code != exitSome {
		return fmt.Errorf("galley ended with %d; see %s", code, p.log.Name())
	}
	return nil
}

// exitSome is the exit code of galley when some inputs failed, which they must here.
const exitSome = 1
