package chrome

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
)

// StartError says that no Chrome could be used.
type StartError struct {
	Program string
	Reason  string // what Chrome or the system said
	Advice  string
}

func (e *StartError) Error() string {
	if e.Program == "" {
		return "no Chrome or Chromium was found"
	}
	return fmt.Sprintf("Chrome (%s) does not start: %s", e.Program, e.Reason)
}

// Hint says what to do about it.
func (e *StartError) Hint() string { return e.Advice }

// startError finds in what Chrome printed why it did not start.
func startError(program string, err error, output string) error {
	reason := strings.Join(strings.Fields(err.Error()), " ") // of chromedp's several lines one
	e := &StartError{Program: program, Reason: reason, Advice: "run it by hand to see what it says: " + program + " --headless --dump-dom about:blank"}
	for _, line := range strings.Split(output, "\n") {
		for _, known := range startFailures {
			if strings.Contains(line, known.says) {
				e.Reason, e.Advice = strings.TrimSpace(line), known.advice
				return e
			}
		}
	}
	if last := strings.Join(strings.Fields(output), " "); !strings.Contains(e.Reason, last) { // chromedp may have said it already
		e.Reason += ": " + last
	}
	return e
}

var startFailures = []struct{ says, advice string }{
	{"Running as root without --no-sandbox", "run galley as an ordinary user, or with --no-sandbox (GALLEY_NO_SANDBOX=1) inside a container"},
	{"No usable sandbox", "allow unprivileged user namespaces (Ubuntu: sysctl kernel.apparmor_restrict_unprivileged_userns=0, or an AppArmor profile for Chrome), or use --no-sandbox (GALLEY_NO_SANDBOX=1) inside a container"},
	{"error while loading shared libraries", "a library of Chrome is missing: install Chrome with the system's package manager"},
	{"No space left on device", "make room in the temporary folder (TMPDIR)"},
}

// tail keeps the last bytes written to it.
type tail struct {
	mu    sync.Mutex
	buf   []byte
	limit int
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf = append(t.buf, p...)
	if over := len(t.buf) - t.limit; over > 0 {
		t.buf = bytes.Clone(t.buf[over:])
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.buf)
}
