package chrome

import (
	"errors"
	"strings"
	"testing"
)

// TestStartFailure: why a Chrome does not start is said once, in one line.
func TestStartFailure(t *testing.T) {
	for _, tt := range []struct{ name, err, output, want, hint string }{
		{"known", "exit status 1", "x\n[1] No usable sandbox! Update\ny", "Chrome (c) does not start: [1] No usable sandbox! Update", "allow unprivileged"},
		{"unknown", "exit status 3", "odd\ntrouble\n", "Chrome (c) does not start: exit status 3: odd trouble", "run it by hand"},
		{"said by the error already", "chrome failed to start:\nodd\ntrouble", "odd\ntrouble\n", "Chrome (c) does not start: chrome failed to start: odd trouble", "run it by hand"},
		{"silent", "exit status 3", "", "Chrome (c) does not start: exit status 3", "run it by hand"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := startError("c", errors.New(tt.err), tt.output)
			var start *StartError
			if err.Error() != tt.want || !errors.As(err, &start) || !strings.HasPrefix(start.Hint(), tt.hint) {
				t.Errorf("%q, %q", err, start.Hint())
			}
		})
	}
}
