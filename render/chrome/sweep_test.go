//go:build unix

package chrome

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// What a program that was killed left is removed; what is in use, new, or of others stays.
func TestSweep(t *testing.T) {
	parent := t.TempDir()
	make := func(name string, old, locked, marked bool) string {
		dir := filepath.Join(parent, name)
		if err := os.MkdirAll(filepath.Join(dir, "profile"), 0o700); err != nil {
			t.Fatal(err)
		}
		if marked {
			lock, err := lockTemp(dir)
			if err != nil {
				t.Fatal(err)
			}
			if !locked {
				lock.Close()
			} else {
				t.Cleanup(func() { lock.Close() })
			}
		}
		if old {
			os.Chtimes(dir, time.Time{}, time.Now().Add(-time.Hour))
		}
		return dir
	}
	dead := make(tempPrefix+"dead", true, false, true)
	kept := []string{make(tempPrefix+"used", true, true, true), make(tempPrefix+"new", false, false, true), make(tempPrefix+"other", true, false, false), make("galley-batch-1", true, false, true)}
	if n := sweep(parent); n != 1 {
		t.Errorf("%d removed", n)
	}
	if _, err := os.Stat(dead); err == nil {
		t.Error("what a dead program left is still there")
	}
	// A pipe in place of the lock: to open it would wait for ever.
	trap := make(tempPrefix+"trap", true, false, false)
	if err := syscall.Mkfifo(filepath.Join(trap, tempLock), 0o600); err != nil {
		t.Skip(err)
	}
	os.Chtimes(trap, time.Time{}, time.Now().Add(-time.Hour))
	if n := sweep(parent); n != 0 {
		t.Errorf("%d removed of those that stay", n)
	}
	for _, dir := range append(kept, trap) {
		if _, err := os.Stat(dir); err != nil {
			t.Error(err)
		}
	}
}
