package output

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"galley/cmd/galley/exit"
)

// TestFolderInPlace holds that a folder in the place of a file is wrong usage, and stays.
func TestFolderInPlace(t *testing.T) {
	name := t.TempDir()
	err := Write(name, []byte("x"))
	if !errors.Is(err, syscall.EISDIR) || exit.Code(err) != exit.Usage {
		t.Errorf("%v, exit code %d", err, exit.Code(err))
	}
}

// TestCheckOutputLeavesNothing holds that a check makes neither the file nor its folder.
func TestCheckOutputLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	if err := Check(filepath.Join(dir, "new", "x.wrapper")); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left %v, %v", left, err)
	}
	if err := Write(filepath.Join(dir, "x"), nil); err != nil {
		t.Fatal(err)
	}
	if err := Check(filepath.Join(dir, "x", "y")); exit.Code(err) != exit.Usage {
		t.Errorf("below a file: %v", err)
	}
}
