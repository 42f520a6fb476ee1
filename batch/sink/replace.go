package sink

import (
	"errors"
	"os"
	"path/filepath"
)

// unfinished begins the names of files that are not whole yet.
const unfinished = ".tmp-"

// Replace writes a file as a whole or not at all: first in the folder temp, which must be
// on the same disk, and then at its place. It is not renameio's because that is not made
// for Windows, whose rename replaces files as well.
func Replace(temp, name string, mode os.FileMode, write func(*os.File) error) error {
	f, err := os.CreateTemp(temp, unfinished)
	if err != nil {
		return err
	}
	err = write(f)
	if err == nil {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// Sweep removes what killed processes left unfinished in a folder that nobody else uses.
func Sweep(temp string) {
	names, _ := filepath.Glob(filepath.Join(temp, unfinished+"*"))
	for _, name := range names {
		os.Remove(name)
	}
}

// ReplaceWith is Replace with the data at hand.
func ReplaceWith(temp, name string, data []byte, mode os.FileMode) error {
	return Replace(temp, name, mode, func(f *os.File) error { _, err := f.Write(data); return err })
}
