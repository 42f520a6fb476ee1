package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"galley/dataset"
)

// writeFile writes a file whole or not at all, and makes its folder.
func writeFile(name string, data []byte) error {
	return dataset.WriteFile(name, data)
}

// checkOutput refuses a file that cannot be written, before the work for it is done.
func checkOutput(name string) error {
	if info, err := os.Stat(name); err == nil {
		if info.IsDir() {
			return usage("name a file in it", "-o %s is a folder", name)
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
		return usage("name a file in a folder", "-o %s: %s is no folder", name, dir)
	}
	trial, err := os.CreateTemp(dir, ".galley-")
	if err != nil {
		return usage("name a file that you may write", "-o %s: nothing can be written in %s", name, dir)
	}
	trial.Close()
	return os.Remove(trial.Name())
}

// writeTo writes a file that may be large straight to disk.
func writeTo(name string, write func(io.Writer) error) error {
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
