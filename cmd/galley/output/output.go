package output

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"galley/cmd/galley/exit"
	"galley/dataset"
)

// Write writes a file whole or not at all, and makes its folder.
func Write(name string, data []byte) error {
	return dataset.WriteFile(name, data)
}

// Check refuses a file of -o that cannot be written, before the work for it is done.
func Check(name string) error { return CheckFlag("-o", name) }

// CheckFlag is Check of the file that another flag names; "" is none.
func CheckFlag(flag, name string) error {
	if name == "" {
		return nil
	}
	if info, err := os.Stat(name); err == nil {
		if info.IsDir() {
			return exit.Usagef("name a file in it", "%s %s is a folder", flag, name)
		}
		return nil
	}
	dir := filepath.Dir(name)
	info, err := os.Stat(dir)
	for err != nil && dir != filepath.Dir(dir) {
		dir = filepath.Dir(dir)
		info, err = os.Stat(dir)
	}
	if err != nil {
		return nil // the writing says what is wrong
	}
	if !info.IsDir() {
		return exit.Usagef("name a file in a folder", "%s %s: %s is no folder", flag, name, dir)
	}
	trial, err := os.CreateTemp(dir, ".galley-")
	if err != nil {
		return exit.Usagef("name a file that you may write", "%s %s: nothing can be written in %s", flag, name, dir)
	}
	trial.Close()
	return os.Remove(trial.Name())
}

// NotInput refuses to write over the page that is read: it would be lost.
func NotInput(name, input string) error {
	out, err := os.Stat(name)
	if err != nil || !out.Mode().IsRegular() {
		return nil
	}
	if in, err := os.Stat(input); err == nil && os.SameFile(in, out) {
		return exit.Usagef("name another file", "-o %s is the page that is to be read", name)
	}
	return nil
}

// WriteTo writes a file that may be large straight to disk.
func WriteTo(name string, write func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		f.Close()
		return fmt.Errorf("write %s: %w", name, err)
	}
	return f.Close()
}
