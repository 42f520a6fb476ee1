package main

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestFolderInPlace holds that a folder in the place of a file is wrong usage, and stays.
func TestFolderInPlace(t *testing.T) {
	name := t.TempDir()
	err := writeFile(name, []byte("x"))
	if !errors.Is(err, syscall.EISDIR) || exitCode(err) != exitUsage {
		t.Errorf("%v, exit code %d", err, exitCode(err))
	}
}

// TestCheckOutputLeavesNothing holds that a check makes neither the file nor its folder.
func TestCheckOutputLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	if err := checkOutput(filepath.Join(dir, "new", "x.wrapper")); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left %v, %v", left, err)
	}
	if err := writeFile(filepath.Join(dir, "x"), nil); err != nil {
		t.Fatal(err)
	}
	if err := checkOutput(filepath.Join(dir, "x", "y")); exitCode(err) != exitUsage {
		t.Errorf("below a file: %v", err)
	}
}

// TestPortTaken holds that who asks for a port that is taken is told of another.
func TestPortTaken(t *testing.T) {
	first, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, err = listen(first.Addr().String(), false)
	var hinter interface{ Hint() string }
	if !errors.As(err, &hinter) || exitCode(err) != exitSome {
		t.Errorf("%v, exit code %d", err, exitCode(err))
	}
}
