package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"
)

// watchMemory looks at the memory of this process and of Chrome below it until the
// function it returns is called, which prints the peaks: the proportional set size of
// each, where the system is Linux.
func watchMemory() func(io.Writer) error {
	end, peaks := make(chan bool), make(chan map[string]float64)
	go func() {
		peak := map[string]float64{}
		for {
			select {
			case <-end:
				peaks <- peak
				return
			case <-time.After(2 * time.Second):
				for name, mb := range memory() {
					peak[name] = max(peak[name], mb)
				}
			}
		}
	}()
	return func(w io.Writer) error {
		end <- true
		peak := <-peaks
		_, err := fmt.Fprintf(w, "%8.0f  MB at most in the process of galley\n%8.0f  MB at most in its Chrome\n%8.0f  MB at most in the bare one\n",
			peak["galley"], peak["chrome"], peak["bare"])
		return err
	}
}

// memory is the proportional set size in MB of this process and of both Chromes below it.
func memory() map[string]float64 {
	found := map[string]float64{}
	for pid, p := range processes() {
		found[p.of] += proportional(pid)
	}
	return found
}

// proportional is Pss of a process in MB.
func proportional(pid int) float64 {
	f, err := os.Open(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
	if err != nil {
		return 0
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		if rest, ok := strings.CutPrefix(s.Text(), "Pss:"); ok {
			kb, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kb / 1024
		}
	}
	return 0
}
