package main

import (
	"os"
	"path/filepath"

	"golang.org/x/term"

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

// writeArticle writes an article to standard output. On a terminal its page must not be able
// to make the terminal do things.
func (t terminal) writeArticle(text []byte) error {
	if f, ok := t.out.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		text = []byte(printable(string(text)))
	}
	_, err := t.out.Write(text)
	return err
}
