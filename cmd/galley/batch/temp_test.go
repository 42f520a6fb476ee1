package batch

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTempOfTheDead holds that the folder of a process that was killed is removed by the
// next one, and that of a process that lives, or of a batch, is not.
func TestTempOfTheDead(t *testing.T) {
	parent := t.TempDir()
	t.Setenv("TMPDIR", parent)
	alive, err := openTemp()
	if err != nil {
		t.Fatal(err)
	}
	defer alive.close()
	if os.TempDir() != alive.dir {
		t.Errorf("temporary files go to %s", os.TempDir())
	}
	dead, foreign := filepath.Join(parent, "galley-1"), filepath.Join(parent, "galley-2")
	for _, name := range []string{filepath.Join(dead, lockName), filepath.Join(dead, "chrome", "x"), filepath.Join(foreign, "x")} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ended, err := openState(filepath.Join(parent, "galley-results.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	ended.close()
	os.Setenv("TMPDIR", parent)
	next, err := openTemp()
	if err != nil {
		t.Fatal(err)
	}
	if exists(dead) || !exists(foreign) || !exists(alive.dir) {
		t.Errorf("dead: %v, of others: %v, alive: %v; want only the dead to be gone", exists(dead), exists(foreign), exists(alive.dir))
	}
	if !exists(ended.dir) {
		t.Errorf("the state of a batch is gone: %s", ended.dir)
	}
	// A Chrome that was about to end has written to it until now.
	if err := os.MkdirAll(filepath.Join(dead, "chrome"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dead, lockName), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	next.close()
	if exists(next.dir) {
		t.Error("a folder outlives its process")
	}
	if exists(dead) {
		t.Error("what could not be removed at the start is there after the end")
	}
}
