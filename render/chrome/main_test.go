package chrome

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"go.uber.org/goleak"
)

// guard bounds whatever a test waits for, so that a hang is a failure.
const guard = 90 * time.Second

// TestMain gives every Chrome a temporary folder below one of the tests and looks, at the
// end, for what they left behind: processes, folders, goroutines.
func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "galley-chrome-test-")
	if err != nil {
		panic(err)
	}
	os.Setenv("TMPDIR", dir)
	code := m.Run()
	for _, problem := range leftovers(dir) {
		fmt.Println("left behind:", problem)
		code = 1
	}
	if err := goleak.Find(); err != nil && code == 0 {
		fmt.Println(err)
		code = 1
	}
	os.RemoveAll(dir)
	os.Exit(code)
}

// leftovers names the processes that have their profile below dir, where there is /proc,
// and the temporary folders in it.
func leftovers(dir string) []string {
	found, _ := filepath.Glob(filepath.Join(dir, tempPrefix+"*"))
	processes, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range processes {
		if args, err := os.ReadFile(name); err == nil && bytes.Contains(args, []byte(dir)) {
			found = append(found, fmt.Sprintf("%s: %.200q", name, args))
		}
	}
	return found
}

// needChrome skips the test where no Chrome is, unless that is an error.
func needChrome(t *testing.T) {
	t.Helper()
	if _, err := Find(os.Getenv("GALLEY_CHROME")); err != nil {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal("GALLEY_NEED_CHROME is set: ", err)
		}
		t.Skip(err)
	}
}
