package render

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// proc is a process of this machine.
type proc struct {
	pid, parent int
	args        string
}

// processes lists what /proc knows; nothing where there is no /proc.
func processes() []proc {
	var found []proc
	folders, _ := filepath.Glob("/proc/[0-9]*")
	for _, folder := range folders {
		pid, _ := strconv.Atoi(filepath.Base(folder))
		args, err := os.ReadFile(folder + "/cmdline")
		if err != nil || len(args) == 0 {
			continue
		}
		stat, _ := os.ReadFile(folder + "/stat")
		// pid (name) state parent …
		fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
		if len(fields) < 2 {
			continue
		}
		parent, _ := strconv.Atoi(string(fields[1]))
		found = append(found, proc{pid, parent, string(bytes.ReplaceAll(args, []byte{0}, []byte{' '}))})
	}
	return found
}

// browserPid is the main process of a browser.
func browserPid(b *Browser) int {
	return chromedp.FromContext(b.running().Context).Browser.Process().Pid
}

// renderers lists the processes that show the pages of a browser: its descendants
// of that type.
func renderers(b *Browser) []int {
	family := map[int]bool{browserPid(b): true}
	var pids []int
	all := processes()
	for grown := true; grown; {
		grown = false
		for _, p := range all {
			if family[p.parent] && !family[p.pid] {
				family[p.pid], grown = true, true
				if strings.Contains(p.args, "--type=renderer") {
					pids = append(pids, p.pid)
				}
			}
		}
	}
	return pids
}

// kill ends a process at once.
func kill(pid int) {
	if p, err := os.FindProcess(pid); err == nil {
		p.Kill()
	}
}

// killPages ends every renderer of a browser.
func killPages(b *Browser) int {
	pids := renderers(b)
	for _, pid := range pids {
		kill(pid)
	}
	return len(pids)
}

// needProc skips a test that must find processes.
func needProc(t *testing.T) {
	t.Helper()
	if len(processes()) == 0 {
		t.Skip("no /proc here")
	}
}
