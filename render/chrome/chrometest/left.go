// Package chrometest is for tests that start Chrome: what they leave behind, and where there is
// none to start.
package chrometest

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"go.uber.org/goleak"
)

// Run runs the tests of a package with a temporary folder of their own and names what they leave
// behind: processes, folders, and where they passed goroutines. end, which may be nil, closes
// what they share. The code is that to exit with.
func Run(m *testing.M, end func()) (code int, left []string) {
	dir, err := os.MkdirTemp("", "galley-chrome-test-")
	if err != nil {
		return 1, []string{err.Error()}
	}
	defer os.RemoveAll(dir)
	os.Setenv("TMPDIR", dir)
	code = m.Run()
	if end != nil {
		end()
	}
	left = leftovers(dir)
	if err := goleak.Find(); err != nil && code == 0 {
		left = append(left, err.Error())
	}
	if len(left) > 0 {
		code = 1
	}
	return code, left
}

// leftovers names the processes that have their profile below dir, where there is /proc, and the
// temporary folders in it.
func leftovers(dir string) []string {
	var found []string
	for _, pattern := range []string{"chromedp-runner*", "galley-*"} {
		names, _ := filepath.Glob(filepath.Join(dir, pattern))
		found = append(found, names...)
	}
	processes, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range processes {
		if args, err := os.ReadFile(name); err == nil && bytes.Contains(args, []byte(dir)) {
			found = append(found, fmt.Sprintf("%s: %.200q", name, args))
		}
	}
	return found
}

// Need skips a test where find, chrome.Find, finds no Chrome, unless that is an error.
func Need(t testing.TB, find func(named string) (string, error)) {
	t.Helper()
	if _, err := find(os.Getenv("GALLEY_CHROME")); err != nil {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal("GALLEY_NEED_CHROME is set: ", err)
		}
		t.Skip(err)
	}
}
