//go:build unix

package galley

import (
	"context"
	"errors"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestSilentPipe holds that a pipe that nobody writes to ends with the context.
func TestSilentPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "page.html")
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Skip(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := File(name).OpenContext(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("ended with %v", err)
	}
}
